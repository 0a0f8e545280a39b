// Words of the scoring table, of what is left and of the end screen.

import { speaker, type Books } from '../i18n/book';
import { t } from '../i18n/say';
import { extraName, type Row } from './score';
import { de } from './text/de';
import { en, type ExplainKey } from './text/en';
import { nl } from './text/nl';

export const EXPLAIN_BOOKS: Books<ExplainKey> = { en, nl, de };
export const x = speaker(EXPLAIN_BOOKS);

export const rowName = (row: Row | null): string =>
  row === null ? x('rest') : row.kind ? t(`kind.${row.kind}`) : row.category === 'wall' ? x('wall') : extraName(row.category);
