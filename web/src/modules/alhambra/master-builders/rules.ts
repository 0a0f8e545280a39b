// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'master-builders', { en, nl, de }, [
  {
    key: 'money',
    rules: ['1', '2', '3', 'R1', 'R3', 'R6'],
    picture: { tiles: ['tower-12-0'], cards: [['florin-9', 'master-builder-florin']] },
  },
  { key: 'redesign', rules: ['3', '4', 'R2', 'R4', 'R7', 'R8'] },
  { key: 'limits', rules: ['5', '6', '7', '8', 'R5'] },
]);
