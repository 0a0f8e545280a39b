// One sentence for the modules' tiles and cards.

import { tileName } from '../i18n/say';
import { parseTile } from '../state/notation';
import { cardWords, isCharacter, m, moduleAbout, talentOf } from './say';

const ABOUT: readonly (readonly [prefix: string, slug: string])[] = [
  ['bureau-', 'bureau-de-change'],
  ['city-gate', 'city-gates'],
  ['bonus-', 'bonus-cards'],
  ['diamond-', 'diamonds'],
];

export function tileTip(id: string): string | null {
  const family = parseTile(id).family;
  const slug = family === 'hut' ? 'workers-huts' : family === 'camp' ? 'camps' : null;
  const about = slug && moduleAbout(slug);
  return about ? `${tileName(id)}: ${about}` : null;
}

export function cardTip(id: string): string | null {
  if (isCharacter(id)) return `${cardWords(id)}: ${talentOf(id)}.`;
  if (id === 'vizier') return m('about.viziers-favour');
  const slug = ABOUT.find(([prefix]) => id.startsWith(prefix))?.[1];
  const about = slug && moduleAbout(slug);
  return about ? `${cardWords(id)}: ${about}` : null;
}
