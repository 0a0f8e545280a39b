// A whole set-up as the page 'New table' keeps it, and as a link carries it.

import type { ClockSetting, GameInfo, OptionInfo, RulesAnswer } from '../net/messages';
import { offered, usualLevel } from '../state/levels';
import type { Json } from '../state/types';

export interface SetUp {
  game: string;
  modules: readonly string[];
  options: Readonly<Record<string, Json>>;
  /** One a player: 'me', 'open', the level of a bot, or 'bot' for one of the usual level. */
  seats: readonly string[];
  clock: string;
  private: boolean;
  /** The corrected values it is played with, as a link carries them. */
  pieces?: string;
}

export const CLOCKS: Readonly<Record<string, ClockSetting>> = {
  none: { kind: 'none' },
  turn: { kind: 'turn', seconds: 90 },
  fischer: { kind: 'fischer', seconds: 900, increment: 15 },
  days: { kind: 'days', days: 3 },
};

export const BOT = 'bot';
export const FIRST: SetUp = {
  game: '',
  modules: [],
  options: {},
  seats: ['me', BOT, BOT],
  clock: 'none',
  private: false,
};

/** As many seats as the game allows; further ones are bots. */
export function seated(seats: readonly string[], [fewest, most]: readonly [number, number]): string[] {
  const n = Math.min(most, Math.max(fewest, seats.length));
  return Array.from({ length: n }, (_, i) => seats[i] ?? BOT);
}

export const isOfModule = (o: OptionInfo, slug: string): boolean => o.key.startsWith(`${slug.replaceAll('-', '_')}_`);
/** The module an option belongs to, by the beginning of its key; undefined: to the game itself. */
export const moduleOf = (game: GameInfo, o: OptionInfo): string | undefined =>
  game.modules.find((m) => isOfModule(o, m.slug))?.slug;

/** What the server has of it: other modules, options, bots and clocks are left out, modules come in its order. */
export function lawful(wish: SetUp, rules: RulesAnswer): SetUp {
  const game = rules.games.find((g) => g.id === wish.game) ?? rules.games[0];
  if (!game) return wish;
  const modules = game.modules.map((m) => m.slug).filter((s) => wish.modules.includes(s));
  const options = game.options.flatMap((o) => {
    const module = moduleOf(game, o);
    const value = o.values.find((v) => v === wish.options[o.key]);
    return value === undefined || value === o.default || (module !== undefined && !modules.includes(module))
      ? []
      : [[o.key, value] as const];
  });
  const known = (s: string): boolean => s === 'me' || s === 'open' || offered(rules.bots).includes(s);
  return {
    game: game.id,
    modules,
    options: Object.fromEntries(options),
    seats: seated(wish.seats, game.players).map((s) => (known(s) ? s : usualLevel(rules.bots))),
    clock: wish.clock in CLOCKS ? wish.clock : 'none',
    private: wish.private,
    ...(wish.pieces ? { pieces: wish.pieces } : {}),
  };
}

/** The part of an address after '#/new/'. */
export function toLink(wish: SetUp): string {
  const parts: [string, string][] = [['game', wish.game]];
  if (wish.modules.length > 0) parts.push(['modules', wish.modules.join('.')]);
  parts.push(['seats', wish.seats.join('.')]);
  if (wish.clock !== 'none') parts.push(['clock', wish.clock]);
  if (wish.private) parts.push(['private', 'yes']);
  for (const [key, value] of Object.entries(wish.options)) parts.push([`o.${key}`, String(value)]);
  if (wish.pieces) parts.push(['pieces', wish.pieces]);
  return parts.map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
}

/** What somebody wrote as a link; undefined where it says nothing. Values of options are told apart by the rules. */
export function fromLink(link: string, rules: RulesAnswer): SetUp | undefined {
  const given = new URLSearchParams(link);
  const game = rules.games.find((g) => g.id === given.get('game')) ?? rules.games[0];
  if ([...given.keys()].length === 0 || !game) return undefined;
  const list = (key: string): string[] => given.get(key)?.split('.').filter(Boolean) ?? [];
  const options = game.options.flatMap((o) => {
    const value = o.values.find((v) => String(v) === given.get(`o.${o.key}`));
    return value === undefined ? [] : [[o.key, value] as const];
  });
  return lawful(
    {
      game: game.id,
      modules: list('modules'),
      options: Object.fromEntries(options),
      seats: given.has('seats') ? list('seats') : FIRST.seats,
      clock: given.get('clock') ?? 'none',
      private: given.has('private'),
      ...(given.get('pieces') ? { pieces: given.get('pieces') ?? '' } : {}),
    },
    rules,
  );
}
