// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'medina', { en, nl, de }, [
  {
    key: 'build',
    rules: ['1', '2', '3', '4', '6', 'R6'],
    picture: { tiles: ['medina-2-esw', 'medina-5-sw', 'medina-8-s', 'medina-10-0'] },
  },
  {
    key: 'fewest',
    rules: ['5', 'R1', 'R2', 'R7', 'R8'],
    picture: { tiles: ['medina-5-sw', 'medina-8-s'] },
  },
  { key: 'none', rules: ['7', '8', 'R3', 'R4', 'R5'] },
]);
