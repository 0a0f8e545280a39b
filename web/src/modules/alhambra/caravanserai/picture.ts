import type { Picture } from '../../types';

/** A camel. */
export default {
  emblem: {
    field: '#b97a22',
    fill: 'M2 7.500C2 6 3.500 5 5 6l1.500 5c1 .5 1.500-2 3-4 1.500-1.500 2 2 3.500 2s2-3.500 3.500-2.500c2 1.500 3.500 4 4 6.500L22 16h-1.500v6H18v-6h-6v6H9.500v-6C6.500 16 5 13 4.500 9H2z',
  },
} satisfies Picture;
