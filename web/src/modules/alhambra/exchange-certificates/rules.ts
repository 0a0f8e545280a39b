// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'exchange-certificates', { en, nl, de }, [
  {
    key: 'save',
    rules: ['1', '2', '3', 'R1', 'R2', 'R5', 'R7', 'R10'],
    picture: { tiles: ['arcades-4-nes'], cards: [['florin-9'], ['stone-denar']] },
  },
  { key: 'spend', rules: ['3', 'R8'], picture: { tiles: ['tower-12-0'], cards: [['denar-8', 'stone-denar']] } },
  { key: 'limits', rules: ['4', '5', '6', '7', '8', 'R3', 'R4', 'R6', 'R9'] },
]);
