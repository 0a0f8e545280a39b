import { describe, expect, it } from 'vitest';
import { differingHoles } from '../i18n/book';
import type { Action, View } from '../state/types';
import { cardWorth, groupPayments, payMeans } from './pay';
import { auctionOf, bonusCards, charactersOf, gateOffered, hutsOf, hutStacks, vizierAwake } from './read';
import { cardWords, moduleEvent } from './say';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));
import { vi } from 'vitest';

const view = {
  game: 'alhambra',
  modules: [],
  options: {},
  market: [],
  display: [],
  scorings_done: 0,
  to_move: 0,
  players: [
    {
      score: 0,
      palace: [{ tile: 'hut-garden-n', at: [1, 0] }],
      reserve: ['hut-tower-s'],
      'viziers-favour': { awake: false },
      'bonus-cards': { open: ['bonus-garden-10-0'], hand: ['bonus-tower-11-0'] },
      characters: { cards: ['miser', 'nobody'] },
    },
    { score: 0, palace: [], reserve: [], 'bonus-cards': { open: [], hand: 2, known: ['bonus-tower-12-0'] } },
  ],
  'workers-huts': { pavilion: ['hut-pavilion-n'], left: { pavilion: 3 } },
  'city-gates': { offer: true },
  characters: { surplus_count: 4, auction: { card: 'dancer', bid: 5, leader: 1, in: [0, 1] } },
} as unknown as View;

describe('pieces in a view', () => {
  it('are read where they are and nothing where they are not', () => {
    expect(vizierAwake(view, 0)).toBe(false);
    expect(vizierAwake(view, 1)).toBeNull();
    expect(bonusCards(view, 0)).toEqual({ open: ['bonus-garden-10-0'], hand: ['bonus-tower-11-0'], count: 1 });
    expect(bonusCards(view, 1)).toEqual({ open: [], hand: ['bonus-tower-12-0'], count: 2 });
    expect(hutStacks(view)[0]).toEqual({ kind: 'pavilion', top: 'hut-pavilion-n', left: 3 });
    expect(hutStacks(view)[1]).toEqual({ kind: 'seraglio', top: null, left: 0 });
    expect(hutsOf(view, 0)).toBe(2);
    expect(gateOffered(view)).toBe(true);
    expect(charactersOf(view, 0)).toEqual(['miser']);
    expect(auctionOf(view)).toEqual({ card: 'dancer', bid: 5, leader: 1, in: [0, 1] });
  });
});

describe('payments', () => {
  const pay = (...cards: string[]): Action => ({ kind: 'buy', slot: 3, pay: cards });
  it('are grouped by means, exact ones first', () => {
    const groups = groupPayments(
      [
        pay('denar-9', 'denar-4'),
        pay('diamond-7', 'diamond-5'),
        pay('bureau-denar-florin', 'denar-4', 'florin-8'),
        pay('patron'),
      ],
      12,
    );
    expect(groups.map((g) => [g.label, g.payments[0]?.exact])).toEqual([
      ['in diamonds', true],
      ['with the bureau de change', true],
      ['the patron pays', true],
      ['in denar', false],
    ]);
    expect(groups[3]?.payments[0]).toMatchObject({ sum: 13, note: '1 too much' });
    expect(cardWorth('patron', 12)).toBe(12);
    expect(payMeans(['denar-3'])).toBe('');
  });
});

describe('words', () => {
  const name = (seat: number): string => `Player ${seat + 1}`;
  it('have the same holes in every language', () => expect(differingHoles('modules')).toEqual([]));
  it('tell the events of modules', () => {
    expect(
      moduleEvent({ event: 'characters:won', player: 1, card: 'magician', amount: 24, pay: ['denar-9'] }, name),
    ).toBe('Player 2 wins the travelling magician for 24.');
    expect(moduleEvent({ event: 'characters:begged', player: 0 }, name)).toBe('Player 1 begs a card.');
    expect(moduleEvent({ event: 'characters:auction', card: 'miser' }, name)).toBe('The miser is up for auction.');
    expect(
      moduleEvent(
        { event: 'viziers-favour:bought', player: 0, tile: 'garden-6-esw', slot: 2, pay: ['dirham-4', 'dirham-2'] },
        name,
      ),
    ).toBe("Player 1's vizier buys garden 6 for exactly 6.");
    expect(
      moduleEvent({ event: 'city-gates:gate_set', player: 0, tile: 'tower-9-ne', at: [1, 1], gate: 'W' }, name),
    ).toBe('Player 1 opens a gate in the west of tower 9.');
    expect(moduleEvent({ event: 'placed', player: 0 }, name)).toBeNull();
    expect(cardWords('bureau-denar-florin')).toBe('bureau de change denar/florin');
  });
});
