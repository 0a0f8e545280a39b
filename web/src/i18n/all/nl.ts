// Alle Nederlandse teksten, als één bestand geladen.

import { nl as dice } from '../../dice/text/nl';
import { nl as explain } from '../../explain/text/nl';
import { nl as modules } from '../../modules/text/nl';
import { nl as rules } from '../../rules/text/ui.nl';
import { nl as main } from '../nl';
import type { Texts } from '../texts';
import { titlesOf } from './titles';

const titles = titlesOf(import.meta.glob('../../modules/*/*/nl.ts', { eager: true }));

export const texts: Texts = { main, dice, explain, modules, rules, titles };
