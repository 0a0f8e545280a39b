import type { Picture } from '../../types';

/** A knotted star. */
export default {
  emblem: {
    field: '#1f4e9c',
    fill: 'M12 8l1.200 2.800L16 12l-2.800 1.200L12 16l-1.200-2.800L8 12l2.800-1.200z',
    line: 'M12 2l3 3h4v4l3 3-3 3v4h-4l-3 3-3-3H5v-4l-3-3 3-3V5h4zM12 6l6 6-6 6-6-6z',
  },
} satisfies Picture;
