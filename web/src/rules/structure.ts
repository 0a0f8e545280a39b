// Chapters of the games themselves: paragraphs, the rule ids they explain, pictures. Texts are in text/.

import { chapter, type KeysOf } from './types';

const good = 'good' as const;
const bad = 'bad' as const;

export const base = chapter('base', 'alhambra', [
  {
    key: 'goal',
    rules: ['base.1'],
    picture: { tiles: ['pavilion-8-0', 'seraglio-9-0', 'arcades-9-0', 'chambers-10-0', 'garden-11-0', 'tower-12-0'] },
  },
  {
    key: 'setup',
    rules: ['base.2', 'base.R1', 'base.R2', 'base.R3'],
    picture: { cards: [['denar-4', 'dirham-7', 'ducat-2', 'florin-9']] },
  },
  { key: 'turn', rules: ['base.3', 'base.R6', 'base.R22', 'base.R26'] },
  { key: 'take', rules: ['base.3.take-money', 'base.R5'], picture: { cards: [['florin-7'], ['denar-2', 'ducat-3']] } },
  {
    key: 'buy',
    rules: ['base.3.buy', 'base.R23'],
    picture: {
      tiles: ['garden-10-0'],
      cards: [
        ['denar-7', 'denar-3'],
        ['denar-8', 'denar-3'],
      ],
    },
  },
  { key: 'redesign', rules: ['base.3.redesign'] },
  { key: 'place', rules: ['base.3.placement', 'base.4'] },
  {
    key: 'edges',
    rules: ['base.4.edges'],
    picture: {
      minis: [
        {
          tiles: [
            ['tower-12-0', 1, 0],
            ['tower-13-e', 2, 0],
          ],
          mark: good,
        },
        {
          tiles: [
            ['tower-13-e', 1, 0],
            ['arcades-9-0', 2, 0],
          ],
          mark: bad,
        },
      ],
    },
  },
  {
    key: 'foot',
    rules: ['base.4.on-foot'],
    picture: {
      minis: [
        {
          tiles: [
            ['pavilion-6-n', 0, -1],
            ['garden-10-0', 1, -1],
            ['garden-11-0', 1, -2],
            ['seraglio-8-s', 0, -2],
          ],
          mark: good,
        },
        {
          tiles: [
            ['pavilion-6-n', 0, -1],
            ['seraglio-8-s', 0, -2],
          ],
          mark: bad,
        },
      ],
    },
  },
  {
    key: 'holes',
    rules: ['base.4.holes', 'base.R7'],
    picture: {
      minis: [
        {
          tiles: [
            ['pavilion-8-0', 1, 0],
            ['seraglio-9-0', 2, 0],
            ['arcades-9-0', 2, -1],
            ['arcades-10-0', 2, -2],
            ['chambers-10-0', 1, -2],
            ['chambers-11-0', 0, -2],
            ['garden-10-0', 0, -1],
          ],
          mark: bad,
          hole: [1, -1],
        },
      ],
    },
  },
  {
    key: 'wall',
    rules: ['base.4.longest-wall', 'base.R8', 'base.R9'],
    picture: {
      minis: [
        {
          tiles: [
            ['pavilion-5-nw', 0, -1],
            ['pavilion-6-n', 1, -1],
            ['chambers-7-ne', 2, -1],
            ['arcades-8-e', 2, 0],
            ['pavilion-4-es', 2, 1],
            ['tower-11-0', 1, 0],
            ['chambers-9-w', 1, 1],
            ['pavilion-7-e', 0, 1],
            ['seraglio-7-w', -1, 0],
            ['pavilion-3-sw', -1, 1],
          ],
          longest: [
            [0, -1, 'W'],
            [0, -1, 'N'],
            [1, -1, 'N'],
            [2, -1, 'N'],
            [2, -1, 'E'],
            [2, 0, 'E'],
            [2, 1, 'E'],
            [2, 1, 'S'],
          ],
        },
      ],
    },
  },
  { key: 'refill', rules: ['base.3.refill', 'base.R4', 'base.R13', 'base.R14', 'base.R25'] },
  {
    key: 'majority',
    rules: ['base.5', 'base.5.majority', 'base.R10', 'base.R11', 'base.R20'],
    picture: { prizes: true },
  },
  { key: 'end', rules: ['base.6', 'base.R15', 'base.R16', 'base.R19'] },
  { key: 'dirk', rules: ['base.7', 'base.R17', 'base.R18'] },
]);

export const dice = chapter('dice', 'dice', [
  {
    key: 'goal',
    rules: ['dice.1', 'dice.2', 'dice.8'],
    picture: { dice: ['pavilion', 'seraglio', 'arcades', 'chambers', 'garden', 'tower'] },
  },
  { key: 'round', rules: ['dice.3', 'dice.3.1', 'dice.3.2'] },
  {
    key: 'throw',
    rules: ['dice.3.3', 'dice.R11'],
    picture: { dice: ['tower', 'tower', 'tower', 'garden', 'tower', 'arcades', 'pavilion', 'tower'] },
  },
  { key: 'place', rules: ['dice.3.3.place', 'dice.R1'] },
  { key: 'chips', rules: ['dice.3.4', 'dice.R2', 'dice.R3', 'dice.R4', 'dice.R5', 'dice.R6', 'dice.R7', 'dice.R10'] },
  { key: 'results', rules: ['dice.3.5'] },
  {
    key: 'scoring',
    rules: ['dice.5', 'dice.5.majority', 'dice.5.chips', 'dice.6', 'dice.R8', 'dice.R9'],
    picture: { prizes: true },
  },
  { key: 'dirk', rules: ['dice.7', 'dice.R13'] },
]);

export const alcazaba = chapter('alcazaba', 'alcazaba', [
  {
    key: 'goal',
    rules: ['alcazaba.1', 'alcazaba.2', 'alcazaba.8', 'alcazaba.R8'],
    picture: { tiles: ['tower-10-sw'], dice: ['tower', 'garden', 'tower'] },
  },
  { key: 'round', rules: ['alcazaba.3', 'alcazaba.3.1', 'alcazaba.R1'] },
  { key: 'turn', rules: ['alcazaba.3.2', 'alcazaba.R2', 'alcazaba.R7'] },
  { key: 'results', rules: ['alcazaba.3.3', 'alcazaba.4', 'alcazaba.R3', 'alcazaba.R4'] },
  { key: 'scoring', rules: ['alcazaba.5', 'alcazaba.6'] },
  { key: 'dirk', rules: ['alcazaba.7', 'alcazaba.R5', 'alcazaba.R6', 'alcazaba.R9'] },
]);

export const GAMES = [base, dice, alcazaba] as const;
export type BaseKey = KeysOf<typeof base>;
export type DiceKey = KeysOf<typeof dice>;
export type AlcazabaKey = KeysOf<typeof alcazaba>;
