// All English texts, loaded as one file.

import { en as dice } from '../../dice/text/en';
import { en as explain } from '../../explain/text/en';
import { en as modules } from '../../modules/text/en';
import { en as rules } from '../../rules/text/ui.en';
import { en as main } from '../en';
import type { Texts } from '../texts';
import { titlesOf } from './titles';

const titles = titlesOf(import.meta.glob('../../modules/*/*/en.ts', { eager: true }));

export const texts: Texts = { main, dice, explain, modules, rules, titles };
