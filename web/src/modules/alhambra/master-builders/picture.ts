import type { Picture } from '../../types';

/** A trowel and a square. */
export default {
  emblem: {
    field: '#1d6f52',
    fill: 'M3 3l10 4-2 2 1.500 1.500-1.500 1.500L9.500 10.500 7.500 13zM12 13l2-2 7 7-2 3z',
  },
} satisfies Picture;
