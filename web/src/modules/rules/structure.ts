// Chapters of the modules: paragraphs, the rule ids they explain, pictures. Texts are in en.ts, nl.ts, de.ts.

import { chapter, type KeysOf } from '../../rules/types';

const good = 'good' as const;
const bad = 'bad' as const;

export const CHAPTERS = {
  'viziers-favour': chapter('viziers-favour', 'alhambra', [
    {
      key: 'window',
      rules: [
        'viziers-favour.1',
        'viziers-favour.2',
        'viziers-favour.3',
        'viziers-favour.R1',
        'viziers-favour.R2',
        'viziers-favour.R3',
        'viziers-favour.R4',
        'viziers-favour.R6',
      ],
      picture: { vizier: true, tiles: ['garden-9-e'], cards: [['florin-5', 'florin-4']] },
    },
    { key: 'wake', rules: ['viziers-favour.3.wake', 'viziers-favour.R7'] },
    {
      key: 'limits',
      rules: ['viziers-favour.6', 'viziers-favour.7', 'viziers-favour.8', 'viziers-favour.R5', 'viziers-favour.R8'],
    },
  ]),
  'bureau-de-change': chapter('bureau-de-change', 'alhambra', [
    {
      key: 'take',
      rules: ['bureau-de-change.1', 'bureau-de-change.2', 'bureau-de-change.R1', 'bureau-de-change.R4'],
      picture: { cards: [['bureau-denar-florin']] },
    },
    {
      key: 'pay',
      rules: ['bureau-de-change.3', 'bureau-de-change.R2', 'bureau-de-change.R3'],
      picture: { tiles: ['garden-11-0'], cards: [['bureau-denar-florin', 'florin-9', 'denar-2']] },
    },
    { key: 'limits', rules: ['bureau-de-change.5', 'bureau-de-change.8', 'bureau-de-change.R5'] },
  ]),
  'bonus-cards': chapter('bonus-cards', 'alhambra', [
    {
      key: 'deal',
      rules: ['bonus-cards.1', 'bonus-cards.2', 'bonus-cards.R4'],
      picture: { bonus: ['garden-10-0', 'tower-12-0', 'pavilion-8-0'] },
    },
    {
      key: 'lay',
      rules: [
        'bonus-cards.3',
        'bonus-cards.R1',
        'bonus-cards.R2',
        'bonus-cards.R3',
        'bonus-cards.R6',
        'bonus-cards.R7',
      ],
    },
    {
      key: 'count',
      rules: ['bonus-cards.5', 'bonus-cards.6', 'bonus-cards.8', 'bonus-cards.R5'],
      picture: { tiles: ['garden-10-0'], bonus: ['garden-10-0'] },
    },
  ]),
  'workers-huts': chapter('workers-huts', 'alhambra', [
    {
      key: 'take',
      rules: ['workers-huts.1', 'workers-huts.2', 'workers-huts.3', 'workers-huts.R4'],
      picture: {
        tiles: ['hut-pavilion-n', 'hut-seraglio-s', 'hut-arcades-e', 'hut-chambers-w', 'hut-garden-ne', 'hut-tower-es'],
      },
    },
    {
      key: 'count',
      rules: [
        'workers-huts.4',
        'workers-huts.5',
        'workers-huts.8',
        'workers-huts.R1',
        'workers-huts.R2',
        'workers-huts.R3',
        'workers-huts.R5',
      ],
      picture: {
        minis: [
          {
            tiles: [
              ['garden-10-0', 0, -1],
              ['hut-garden-e', 0, -2],
              ['garden-11-0', 0, -3],
              ['garden-8-nw', -1, -2],
            ],
            cells: [[0, -2]],
          },
        ],
      },
    },
  ]),
  'city-gates': chapter('city-gates', 'alhambra', [
    {
      key: 'card',
      rules: ['city-gates.1', 'city-gates.2', 'city-gates.3', 'city-gates.R1', 'city-gates.R2', 'city-gates.R10'],
      picture: { cards: [['city-gate']] },
    },
    {
      key: 'open',
      rules: [
        'city-gates.3.use',
        'city-gates.8',
        'city-gates.R3',
        'city-gates.R4',
        'city-gates.R5',
        'city-gates.R6',
        'city-gates.R7',
        'city-gates.R9',
      ],
      picture: {
        minis: [
          {
            tiles: [
              ['pavilion-6-n', 0, -1],
              ['seraglio-8-s', 0, -2],
            ],
            gate: [0, -2, 'S'],
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
    { key: 'stay', rules: ['city-gates.4', 'city-gates.5', 'city-gates.6', 'city-gates.R8'] },
  ]),
  diamonds: chapter('diamonds', 'alhambra', [
    {
      key: 'pay',
      rules: ['diamonds.1', 'diamonds.2', 'diamonds.3', 'diamonds.R1', 'diamonds.R2', 'diamonds.R3'],
      picture: { tiles: ['seraglio-9-0'], cards: [['diamond-5', 'diamond-4']] },
    },
    { key: 'limits', rules: ['diamonds.6', 'diamonds.7', 'diamonds.8', 'diamonds.R4'] },
  ]),
  characters: chapter('characters', 'alhambra', [
    {
      key: 'auction',
      rules: [
        'characters.1',
        'characters.2',
        'characters.3',
        'characters.R2',
        'characters.R3',
        'characters.R4',
        'characters.R11',
      ],
    },
    {
      key: 'people',
      rules: ['characters.3.abilities', 'characters.R1', 'characters.R12', 'characters.R15'],
      picture: { people: true },
    },
    { key: 'start', rules: ['characters.R5', 'characters.R8', 'characters.R13', 'characters.R16'] },
    {
      key: 'turn',
      rules: ['characters.4', 'characters.8', 'characters.R9', 'characters.R10', 'characters.R14', 'characters.R6'],
    },
    { key: 'scoring', rules: ['characters.5', 'characters.6', 'characters.R7'] },
  ]),
  camps: chapter('camps', 'alhambra', [
    {
      key: 'build',
      rules: ['camps.1', 'camps.2', 'camps.3', 'camps.4', 'camps.R1', 'camps.R2', 'camps.R3', 'camps.R5', 'camps.R8'],
      picture: {
        minis: [
          {
            tiles: [
              ['tower-11-0', 1, 0],
              ['arcades-8-e', 2, 0],
              ['camp-w', 3, 0],
            ],
            mark: good,
          },
          {
            tiles: [
              ['tower-11-0', 1, 0],
              ['arcades-8-e', 2, 0],
              ['camp-s', 3, 0],
            ],
            mark: bad,
          },
        ],
      },
    },
    {
      key: 'score',
      rules: ['camps.5', 'camps.6', 'camps.7', 'camps.8', 'camps.R4', 'camps.R6', 'camps.R7'],
      picture: {
        minis: [
          {
            tiles: [
              ['seraglio-7-w', -1, 0],
              ['tower-11-0', 1, 0],
              ['arcades-8-e', 2, 0],
              ['camp-e', -2, 0],
            ],
            cells: [
              [-1, 0],
              [0, 0],
              [1, 0],
              [2, 0],
            ],
            line: true,
          },
        ],
      },
    },
  ]),
} as const;

export type ModuleChapters = typeof CHAPTERS;
export type ModuleRuleKeys = { [S in keyof ModuleChapters]: KeysOf<ModuleChapters[S]> };
