import type { Picture } from '../../types';

/** A hand cart. */
export default {
  emblem: {
    field: '#b04a2a',
    fill: 'M2 7h15l-2 8H5zM8 3.500A2 2 0 1 1 8 7.500zM12 3.500a2 2 0 1 1 0 4zM9 17a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z',
    line: 'M15 14l7-4',
  },
} satisfies Picture;
