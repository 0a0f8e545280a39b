// What is told of all modules where tables are set up; one file, loaded with that page.

import type { SetupFacts } from './types';

const FOLDERS = import.meta.glob<SetupFacts>('./*/*/setup.ts', { eager: true, import: 'default' });

/** A module that tells nothing of itself is neither light nor heavy. */
const UNTOLD: SetupFacts = { weight: 2, about: 'tiles' };

export const setupOf = (game: string, slug: string): SetupFacts => FOLDERS[`./${game}/${slug}/setup.ts`] ?? UNTOLD;
