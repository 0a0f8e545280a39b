// Words of the scoring table, of what is left and of the end screen.

import { speaker } from '../i18n/book';
import { t } from '../i18n/say';
import { extraName, type Row } from './score';

export const x = speaker('explain');

export const rowName = (row: Row | null): string =>
  row === null
    ? x('rest')
    : row.kind
      ? t(`kind.${row.kind}`)
      : row.category === 'wall' || row.category === 'chips'
        ? x(row.category)
        : extraName(row.category);
