// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'diamonds', { en, nl, de }, [
  {
    key: 'pay',
    rules: ['1', '2', '3', 'R1', 'R2', 'R3'],
    picture: {
      tiles: ['seraglio-9-0'],
      cards: [['diamond-5', 'diamond-4']],
    },
  },
  {
    key: 'limits',
    rules: ['6', '7', '8', 'R4'],
  },
]);
