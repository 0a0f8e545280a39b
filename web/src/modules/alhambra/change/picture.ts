import type { Picture } from '../../types';

/** A small pile of coins. */
export default {
  emblem: {
    field: '#2a7d4f',
    fill: 'M4 16.500c0-1.600 3-2.500 6-2.500s6 .9 6 2.500S13 19 10 19s-6-.9-6-2.500zm0 2.800c1.500 1 3.700 1.300 6 1.300s4.500-.3 6-1.300c0 1.900-3 2.700-6 2.700s-6-.8-6-2.700zM18 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM9 5a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7z',
  },
} satisfies Picture;
