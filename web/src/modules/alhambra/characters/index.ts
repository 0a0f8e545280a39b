// The Characters: ten people sold by auction as they come up, each with a talent.

import { t } from '../../../i18n/say';
import type { Decision, Seat, View } from '../../../state/types';
import type { Face, WebModule } from '../../types';
import Card from './Card.svelte';
import de from './de?data';
import Decisions from './Decisions.svelte';
import { CHARACTERS } from './emblems';
import en from './en?data';
import Market from './Market.svelte';
import nl from './nl?data';
import People from './People.svelte';
import { m } from './say';
import Talents from './Talents.svelte';
import { auctionOf, isCharacter } from './who';

const capital = (s: string): string => s.charAt(0).toUpperCase() + s.slice(1);

function waiting(view: View, decision: Decision, name: (seat: Seat) => string): string | null {
  const auction = auctionOf(view);
  if (!auction || decision.player === null) return null;
  const bid =
    auction.leader === null ? m('auction.noBid') : m('auction.bid', { n: auction.bid, name: name(auction.leader) });
  return `${m('auction.title')}: ${m(`card.${auction.card}`)}, ${bid}. ${t('ask.wait', { name: name(decision.player) })}`;
}

export default {
  words: { en, nl, de },
  faces: Object.fromEntries(CHARACTERS.map((id): [string, Face] => [id, { art: Card }])),
  market: Market,
  player: People,
  decisions: { bid: Decisions, pay: Decisions, magician: Decisions, 'wise-man': Decisions, miser: Decisions },
  actions: { dancer: Talents, 'money-changer': Talents, beggar: Talents, builder: Talents },
  names: (id) => (isCharacter(id) ? m(`card.${id}`) : null),
  tips: (id) => (isCharacter(id) ? capital(`${m(`card.${id}`)}: ${m(`does.${id}`)}.`) : null),
  worth: (_piece, price) => price ?? 0, // the patron pays it all
  price: (_action, view) => ({ sum: auctionOf(view)?.bid ?? 0, exact: false }),
  waiting,
} satisfies WebModule;
