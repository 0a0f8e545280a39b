// When each character works, and what the Big Box calls it, for the label beside its medallion.

import type { CharacterId } from '../../art/emblems';

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
