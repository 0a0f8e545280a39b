import type { Picture } from '../../types';

/** A falcon. */
export default {
  emblem: {
    field: '#274f86',
    fill: 'M2 6c5-1 8 1 10 4 2-3 5-5 10-4-3 2-4 4-5 7l3-.5c-2 3-4 4-6 4.500L13 22h-2l-1-5C8 16.500 6 15.500 4 12.500l3 .5C6 10 5 8 2 6z',
  },
} satisfies Picture;
