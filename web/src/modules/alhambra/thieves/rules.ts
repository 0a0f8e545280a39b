// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'thieves', { en, nl, de }, [
  { key: 'deal', rules: ['1', '2', 'R6', 'R9'] },
  {
    key: 'steal',
    rules: ['3', 'R1', 'R3', 'R4', 'R7', 'R8'],
    picture: { cards: [['thief-florin-1'], ['florin-1', 'florin-5', 'ducat-2', 'dirham-9']] },
  },
  { key: 'order', rules: ['7', 'R2'] },
  { key: 'limits', rules: ['4', '5', '6', '8', 'R5'] },
]);
