// When each character works, for the label beside its medallion.

import type { CharacterId } from '../../art/emblems';

export const WHEN: Record<CharacterId, 'once' | 'turn' | 'scoring'> = {
  patron: 'once', miser: 'turn', builder: 'turn', merchant: 'turn', magician: 'once', 'wise-man': 'scoring', dancer: 'turn', 'money-changer': 'turn', beggar: 'turn', 'city-watch': 'scoring',
};
