// What modules say at the table: names of pieces, events as sentences of the log, actions, prompts. A module's words are
// looked for under fixed keys (docs/web-modules.md); without them ids and fields are written out.

import { speaker, type Params } from '../i18n/book';
import { cardName, idWords, listWords, t, tileName, tileWords } from '../i18n/say';
import { facts } from '../state/facts.svelte';
import { isFountain, isKind, isMoney, parseCard, parseSides, parseTile } from '../state/notation';
import type { Action, CardId, Decision, Json, PlacedTile, Seat, TileId, TileWith, View } from '../state/types';
import {
  moduleInPlay,
  modulesInPlay,
  moduleTitle,
  moduleWord,
  nameByModule,
  ownerOf,
  splitKind,
  wordFor,
  wordOf,
  type InPlay,
} from './registry.svelte';

/** Words that all modules share. */
export const m = speaker('modules');

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);
const text = (v: unknown): string => (typeof v === 'string' ? v : '');

/** Any card in words: money, or a module's. */
export function cardWords(id: CardId): string {
  return nameByModule(id) ?? wordOf('card', id) ?? cardName(id);
}

/** Name of a score category that a module adds. */
export function moduleCategory(game: string, slug: string): string | undefined {
  const module = moduleInPlay(slug);
  return (module && moduleWord(module, 'category')) ?? wordOf('category', slug) ?? moduleTitle(game, slug);
}

/** The value of a field in words: a kind, a side, a tile, a card, a number. */
function valueWords(v: unknown): string | number {
  if (typeof v === 'number') return v;
  if (Array.isArray(v)) return listWords(v.map((x) => String(valueWords(x))));
  const id = text(v);
  if (isKind(id)) return t(`kind.${id}`);
  if (isMoney(id)) return t(`money.${id}`);
  if (/^N?E?S?W?$/.test(id)) return listWords(parseSides(id).map((s) => t(`side.${s}`)));
  return isFountain(id) || parseTile(id).base || facts().tiles[id] || wordFor('tile', id)
    ? tileName(id)
    : cardWords(id);
}

type Fields = Readonly<Record<string, unknown>>;

/** All fields of an action or event, for the holes of a sentence; and `n`, the number it speaks of. */
function holesOf(fields: Fields): Params {
  const paid = Array.isArray(fields['pay'])
    ? fields['pay'].reduce((sum: number, c) => sum + (parseCard(text(c)).value ?? 0), 0)
    : 0;
  const number = [fields['amount'], fields['points'], fields['cards']].find((v) => typeof v === 'number');
  return {
    ...Object.fromEntries(Object.entries(fields).map(([key, v]) => [key, valueWords(v)])),
    n: Number(number ?? paid),
  };
}

export type WireEvent = { event: string; player?: Seat | 'dirk' } & { [field: string]: Json | undefined };

/** The sentence for a module's event, from `event.<name>`, or `event.<name>.no-<field>` where a hole cannot be filled;
 * null where it has none. */
export function moduleEvent(e: WireEvent, name: (seat: Seat) => string): string | null {
  const of = splitKind(e.event);
  if (!of) return null;
  const holes: Params = { ...holesOf(e), name: typeof e.player === 'number' ? name(e.player) : t('table.dirk') };
  // A word for one value of a field ('event.used.well') says more than that for the event.
  const special = Object.values(e).find((v) => moduleWord(of.module, `event.${of.name}.${String(v)}`) !== undefined);
  const key = special === undefined ? `event.${of.name}` : `event.${of.name}.${String(special)}`;
  const sentence = moduleWord(of.module, key, holes);
  const open = /\{(\w+)\}/.exec(sentence ?? '')?.[1];
  const said = (open && moduleWord(of.module, `${key}.no-${open}`, holes)) ?? sentence;
  return said === undefined ? null : capital(said);
}

/** The module an action speaks of: the one whose verb it is, or whose card is taken. */
function speakerOf(a: Action): { module: InPlay; name: string } | undefined {
  const own = splitKind(a.kind);
  const card = a.cards?.[0];
  const module = own || card === undefined ? undefined : ownerOf(card);
  return own ?? (module && { module, name: a.kind });
}

