// What somebody is called: who gave no name has a number, in the reader's own language.

import { t } from './say';

export const nameWords = (name: string): string => {
  const n = /^Player (\d+)$/.exec(name)?.[1];
  return n === undefined ? name : t('seat.player', { n });
};
