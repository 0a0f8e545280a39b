// What the page of rules explains, and with which pictures; its texts are in en.ts, nl.ts and de.ts.

import { page } from '../../../rules/types';
import Both from './Both.svelte';
import de from './de?data=rules';
import type { Rules } from './en';
import en from './en?data=rules';
import nl from './nl?data=rules';

export default page<keyof Rules>('alhambra', 'viziers-favour', { en, nl, de }, [
  {
    key: 'window',
    rules: ['1', '2', '3', 'R1', 'R2', 'R3', 'R4', 'R6'],
    picture: {
      tiles: ['garden-9-e'],
      cards: [['florin-5', 'florin-4']],
      art: Both,
    },
  },
  {
    key: 'wake',
    rules: ['3.wake', 'R7'],
  },
  {
    key: 'limits',
    rules: ['6', '7', '8', 'R5', 'R8'],
  },
]);
