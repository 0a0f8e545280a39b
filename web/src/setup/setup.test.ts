import { describe, expect, it } from 'vitest';
import { setupOf } from '../modules/setups';
import type { GameInfo, RulesAnswer } from '../net/messages';
import { found, groupsOf, type Listed } from './catalogue';
import { boxesOf, presetsOf } from './presets';
import { draw } from './surprise';
import { minutes, minutesOf, slowPairs } from './time';
import times from './times.json';
import { FIRST, fromLink, lawful, moduleOf, toLink, type SetUp } from './wish';

const FOLDERS = Object.keys(import.meta.glob('../modules/*/*/setup.ts')).map((path) => path.split('/').slice(2, 4));
const slugs = FOLDERS.flatMap(([game, slug]) => (game === 'alhambra' && slug ? [slug] : []));
const module = (slug: string): GameInfo['modules'][number] => ({ slug, title: slug, summary: '' });
const game: GameInfo = {
  id: 'alhambra',
  title: '',
  summary: '',
  players: [2, 6],
  modules: slugs.map(module),
  options: [
    { key: 'extra', summary: '', default: 'none', values: ['none', 'add', 'tower-7-new'] },
    { key: 'invaders_open', summary: '', default: false, values: [false, true] },
  ],
};
const plain: GameInfo = { ...game, id: 'plain', modules: [], options: [], players: [2, 4] };
const rules: RulesAnswer = { games: [game, plain], bots: ['random', 'greedy'] };
const whole: SetUp = {
  game: 'alhambra',
  modules: ['camps', 'invaders'],
  options: { extra: 'tower-7-new', invaders_open: true },
  seats: ['me', 'open', 'random', 'greedy'],
  clock: 'fischer',
  private: true,
};

