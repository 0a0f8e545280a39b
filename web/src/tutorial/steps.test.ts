import { describe, expect, it, vi } from 'vitest';
import type { View } from '../state/types';
import { lessonOf } from './lessons';
import { loadLesson } from './say';
import { advance, canPayExactly, fitting, STEPS, type Context } from './steps';

vi.mock('../state/settings.svelte', () => ({ settings: { lang: 'en' } }));

const view = {
  players: [{ palace: [], reserve: [] }],
  market: ['garden-10-0', 'tower-9-ne', null, null],
} as unknown as View;
const asked = (kind: string, ...legal: Context['legal']): Context => ({
  view,
  me: 0,
  legal,
  decision: { player: 0, kind, prompt: '' },
});
const idle: Context = { view, me: 0, legal: [], decision: { player: 1, kind: 'main_action', prompt: '' } };
const at = (key: string): number => STEPS.findIndex((s) => s.key === key);

describe('the lesson', () => {
  it('waits for my own action', () => {
    const i = at('take');
    expect(advance(i, [{ event: 'money_taken', player: 1 }], idle)).toBe(i);
    expect(STEPS[advance(i, [{ event: 'money_taken', player: 0 }], idle)]?.key).toBe('others');
    expect(STEPS[advance(at('others'), [], asked('main_action', { kind: 'pass' }))]?.key).toBe('buy');
  });
  it('speaks of a further action only after an exact payment', () => {
    const bought = [{ event: 'bought', player: 0, exact: true }];
    expect(STEPS[advance(at('buy'), bought, asked('main_action', { kind: 'pass' }))]?.key).toBe('again');
    expect(STEPS[advance(at('buy'), bought, asked('place', { kind: 'reserve' }))]?.key).toBe('place');
  });
  it('teaches placing after however many exact purchases, each of them', () => {
    const aside = (...tiles: string[]): View => ({ ...view, aside: tiles }) as unknown as View;
    const bought = [{ event: 'bought', player: 0, exact: true }];
    const again = { ...asked('main_action', { kind: 'pass' }), view: aside('tower-9-ne', 'garden-10-0') };
    expect(STEPS[advance(at('again'), bought, again)]?.key).toBe('again');
    const place = { ...asked('place', { kind: 'reserve' }), view: aside('tower-9-ne', 'garden-10-0') };
    expect(STEPS[advance(at('again'), [{ event: 'passed', player: 0 }], place)]?.key).toBe('place');
    expect(STEPS[advance(at('again'), bought, place)]?.key).toBe('place');
    const second = { ...asked('place', { kind: 'reserve' }), view: aside('garden-10-0') };
    expect(STEPS[advance(at('place'), [{ event: 'placed', player: 0 }], second)]?.key).toBe('place');
  });
  it('speaks of a wall only where there is one', () => {
    const built = (tile: string): Context => ({
      ...idle,
      view: { ...view, players: [{ palace: [{ tile, at: [1, 0] }], reserve: [] }] } as unknown as View,
    });
    const placed = [{ event: 'placed', player: 0 }];
    expect(STEPS[advance(at('place'), placed, built('tower-9-ne'))]?.key).toBe('wall');
    expect(STEPS[advance(at('place'), placed, built('garden-10-0'))]?.key).toBe('reserve');
    expect(STEPS[advance(at('place'), [{ event: 'reserved', player: 0 }], idle)]?.key).toBe('reserve');
  });
  it('comes to its end on every branch', () => {
    // Everything a learner may do and find, tried in every order the steps ask for.
    const contexts = [
      idle,
      asked('main_action', { kind: 'pass' }),
      asked('main_action', { kind: 'take_money', cards: ['denar-1'] }),
      asked('place', { kind: 'reserve' }),
    ];
    const reached = new Set<number>([0]);
    for (const i of reached) {
      const wait = STEPS[i]?.wait;
      const events = [
        ...(wait?.actions ?? []).flatMap((a) =>
          [
            ['take_money', 'money_taken'],
            ['buy', 'bought'],
            ['place', 'placed'],
            ['reserve', 'reserved'],
            ['pass', 'passed'],
          ]
            .filter(([kind]) => kind === a)
            .map(([, event]) => [{ event: event ?? '', player: 0 }]),
        ),
        ...(wait?.event ? [[{ event: wait.event }]] : []),
        [],
      ];
      for (const c of contexts) {
        if (!wait) reached.add(fitting(Math.min(i + 1, STEPS.length - 1), c));
        for (const e of events) reached.add(advance(i, e, c));
      }
    }
    expect(reached).toContain(STEPS.length - 1);
    const walled = STEPS.filter((_, i) => !reached.has(i)).map((s) => s.key);
    expect(walled).toEqual(['wall']); // nothing is ever built here
  });
  it('follows who buys at once', () => {
    const c = { ...asked('place', { kind: 'reserve' }), view: { ...view, aside: ['tower-9-ne'] } as unknown as View };
    expect(STEPS[advance(at('take'), [{ event: 'bought', player: 0 }], c)]?.key).toBe('place');
  });
  it('chooses its words by what can be paid', () => {
    const buy = STEPS[at('buy')];
    expect(canPayExactly(asked('main_action', { kind: 'buy', slot: 1, pay: ['florin-7', 'florin-3'] }))).toBe(true);
    expect(buy?.variant?.(asked('main_action', { kind: 'buy', slot: 2, pay: ['dirham-9', 'dirham-3'] }))).toBe('buy');
    expect(buy?.variant?.(asked('main_action', { kind: 'take_money', cards: ['denar-1'] }))).toBe('saveUp');
    expect(buy?.variant?.(idle)).toBe('others');
  });
  it('goes on at the scoring and skips what does not fit', () => {
    expect(STEPS[advance(at('goOn'), [{ event: 'scoring' }], idle)]?.key).toBe('scored');
    expect(STEPS[fitting(at('turn'), asked('main_action', { kind: 'pass' }))]?.key).toBe('take');
  });
  it('teaches dice: the first throw comes by itself, keeping and placing are mine', () => {
    const steps = lessonOf('dice');
    const keep = steps.findIndex((s) => s.key === 'd.keep');
    const c = asked('throw_or_mark', { kind: 'throw', keep: [] }, { kind: 'mark', type: 'tower' });
    expect(steps[fitting(2, c, steps)]?.key).toBe('d.keep');
    expect(advance(keep, [{ event: 'thrown', player: 0, throw: 1 }], c, steps)).toBe(keep);
    expect(steps[advance(keep, [{ event: 'thrown', player: 0, throw: 2 }], c, steps)]?.key).toBe('d.mark');
    expect(steps[advance(keep, [{ event: 'marked', player: 0 }], idle, steps)]?.key).toBe('d.rank');
  });
  it('has every text in every language', async () => {
    for (const lang of ['en', 'nl', 'de'] as const) {
      const lesson = await loadLesson[lang]();
      for (const game of ['alhambra', 'dice', 'alcazaba', 'red-palace'])
        for (const s of lessonOf(game)) expect(lesson[s.key].p.length, `${lang} ${s.key}`).toBeGreaterThan(20);
    }
  });
});
