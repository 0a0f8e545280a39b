// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'bonus-cards', { en, nl, de }, [
  {
    key: 'deal',
    rules: ['1', '2', 'R4'],
    picture: {
      cards: [['bonus-garden-10-0'], ['bonus-tower-12-0'], ['bonus-pavilion-8-0']],
    },
  },
  {
    key: 'lay',
    rules: ['3', 'R1', 'R2', 'R3', 'R6', 'R7'],
  },
  {
    key: 'count',
    rules: ['5', '6', '8', 'R5'],
    picture: {
      tiles: ['garden-10-0'],
      cards: [['bonus-garden-10-0']],
    },
  },
]);
