// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'power-of-sultan', { en, nl, de }, [
  {
    key: 'buy',
    rules: ['1', '2', '3', 'R1', 'R5', 'R7'],
    picture: { cards: [['sultan-ducat-1'], ['ducat-7']] },
  },
  { key: 'mark', rules: ['3', 'R2', 'R3'] },
  { key: 'claim', rules: ['3', '4', 'R4', 'R6', 'R8', 'R9', 'R11', 'R12', 'R13'] },
  { key: 'end', rules: ['5', '6', '7', '8', 'R10'] },
]);
