// One sentence for the modules' tiles and cards: the module's own, or the line about the module.

import { tileName } from '../i18n/say';
import { parseTile } from '../state/notation';
import { modulesInPlay, moduleWord, ownerOf, wordOf } from './registry.svelte';
import { cardWords } from './say';

function tip(id: string, name: () => string): string | null {
  for (const { tips } of modulesInPlay()) {
    const own = tips?.(id);
    if (own) return own;
  }
  const own = wordOf('tip', id);
  if (own) return own;
  const module = ownerOf(id);
  const line = module && moduleWord(module, 'about');
  return line ? `${name()}: ${line}` : null;
}

/** A building is told by its kind, whoever draws it. */
export const tileTip = (id: string): string | null =>
  parseTile(id).base && parseTile(id).kind ? null : tip(id, () => tileName(id));
export const cardTip = (id: string): string | null => tip(id, () => cardWords(id));
/** What a key on a tile means. */
export const onTileTip = (key: string): string | null => wordOf('tip.on', key) ?? null;
