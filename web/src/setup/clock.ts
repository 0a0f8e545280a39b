// A table's clock in words.

import { t } from '../i18n/say';
import type { ClockSetting } from '../net/messages';

export function clockWords(c: ClockSetting): string {
  if (c.kind === 'turn') return t('new.clock.turn', { n: c.seconds ?? 0 });
  if (c.kind === 'days') return t('new.clock.days', { n: c.days ?? 0 });
  if (c.kind === 'none') return t('new.clock.none');
  return t('new.clock.fischer', { n: Math.round((c.seconds ?? 0) / 60), m: c.increment ?? 0 });
}
