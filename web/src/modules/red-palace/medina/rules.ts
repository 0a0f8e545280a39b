// What the page of rules explains; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('red-palace', 'medina', { en, nl, de }, [
  {
    key: 'build',
    rules: [],
    picture: { tiles: ['land-medina-2-esw', 'land-medina-5-sw', 'land-medina-8-s', 'land-medina-10-0'] },
  },
  { key: 'fewest', rules: [] },
  { key: 'none', rules: [] },
]);