/** What choosing an action would do, for its button: `do.<verb>`. */
export function actionTitle(view: View, a: Action): string {
  const of = speakerOf(a);
  const holes = { ...holesOf(a), ...of?.module.holes?.(a, view) };
  const said = of && moduleWord(of.module, `do.${of.name}`, holes);
  if (said !== undefined) return said;
  return a.kind === 'take_money'
    ? t('act.takeCard', { card: (a.cards ?? []).map(cardWords).join(', ') })
    : plainAction(a);
}
/** What to know about it beforehand: `hint.<verb>`; or ''. */
export function actionHint(view: View, a: Action): string {
  const of = speakerOf(a);
  return (of && moduleWord(of.module, `hint.${of.name}`, { ...holesOf(a), ...of.module.holes?.(a, view) })) ?? '';
}

/** What modules do with a tile, for its button: one action, or the word for all of a kind (`verb.<verb>`). */
export function onPieceWords(view: View, actions: readonly Action[]): string {
  const [first] = actions;
  if (!first) return '';
  return (actions.length > 1 && decisionWord('verb', first.kind)) || actionTitle(view, first);
}
/** One of several things that can be bought at a market place: the tile itself, or what a module makes of it. */
export const offerWords = (view: View, a: Action, price: number | undefined): string =>
  [
    a.kind === 'buy' ? t('do.buy') : (decisionWord('verb', a.kind) ?? actionTitle(view, a)),
    ...Object.entries(a).flatMap(([key, v]) => (OFFER.includes(key) ? [] : (fieldWord(key, v) ?? []))),
    ...(price === undefined ? [] : [String(price)]),
  ].join(' · ');
const OFFER = ['kind', 'slot', 'pay'];

/** What is asked when it was picked and a place for it is wanted: `where.<verb>`. */
export function actionWhere(view: View, a: Action): string {
  const of = speakerOf(a);
  const holes = { ...holesOf(a), ...of?.module.holes?.(a, view) };
  return (of && moduleWord(of.module, `where.${of.name}`, holes)) ?? actionTitle(view, a);
}

/** An action nobody has words for: its verb and its fields. The last resort, never wrong. */
export function plainAction(action: Action): string {
  const fields = Object.entries(action)
    .filter(([key]) => key !== 'kind')
    .map(([, v]) => String(valueWords(v)))
    .filter(Boolean);
  return [capital(idWords(action.kind.split(':').pop() ?? '')), ...fields].join(' · ');
}

/** What a module's question is about, for the headline: `topic.<decision>`, else the module itself. */
export function decisionTopic(kind: string): string | undefined {
  const of = splitKind(kind);
  return of && (moduleWord(of.module, `topic.${of.name}`) ?? moduleWord(of.module, 'title'));
}
/** A word of a module about its own decision: `ask.<decision>`, `pass.<decision>`, … */
export function decisionWord(sort: string, kind: string): string | undefined {
  const of = splitKind(kind);
  return of && moduleWord(of.module, `${sort}.${of.name}`);
}

/** The word for one field of an action or event, `field.<key>`, from the module it belongs to or any that has one. */
export function fieldWord(key: string, value: unknown): string | undefined {
  for (const module of modulesInPlay()) {
    const said = moduleWord(module, `field.${key}`, { x: valueWords(value) });
    if (said !== undefined) return said;
  }
  return undefined;
}

/** What is going on while somebody else decides, where it is more than whose turn it is. */
export const waitingFor = (view: View, decision: Decision, name: (seat: Seat) => string): string | null =>
  splitKind(decision.kind)?.module.waiting?.(view, decision, name) ?? null;

/** What lies on a tile in words, `on.<key>`: one entry for each of the tile's keys that some module speaks of. */
const onTileWords = (placed: Fields): string[] =>
  Object.entries(placed).flatMap(([key, v]) => wordOf('on', key, { [key]: valueWords(v) }) ?? []);

/** A tile beside a palace in words, and what is on it. */
export const looseWords = (tile: TileId | TileWith): string =>
  typeof tile === 'string' ? tileWords(tile) : [tileWords(tile.tile), ...onTileWords(tile)].join(', ');

/** Every tile of a palace in words, row by row from the north: what it is, where it lies, its walls and what is on it. */
export const palaceList = (tiles: readonly PlacedTile[]): string[] =>
  [...tiles]
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0])
    .map((p) =>
      t('palace.tileAt', {
        tile: [tileWords(p.tile, p.walls === undefined ? undefined : parseSides(p.walls)), ...onTileWords(p)].join(
          ', ',
        ),
        x: p.at[0],
        y: p.at[1],
      }),
    );
