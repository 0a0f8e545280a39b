// What the page of rules explains; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('red-palace', 'bazaars', { en, nl, de }, [
  {
    key: 'beside',
    rules: [],
    picture: { tiles: ['land-bazaar-1', 'land-bazaar-4', 'land-bazaar-5', 'land-bazaar-7'] },
  },
  { key: 'buy', rules: [] },
  { key: 'score', rules: [] },
  { key: 'limits', rules: [] },
]);
