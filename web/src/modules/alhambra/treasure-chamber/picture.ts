import type { Picture } from '../../types';

/** A chest. */
export default {
  emblem: {
    field: '#6b4a2a',
    fill: 'M4 8c0-3 2-4 4-4h8c2 0 4 1 4 4v2H4zM3 11.500h7V14h4v-2.500h7V20H3zM11.200 12h1.600v5h-1.600z',
  },
} satisfies Picture;