describe('a link', () => {
  it('carries the whole set-up', () => {
    expect(fromLink(toLink(whole), rules)).toEqual(whole);
    expect(toLink(whole)).not.toMatch(/[/#?]/);
  });
  it('carries corrected values, too', () => {
    const corrected = { ...whole, pieces: 'eyJnYW1lIjoiYWxoYW1icmEifQ' };
    expect(fromLink(toLink(corrected), rules)).toEqual(corrected);
    expect(fromLink(toLink(whole), rules)).not.toHaveProperty('pieces');
  });
  it('says nothing where nothing is written', () => expect(fromLink('', rules)).toBeUndefined());
  it('leaves out what there is not, and never has fewer seats than the game', () => {
    const wild = 'game=plain&modules=camps.nothing&seats=me&clock=sand&o.invaders_open=true&o.extra=seven';
    expect(fromLink(wild, rules)).toEqual({ ...FIRST, game: 'plain', seats: ['me', 'greedy'] });
    expect(fromLink('seats=me.wizard.me.me.me.me.me.me', rules)?.seats).toEqual([
      'me',
      'greedy',
      ...Array(4).fill('me'),
    ]);
    expect(fromLink('game=gone', rules)?.game).toBe('alhambra');
  });
  it('seats bots of the usual level where nobody said otherwise', () => {
    const bots = (...levels: string[]): string[] | undefined =>
      fromLink('game=alhambra', { ...rules, bots: levels })?.seats.slice();
    expect(bots('random', 'greedy')).toEqual(['me', 'greedy', 'greedy']);
    expect(bots('random', 'easy', 'normal', 'hard', 'expert', 'greedy')).toEqual(['me', 'normal', 'normal']);
    // A yardstick is no opponent once there are levels.
    expect(lawful({ ...whole, seats: ['me', 'greedy'] }, { ...rules, bots: ['normal', 'greedy'] }).seats).toEqual([
      'me',
      'normal',
    ]);
  });
  it('an option goes with its module, and a usual value is none', () => {
    expect(moduleOf(game, game.options[1] as GameInfo['options'][number])).toBe('invaders');
    expect(lawful({ ...whole, modules: ['camps'] }, rules).options).toEqual({ extra: 'tower-7-new' });
    expect(lawful({ ...whole, options: { extra: 'none' } }, rules).options).toEqual({});
  });
});

describe('ready-made sets', () => {
  it('are none, first steps, suggestions, every box and all', () => {
    const presets = presetsOf(game);
    expect(presets.map((p) => p.id)).toEqual([
      'base',
      'first',
      'rebuild',
      ...['1', '2', '3', '4', '5', '6'].map((n) => `box-${n}`),
      'all',
    ]);
    expect(presets.every((p) => p.id === 'base' || p.modules.length >= 3)).toBe(true);
    expect(
      boxesOf(game)
        .flatMap((b) => presets.find((p) => p.id === `box-${b}`)?.modules ?? [])
        .sort(),
    ).toEqual([...slugs].sort());
    expect(presetsOf(plain)).toEqual([]);
  });
});

describe('a surprise', () => {
  const all = slugs.map((slug) => ({ slug, weight: setupOf('alhambra', slug).weight }));
  const weigh = (drawn: readonly string[]): number =>
    drawn.reduce((n, s) => n + setupOf('alhambra', s).weight, 0) / drawn.length;
  it.each([2, 3, 4])('is %i modules of the wanted weight', (n) => {
    for (let i = 0; i < 50; ++i) {
      const [light, heavy] = [draw(all, [], n, 'light'), draw(all, [], n, 'heavy')];
      expect([new Set(light).size, new Set(heavy).size]).toEqual([n, n]);
      expect(weigh(light)).toBeLessThan(1.6);
      expect(weigh(heavy)).toBeGreaterThan(2.2);
    }
  });
  it('keeps what is locked, even if that is more', () => {
    const locked = slugs.slice(0, 5);
    for (let i = 0; i < 20; ++i)
      expect(draw(all, locked.slice(0, 2), 3, 'any')).toEqual(expect.arrayContaining(locked.slice(0, 2)));
    expect(draw(all, locked, 3, 'any')).toHaveLength(5);
  });
  it('brings nothing slow together where it need not', () => {
    const [a = '', b = ''] = slugs;
    const slow = (set: readonly string[]): number => Number(set.includes(a) && set.includes(b));
    for (let i = 0; i < 40; ++i) expect(slow(draw(all, [a], 2, 'any', slow))).toBe(0);
  });
  it('is not always the same', () => {
    expect(new Set(Array.from({ length: 30 }, () => draw(all, [], 3, 'light').join())).size).toBeGreaterThan(10);
  });
});

describe('the catalogue', () => {
  const one = (title: string, box: string, topic: string): Listed => ({
    slug: title,
    title,
    about: 'Über Türme.',
    box,
    topic,
  });
  const list = [one('B', '2', 'points'), one('A', '1', 'money'), one('C', '1', 'points')];
  it('is sorted by box or by what modules are about', () => {
    expect(groupsOf(list, 'box').map((g) => [g.id, g.modules.map((m) => m.title).join('')])).toEqual([
      ['1', 'AC'],
      ['2', 'B'],
    ]);
    expect(groupsOf(list, 'about').map((g) => g.id)).toEqual(['money', 'points']);
  });
  it('is searched by every word, whatever the accents', () => {
    const [m] = list as [Listed];
    expect([found(m, ''), found(m, ' turme uber '), found(m, 'turme wall')]).toEqual([true, true, false]);
  });
});

describe('times', () => {
  const seats = ['me', 'open', 'open'];
  it('were measured for every module', () => {
    expect(slugs.filter((s) => minutesOf('alhambra', s, seats) === undefined)).toEqual([]);
    expect(Object.keys(times.alhambra.actions)).toEqual(['2', '3', '4', '5', '6']);
  });
  it('are longer with modules and with people, and known for games that were measured alone', () => {
    const long = (modules: readonly string[], who = seats): number => minutes('alhambra', modules, who) ?? 0;
    expect(long(slugs)).toBeGreaterThan(long([]));
    expect(long([])).toBeGreaterThan(long([], ['me', 'greedy', 'greedy']));
    expect(long([])).toBeGreaterThanOrEqual(30);
    expect(minutes('nothing', [], seats)).toBeUndefined();
  });
  it('tell which modules slow each other down', () => {
    const [first] = times.alhambra.pairs as unknown as [string, string, number][];
    const [a, b] = first as [string, string, number];
    expect(slowPairs('alhambra', [a, b], seats)).toHaveLength(1);
    expect(slowPairs('alhambra', [a], seats)).toEqual([]);
    expect(minutes('alhambra', [a, b], seats)).toBeGreaterThan(minutes('alhambra', [a], seats) ?? 0);
  });
});
