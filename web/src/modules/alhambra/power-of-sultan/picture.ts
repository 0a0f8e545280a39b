import type { Picture } from '../../types';

/** A crowned turban. */
export default {
  emblem: {
    field: '#6f4a8c',
    fill: 'M2 14C2 7 6 3 12 3s10 4 10 11c-3-2-6.500-3-10-3s-7 1-10 3zm2 2.500c5-3 11-3 16 0V21c-5-3-11-3-16 0zM12 5l1.500 2.500L12 10l-1.500-2.500z',
  },
} satisfies Picture;
