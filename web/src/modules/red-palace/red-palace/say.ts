import { wordsOf } from '../../registry.svelte';
import type { Words } from './en';

export const m = wordsOf<keyof Words>('red-palace/red-palace');
