// The Diamonds: a fifth currency; its cards are drawn like all money.

import type { WebModule } from '../../types';
import de from './de?data';
import en from './en?data';
import nl from './nl?data';

export default { words: { en, nl, de } } satisfies WebModule;
