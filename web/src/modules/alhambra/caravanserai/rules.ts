// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'caravanserai', { en, nl, de }, [
  {
    key: 'buy',
    rules: ['1', '2', '3', 'R1', 'R8', 'R9', 'R10', 'R11'],
    picture: { cards: [['caravanserai-denar-1', 'caravanserai-ducat-1']] },
  },
  { key: 'move', rules: ['3', 'R2', 'R3', 'R5', 'R6', 'R7', 'R12'] },
  {
    key: 'spend',
    rules: ['3', 'R4', 'R13'],
    picture: { tiles: ['garden-9-e'], cards: [['denar-6', 'caravan-1-denar']] },
  },
  { key: 'limits', rules: ['4', '5', '6', '7', '8'] },
]);
