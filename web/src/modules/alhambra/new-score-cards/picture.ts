import type { Picture } from '../../types';

/** Three ranked bars. */
export default { emblem: { field: '#5b3a78', fill: 'M3 13h5v8H3zm6.500-8h5v16h-5zM16 9h5v12h-5z' } } satisfies Picture;
