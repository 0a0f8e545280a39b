// Events and actions in words: texts under `ev.<event>` and `do.<kind>`, filled from the fields; modules bring
// their own. What has no text is written out from its name and fields, so nothing stays unsaid.

import type { LogLine } from '../board/log';
import type { GameEvent, Step } from '../net/messages';
import { isKind, isMoney, parseCard, parseSides } from '../state/notation';
import { settings } from '../state/settings.svelte';
import type { Action, Seat, TileId } from '../state/types';
import { cardWords as cardName, decisionWord, fieldWord, moduleEvent } from '../modules/say';
import { chipTitle } from '../dice/say';
import type { Chip } from '../dice/types';
import { idWords, listWords, t, tIf, tileName } from './say';

type Names = (seat: Seat | 'dirk' | null | undefined) => string;

const text = (v: unknown): string => (typeof v === 'string' ? v : '');
const texts = (v: unknown): string[] => (Array.isArray(v) ? v.filter((x): x is string => typeof x === 'string') : []);
const kindWord = (v: unknown): string => (isKind(text(v)) ? t(`kind.${text(v) as 'tower'}`) : idWords(text(v)));
/** Dice faces counted: '2 × tower and garden'. */
function faceWords(v: unknown): string {
  const counts = new Map<string, number>();
  for (const face of texts(v)) counts.set(face, (counts.get(face) ?? 0) + 1);
  return listWords([...counts].map(([face, n]) => (n > 1 ? `${n} × ${kindWord(face)}` : kindWord(face))));
}
/** A bonus chip by its wire name: 'annul', 'number-2'. */
const chipWords = (v: unknown): string =>
  v === undefined ? '' : chipTitle((text(v).startsWith('number-') ? Number(text(v).slice(7)) : text(v)) as Chip);
const sideWord = (v: unknown): string => listWords(parseSides(text(v)).map((s) => t(`side.${s}`)));
const quiet = [
  'turn',
  'card_to_display',
  'tile_to_market',
  'tile_to_preview',
  'building_drawn',
  'guards_placed',
  'scoring_card',
  'game_over',
  'chip_laid',
  'tile_to_column',
];

/** Sum and currency of a payment; mixed ones name the cards. */
function paid(cards: readonly string[]): { sum: string | number; money: string } {
  const parsed = cards.map(parseCard);
  const kinds = new Set(parsed.map((c) => c.money));
  const [only] = kinds;
  const sum = parsed.reduce((n, c) => n + (c.value ?? 0), 0);
  return kinds.size === 1 && only && isMoney(only)
    ? { sum, money: t(`money.${only}`) }
    : { sum, money: `(${listWords(cards.map(cardName))})` };
}

export function eventLine(e: GameEvent, names: Names): LogLine | null {
  if (quiet.includes(e.event)) return null;
  const seat = typeof e.player === 'number' ? e.player : null;
  const number = [e['amount'], e['points'], e['round'], e['cards']].find((v) => typeof v === 'number');
  const params = {
    name: names(e.event === 'starter_named' ? Number(e['starter']) : e.player),
    line: Number(e['line'] ?? 0),
    field: Number(e['field'] ?? 0),
    chip: chipWords(e['chip']),
    tile: tileName(text(e['tile'])),
    out: tileName(text(e['out'])),
    type: kindWord(e['type']),
    card: e['card'] === undefined ? t('card.unknown') : cardName(text(e['card'])),
    give: cardName(text(e['give'])),
    take: cardName(text(e['take'])),
    cards: Array.isArray(e['cards']) ? listWords(texts(e['cards']).map(cardName)) : Number(e['cards'] ?? 0),
    dice: faceWords(e['dice']),
    n: Number(number ?? 0),
    ...paid(texts(e['pay'])),
  };
  if (e.event === 'scoring') return { seat: null, text: t('ev.scoring', params) };
  const byModule = moduleEvent(e, names);
  if (byModule !== null) return { seat, text: byModule };
  const known = (e['exact'] === true ? tIf(`ev.${e.event}.exact`, params) : undefined) ?? tIf(`ev.${e.event}`, params);
  return {
    seat,
    text: known ?? [params.name, idWords(e.event), ...fieldWords(e, ['event', 'player'])].filter(Boolean).join(' '),
  };
}

