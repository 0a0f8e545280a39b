import type { Picture } from '../../types';

/** Crossed swords. */
export default {
  emblem: {
    field: '#8c3a22',
    fill: 'M2 2l4 .5L18 15l-2.500 2.500L3 6zM22 2l-4 .5L6 15l2.500 2.500L21 6z',
    line: 'M4 16l4.500 4.500M5 20l-2 2M20 16l-4.500 4.500M19 20l2 2',
  },
} satisfies Picture;
