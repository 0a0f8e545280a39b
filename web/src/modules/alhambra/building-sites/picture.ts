import type { Picture } from '../../types';

/** A scaffold. */
export default {
  emblem: {
    field: '#b97a22',
    fill: 'M9 12h6v9H9z',
    line: 'M4 22V4M20 22V4M2 9h20M2 15h20M4 9l8 6M20 9l-8 6M4 4h16',
  },
} satisfies Picture;
