// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'new-score-cards', { en, nl, de }, [
  {
    key: 'order',
    rules: ['1', '2', '5', 'R1', 'R2'],
    picture: { cards: [['score-card-13'], ['score-card-5'], ['score-card-4']] },
  },
  { key: 'rest', rules: ['3', '4', '6', '7', '8', 'R3', 'R4'] },
]);
