import type { Picture } from '../../types';
import Art from './Picture.svelte';

export default { art: Art } satisfies Picture;
