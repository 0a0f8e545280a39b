// The characters as a view tells of them, when each works, and what the Big Box calls it.

import type { Seat, View } from '../../../state/types';
import { list, num, obj, ofPlayer, ofTable } from '../../read';
import { CHARACTERS, type CharacterId } from './emblems';

export const WHEN: Record<CharacterId, 'once' | 'turn' | 'scoring'> = {
  patron: 'once',
  miser: 'turn',
  builder: 'turn',
  merchant: 'turn',
  magician: 'once',
  'wise-man': 'scoring',
  dancer: 'turn',
  'money-changer': 'turn',
  beggar: 'turn',
  'city-watch': 'scoring',
};

/** Names of persons, the same in every language; the other edition calls them by what they are. */
export const BIG_BOX: Record<CharacterId, string> = {
  patron: 'Abdul Karim',
  miser: 'Abdul Knihstig',
  builder: "Ammar El'Schauf",
  merchant: "Faruk Will'haben",
  magician: 'Fatima',
  'wise-man': 'Hakim Wahid',
  dancer: 'Laila Wundabah',
  'money-changer': 'Machma Klain',
  beggar: 'Yammerad',
  'city-watch': "Yusuf E'Passuff",
};

export const isCharacter = (id: string): id is CharacterId => CHARACTERS.some((c) => c === id);
export const charactersOf = (view: View, seat: Seat): CharacterId[] =>
  list(ofPlayer(view, seat, 'characters')['cards']).filter(isCharacter);
export const charactersUsed = (view: View): CharacterId[] =>
  list(ofTable(view, 'characters')['used']).filter(isCharacter);
export const surplusCount = (view: View): number => num(ofTable(view, 'characters')['surplus_count']) ?? 0;

export interface Auction {
  card: CharacterId;
  bid: number;
  leader: Seat | null;
  in: Seat[];
}
export function auctionOf(view: View): Auction | null {
  const a = obj(ofTable(view, 'characters')['auction']);
  const card = typeof a['card'] === 'string' && isCharacter(a['card']) ? a['card'] : null;
  if (!card) return null;
  const seats = Array.isArray(a['in']) ? a['in'].filter((s): s is number => typeof s === 'number') : [];
  return { card, bid: num(a['bid']) ?? 0, leader: num(a['leader']) ?? null, in: seats };
}
