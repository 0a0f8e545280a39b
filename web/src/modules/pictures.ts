// The pictures of all modules, for where modules are chosen; one file, loaded when the first of them is shown.

import type { Picture } from './types';

const FOLDERS = import.meta.glob<Picture>('./*/*/picture.ts', { eager: true, import: 'default' });

/** Every module of a game that has a picture here, those to come included; the game's own part is none. */
export const picturesOf = (game: string): string[] =>
  Object.keys(FOLDERS).flatMap((path) =>
    path.startsWith(`./${game}/`) && path.split('/')[2] !== game ? (path.split('/')[2] ?? []) : [],
  );

export const pictureOf = (game: string, slug: string): Picture | undefined => FOLDERS[`./${game}/${slug}/picture.ts`];
