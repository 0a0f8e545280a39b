// What the modules say, in the reader's language; and their events as sentences of the log.

import { CHARACTERS, type CharacterId } from '../art/emblems';
import { speaker, speaks, type Params } from '../i18n/book';
import { cardName, t, tileName, tileWords } from '../i18n/say';
import { isKind, parseCard } from '../state/notation';
import { SIDES, type Action, type CardId, type Decision, type Json, type Seat, type View } from '../state/types';
import { WHEN } from './characters/who';
import { auctionOf, hutStacks } from './read';
import type { ModuleKey } from './text/en';

export const m = speaker('modules');
export type { ModuleKey } from './text/en';

const has = speaks('modules');
export const isCharacter = (id: string): id is CharacterId => CHARACTERS.some((c) => c === id);

/** Name of a module, or undefined where we have no words for it (then show the server's). */
export const moduleTitle = (slug: string): string | undefined =>
  has(`title.${slug}`) ? m(`title.${slug}` as ModuleKey) : undefined;
export const moduleAbout = (slug: string): string | undefined =>
  has(`about.${slug}`) ? m(`about.${slug}` as ModuleKey) : undefined;
/** Name of a score category that a module adds. */
export const moduleCategory = (slug: string): string | undefined =>
  has(`category.${slug}`) ? m(`category.${slug}` as ModuleKey) : moduleTitle(slug);

/** Any card in words: money, character, gate, bonus card, bureau. */
export function cardWords(id: CardId): string {
  if (isCharacter(id)) return t(`character.${id}`);
  if (id === 'city-gate') return t('piece.gate');
  if (id.startsWith('bonus-')) return tileName(id.slice('bonus-'.length));
  const pair = /^bureau-(denar|dirham|ducat)-(dirham|ducat|florin)$/.exec(id);
  if (pair) return `${t('piece.bureau')} ${t(`money.${pair[1] as 'denar'}`)}/${t(`money.${pair[2] as 'dirham'}`)}`;
  return cardName(id);
}

export type WireEvent = { event: string; player?: Seat | 'dirk' } & { [field: string]: Json | undefined };
type Name = (seat: Seat) => string;

const text = (v: Json | undefined): string => (typeof v === 'string' ? v : '');
const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

/** The sentence for a module's event; null where it is not one of ours (then the log shows its name). */
export function moduleEvent(e: WireEvent, name: Name): string | null {
  const unseen = e.event.endsWith(':begged') && !text(e['card']);
  const key = `event.${e.event}${unseen ? '_unseen' : ''}`;
  if (!has(key)) return null;
  const pay = Array.isArray(e['pay'])
    ? e['pay'].reduce((sum: number, c) => sum + (parseCard(text(c)).value ?? 0), 0)
    : 0;
  const kind = text(e['type']);
  const side = SIDES.find((s) => s === e['gate']);
  const params: Params = {
    name: typeof e.player === 'number' ? name(e.player) : t('table.dirk'),
    tile: tileName(text(e['tile'])),
    card: cardWords(text(e['card'])),
    give: cardWords(text(e['give'])),
    take: cardWords(text(e['take'])),
    kind: isKind(kind) ? t(`kind.${kind}`) : kind,
    side: side ? t(`side.${side}`) : '',
    n: Number(e['amount'] ?? e['points'] ?? e['cards'] ?? pay),
  };
  return capital(m(key, params));
}

/** What a character does, and when: 'every turn'. */
export const talentOf = (id: CharacterId): string => m(`does.${id}`);
export const talentWhen = (id: CharacterId): string => m(`when.${WHEN[id]}`);

/** What picking a piece would do, for its button; and what to know about it beforehand, or ''. */
export function actionTitle(view: View, a: Action): string {
  if (a.kind === 'viziers-favour:wake') return m('vizier.wake');
  if (a.kind === 'bonus-cards:play') return m('bonus.lay', { tile: cardWords(text(a['card'] as Json)) });
  if (a.kind === 'workers-huts:take')
    return m('hut.take', { tile: tileWords(hutStacks(view).find((s) => s.kind === a['type'])?.top ?? '') });
  return t('act.takeCard', { card: (a.cards ?? []).map(cardWords).join(', ') });
}
export function actionHint(a: Action): string {
  if (a.kind === 'viziers-favour:wake') return m('vizier.wakeHint');
  if (a.kind === 'bonus-cards:play') return m('bonus.hint');
  return a.kind === 'workers-huts:take' ? m('hut.free') : m('gate.instead');
}

/** What is going on while somebody else decides, where it is more than whose turn it is. */
export function waitingFor(view: View, decision: Decision, name: (seat: Seat) => string): string | null {
  const auction = decision.kind.startsWith('characters:') ? auctionOf(view) : null;
  if (!auction || decision.player === null) return null;
  const bid =
    auction.leader === null ? m('auction.noBid') : m('auction.bid', { n: auction.bid, name: name(auction.leader) });
  return `${m('auction.title')}: ${t(`character.${auction.card}`)}, ${bid}. ${t('ask.wait', { name: name(decision.player) })}`;
}
