import { beforeAll, describe, expect, it, vi } from 'vitest';

const settings = vi.hoisted(() => ({ lang: 'en' }));
vi.mock('../state/settings.svelte', () => ({ settings }));
import type { Action, View } from '../state/types';
import { cardWorth, groupPayments, payMeans, priceOf, waysToPay } from './pay';
import { loadModules, useModules } from './registry.svelte';
import { actionTitle, cardWords, moduleEvent, offerWords, palaceList } from './say';

const play = async (lang: string): Promise<void> => {
  settings.lang = lang;
  useModules(
    await loadModules('alhambra', [
      'viziers-favour',
      'bureau-de-change',
      'diamonds',
      'characters',
      'city-gates',
      'workers-huts',
      'nobody-knows-it',
    ]),
  );
};
beforeAll(() => play('en'));

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
  it('know the price by the place of the market, or by the module that sells', () => {
    const view = { market: ['tower-9-ne'], characters: { auction: { card: 'dancer', bid: 7, in: [] } } };
    expect(priceOf({ kind: 'buy', slot: 1 }, view as unknown as View)).toEqual({ sum: 9 });
    expect(priceOf({ kind: 'characters:pay' }, view as unknown as View)).toMatchObject({ sum: 7 });
    expect(priceOf({ kind: 'nobody-knows-it:buy' }, view as unknown as View)).toBeNull();
  });
  it('differ in nothing but what is paid', () => {
    const one = { kind: 'a:buy', card: 'x', pay: ['denar-2'] };
    const other = { kind: 'a:buy', card: 'x', pay: ['ducat-2'] };
    const legal = [one, { kind: 'a:buy', card: 'y', pay: ['denar-2'] }, other, { kind: 'pass' }];
    expect(waysToPay(legal, one)).toEqual([one, other]);
    expect(waysToPay(legal, { kind: 'pass' })).toEqual([]);
  });
});

describe('words', () => {
  const name = (seat: number): string => `Player ${seat + 1}`;
  it('tell the events of modules', () => {
    expect(
      moduleEvent({ event: 'characters:won', player: 1, card: 'magician', amount: 24, pay: ['denar-9'] }, name),
    ).toBe('Player 2 wins the travelling magician for 24.');
    expect(moduleEvent({ event: 'characters:begged', player: 0, card: 'denar-3' }, name)).toBe(
      'Player 1 begs denar 3.',
    );
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
    expect(moduleEvent({ event: 'nobody-knows-it:done', player: 0 }, name)).toBeNull();
    expect(cardWords('bureau-denar-florin')).toBe('bureau de change denar/florin');
  });
  it('say what an action does, also where nobody has words for it', () => {
    const view = { 'workers-huts': { garden: ['hut-garden-n'] } } as unknown as View;
    expect(actionTitle(view, { kind: 'workers-huts:take', type: 'garden' })).toBe(
      "Take workers' hut: garden, wall north",
    );
    expect(actionTitle(view, { kind: 'take_money', cards: ['city-gate'] })).toBe('Take city gate');
    expect(actionTitle(view, { kind: 'nobody-knows-it:do_this', tile: 'tower-9-ne', side: 'N' })).toBe(
      'Do this · tower 9 · north',
    );
  });
  it('tell what lies on a tile', () => {
    expect(palaceList([{ tile: 'tower-9-ne', at: [1, 0], gate: 'E' }])).toEqual([
      'tower 9, wall north and east, city gate east, column 1, row 0',
    ]);
  });
  it.each([
    ['en', 'The vizier buys · 9'],
    ['nl', 'De vizier koopt · 9'],
    ['de', 'Der Wesir kauft · 9'],
  ])("word the vizier's offer as a purchase, with its price: %s", async (lang, said) => {
    await play(lang);
    const view = { market: ['tower-9-ne'] } as unknown as View;
    expect(offerWords(view, { kind: 'viziers-favour:buy', slot: 1, pay: ['denar-9'] }, 9)).toBe(said);
  });
});
