// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'building-sites', { en, nl, de }, [
  {
    key: 'setUp',
    rules: ['1', '2', '3', '7', 'R1', 'R2', 'R5', 'R8', 'R9', 'R10', 'R13', 'R15'],
    picture: { minis: [{ tiles: [['garden-9-e', 1, 0, { site: 'ducat' }]] }], cards: [['dirham-4']] },
  },
  { key: 'counts', rules: ['4', '5', '8', 'R6', 'R14', 'R16', 'R17'] },
  {
    key: 'complete',
    rules: ['3', 'R3', 'R4'],
    picture: { minis: [{ tiles: [['garden-9-e', 1, 0]] }], cards: [['ducat-9']] },
  },
  { key: 'end', rules: ['6', 'R7', 'R11', 'R12'] },
]);
