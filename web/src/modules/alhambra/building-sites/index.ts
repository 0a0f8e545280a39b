// The Building Sites: tiles for half their price, completed later in a secret currency.

import { t } from '../../../i18n/say';
import { idOf } from '../../../state/choose';
import { isMoney, parseTile } from '../../../state/notation';
import type { Action, TileWith, View } from '../../../state/types';
import type { WebModule } from '../../types';
import Choose from './Choose.svelte';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';
import Site from './Site.svelte';
import Stack from './Stack.svelte';

/** The currency in which a tile is completed, as far as it is known. */
function currencyFor(action: Action, view: View): string {
  const all = view.players.flatMap((p): (string | TileWith)[] => [...p.palace, ...p.reserve]);
  const found = all.find((x) => idOf(x) === action.tile);
  const site = typeof found === 'object' ? found['site'] : undefined;
  return typeof site === 'string' && isMoney(site) ? t(`money.${site}`) : '';
}

export default {
  words: { en, nl, de },
  market: Stack,
  onTile: { keys: ['site'], art: Site, uncounted: true },
  decisions: { choose: Choose },
  holes: (action, view) => ({ money: currencyFor(action, view) }),
  price(action, view) {
    const tile = action.tile ?? view.market[(action.slot ?? 0) - 1];
    const full = tile ? parseTile(tile).price : null;
    if (full === null) return null;
    return action.slot === undefined ? { sum: full } : { sum: Math.max(1, Math.floor(full / 2)), exact: false };
  },
} satisfies WebModule;