/** The log of a game: one line per event worth telling. */
export function logLines(steps: readonly Step[], names: Names): LogLine[] {
  let again: Seat | null = null;
  return steps.flatMap((s) =>
    s.events.flatMap((e) => {
      // Who paid exactly acts again; to do without ends the turn.
      const ends = e.event === 'passed' && again !== null && e.player === again && s.by === again;
      again = afterEvent(again, e);
      return eventLine(ends ? { ...e, event: 'turn_ended' } : e, names) ?? [];
    }),
  );
}

function afterEvent(again: Seat | null, e: GameEvent): Seat | null {
  if (e.event === 'bought' && typeof e.player === 'number') return e['exact'] === true ? e.player : null;
  return e.event === 'turn' || (e.event === 'passed' && e.player === again) ? null : again;
}

/** The seat that has paid exactly in its turn and so acts again. */
export const actsAgain = (steps: readonly Step[]): Seat | null =>
  steps.flatMap((s) => s.events).reduce<Seat | null>(afterEvent, null);

function fieldWords(fields: Record<string, unknown>, without: readonly string[]): string[] {
  return Object.entries(fields)
    .filter(([k]) => !without.includes(k))
    .map(([key, v]) => {
      if (key === 'keep') return texts(v).length === 0 ? t('field.keepNone') : t('field.keep', { faces: faceWords(v) });
      if (key === 'push') return v === true ? t('field.push') : '';
      if (key === 'give') return t('field.give', { card: cardName(text(v)) });
      if (key === 'take') return t('field.take', { card: cardName(text(v)) });
      if (v === undefined) return '';
      const byModule = fieldWord(key, v);
      if (byModule !== undefined) return byModule;
      if (key === 'walls')
        return parseSides(text(v)).length ? t('act.walls', { sides: sideWord(v) }) : t('tile.noWalls');
      if (key === 'at' && Array.isArray(v)) return t('field.at', { x: Number(v[0]), y: Number(v[1]) });
      if (key === 'slot') return t('field.slot', { n: Number(v) });
      if (key === 'tile' || key === 'out') return tileName(text(v));
      if (isKind(text(v))) return kindWord(v);
      if (typeof v === 'string') return cardName(v);
      if (typeof v === 'number') return String(v);
      if (typeof v === 'boolean') return v ? idWords(key) : '';
      return listWords(texts(v).map((x) => (isKind(x) ? kindWord(x) : cardName(x))));
    })
    .filter(Boolean);
}

export const kindLabel = (kind: string): string =>
  tIf(`do.${kind}`) ?? decisionWord('verb', kind) ?? idWords(kind.replace(/^[^:]*:/, ''));

/** What tells this action from others of its kind; for a market place also the tile on it. */
export function actionDetail(a: Action, market: readonly (TileId | null)[] = []): string {
  const words = fieldWords(a, ['kind']);
  const tile = a.slot === undefined ? null : market[a.slot - 1];
  return [...(tile ? [tileName(tile)] : []), ...words].join(', ');
}

export const actionWords = (a: Action, market: readonly (TileId | null)[] = []): string =>
  [kindLabel(a.kind), actionDetail(a, market)].filter(Boolean).join(': ');

/** The server's own prompt is English; elsewhere a module's decision, which has a dialog in words, is only announced. */
export const promptWords = (kind: string, prompt: string): string =>
  decisionWord('ask', kind) ?? tIf(`ask.${kind}`) ?? (settings.lang === 'en' ? prompt : t('ask.decide'));
export const passWords = (kind: string): string => tIf(`pass.${kind}`) ?? decisionWord('pass', kind) ?? t('act.pass');
