// Title and line of every module, what of it is reconstructed and the words for its options, taken from the words in its folder, so that they are at
// hand where modules are chosen.

import type { ModuleTitle, Texts } from '../texts';

const TOLD = ['title', 'about', 'reconstructed'];

export function titlesOf(folders: Record<string, unknown>): Texts['titles'] {
  return Object.fromEntries(
    Object.entries(folders as Record<string, { words: ModuleTitle }>).map(([path, { words }]) => [
      path.split('/').slice(-3, -1).join('/'),
      Object.fromEntries(
        Object.entries(words).filter(([key]) => TOLD.includes(key) || key.startsWith('option.')),
      ) as ModuleTitle,
    ]),
  );
}
