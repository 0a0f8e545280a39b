import { beforeAll, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('navigator', { language: 'en' });
vi.stubGlobal('matchMedia', () => ({ matches: false }));

let words: typeof import('./words');
let settings: typeof import('../state/settings.svelte');
beforeAll(async () => {
  words = await import('./words');
  settings = await import('../state/settings.svelte');
});
const names = (seat: number | 'dirk' | null | undefined): string =>
  seat === 'dirk' ? 'Dirk' : typeof seat === 'number' ? `Player ${seat + 1}` : '';
const line = (e: Record<string, unknown>): string | undefined => words.eventLine(e as never, names)?.text;

describe('the log', () => {
  it('tells events of the game', () => {
    expect(line({ event: 'money_taken', player: 0, cards: ['denar-3', 'ducat-2'] })).toBe(
      'Player 1 takes denar 3 and ducat 2.',
    );
    expect(
      line({ event: 'bought', player: 1, tile: 'tower-9-ne', slot: 3, pay: ['denar-4', 'denar-5'], exact: true }),
    ).toBe('Player 2 pays exactly: tower 9 for 9 denar.');
    expect(line({ event: 'bought', player: 1, tile: 'tower-9-ne', slot: 3, pay: ['denar-9', 'denar-5'] })).toBe(
      'Player 2 buys tower 9 for 14 denar.',
    );
    expect(line({ event: 'scored', player: 'dirk', round: 1, points: 4 })).toBe('Dirk: 4 points.');
    expect(line({ event: 'scoring', round: 2, lines: [] })).toBe('Scoring 2');
  });
  it('keeps quiet about what is seen anyway', () => {
    expect(line({ event: 'card_to_display', card: 'denar-1' })).toBeUndefined();
  });
  it('leaves nothing unsaid', () => {
    expect(line({ event: 'somewhere:new_thing', player: 0, tile: 'tower-9-ne', amount: 3 })).toBe(
      'Player 1 somewhere new thing tower 9 3',
    );
  });
  it('speaks Dutch and German', () => {
    settings.settings.lang = 'nl';
    expect(line({ event: 'placed', player: 0, tile: 'garden-10-0', at: [0, 1] })).toBe('Player 1 bouwt tuin 10.');
    settings.settings.lang = 'de';
    expect(line({ event: 'reserved', player: 0, tile: 'garden-10-0' })).toBe('Player 1 legt Garten 10 in die Reserve.');
    settings.settings.lang = 'en';
  });
});

describe('an action without a picture', () => {
  it('is written out from its fields', () => {
    expect(words.actionWords({ kind: 'somewhere:swap', give: 'denar-5', take: 'ducat-4' })).toBe(
      'swap: give denar 5, take ducat 4',
    );
    expect(words.actionWords({ kind: 'redesign_remove', at: [1, -2] })).toBe('Take to reserve: column 1, row -2');
    expect(words.actionDetail({ kind: 'x:y', slot: 2 }, [null, 'tower-9-ne'])).toBe('tower 9, place 2');
  });
});

it.each([
  ['en', 'Your extra redesign: pick a tile of your palace or your reserve.'],
  ['nl', 'Je extra verbouwing: kies een tegel van je Alhambra of je reserveveld.'],
  ['de', 'Dein zusätzlicher Umbau: Wähle ein Plättchen deiner Alhambra oder deiner Reserve.'],
] as const)('an extra redesign says what to pick: %s', (lang, said) => {
  settings.settings.lang = lang;
  expect(words.promptWords('redesign', 'Make your redesign.')).toBe(said);
  settings.settings.lang = 'en';
});

describe('who pays exactly', () => {
  const step = (seq: number, by: number | null, ...events: object[]): never => ({ seq, by, events }) as never;
  const bought = (player: number, exact: boolean): object => ({
    event: 'bought',
    player,
    tile: 'tower-9-ne',
    pay: ['denar-9'],
    exact,
  });
  const passed = (player: number): object => ({ event: 'passed', player });
  const turn = (player: number): object => ({ event: 'turn', player });
  const last = (...steps: never[]): string | undefined => words.logLines(steps, names).at(-1)?.text;

  it('acts again until the turn is over', () => {
    const again = (...steps: never[]): number | null => words.actsAgain(steps);
    expect(again(step(1, 0, turn(0)), step(2, 0, bought(0, true)))).toBe(0);
    expect(again(step(1, 0, bought(0, true)), step(2, 0, bought(0, false)))).toBe(null);
    expect(again(step(1, 0, bought(0, true)), step(2, 0, passed(0)))).toBe(null);
    expect(again(step(1, 0, bought(0, true)), step(2, 0, turn(1)))).toBe(null);
  });
  it('ends the turn by doing without, and does not pass', () => {
    expect(last(step(1, 0, bought(0, true)), step(2, 0, passed(0)))).toBe('Player 1 ends the turn.');
    expect(last(step(1, 0, passed(0)))).toBe('Player 1 passes.');
    expect(last(step(1, 0, bought(0, true)), step(2, null, passed(0)))).toBe('Player 1 passes.');
    expect(last(step(1, 0, bought(0, true), turn(1)), step(2, 1, passed(1)))).toBe('Player 2 passes.');
  });
});
