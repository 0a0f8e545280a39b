// Alle deutschen Texte, als eine Datei geladen.

import { de as dice } from '../../dice/text/de';
import { de as explain } from '../../explain/text/de';
import { de as modules } from '../../modules/text/de';
import { de as rules } from '../../rules/text/ui.de';
import { de as main } from '../de';
import type { Texts } from '../texts';
import { titlesOf } from './titles';

const titles = titlesOf(import.meta.glob('../../modules/*/*/de.ts', { eager: true }));

export const texts: Texts = { main, dice, explain, modules, rules, titles };
