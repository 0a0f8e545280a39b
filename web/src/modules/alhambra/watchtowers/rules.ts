// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'watchtowers', { en, nl, de }, [
  {
    key: 'buy',
    rules: ['1', '2', '3', '6', '7', 'R3', 'R4', 'R6', 'R7', 'R9'],
    picture: {
      tiles: ['watchtower-pavilion-1', 'watchtower-arcades-1', 'watchtower-garden-1', 'watchtower-tower-1'],
    },
  },
  { key: 'build', rules: ['4', 'R1', 'R2', 'R10', 'R11'] },
  { key: 'stay', rules: ['8', 'R8', 'R12'] },
  { key: 'score', rules: ['5', 'R5'] },
]);
