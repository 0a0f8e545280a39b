// Words around the rules, and one sentence for everything on the table, in the reader's language.

import { speaker } from '../../i18n/book';

export const r = speaker('rules');
export type { RulesKey } from './ui.en';
