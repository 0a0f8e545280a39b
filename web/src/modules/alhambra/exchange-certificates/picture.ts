import type { Picture } from '../../types';

/** A sealed deed. */
export default {
  emblem: {
    field: '#6b4a2a',
    fill: 'M4 2h13l3 3v11h-4.500l1.500 6-3-1.600L11 22l1.500-6H4zm3 4v1.600h9V6zm0 4v1.600h9V10z',
  },
} satisfies Picture;
