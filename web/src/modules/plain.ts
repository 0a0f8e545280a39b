// An action nobody drew a picture for, in words: its verb and its fields. The last resort, never wrong.

import { t, tileName } from '../i18n/say';
import { isKind, parseTile } from '../state/notation';
import type { Action, Json } from '../state/types';
import { cardWords } from './say';

function value(v: Json | readonly number[] | undefined): string {
  if (Array.isArray(v)) return v.map((x) => value(x as Json)).join(', ');
  if (typeof v !== 'string') return String(v ?? '');
  if (isKind(v)) return t(`kind.${v}`);
  return parseTile(v).family !== 'other' ? tileName(v) : cardWords(v);
}

export function plainAction(action: Action): string {
  const verb = (action.kind.split(':').pop() ?? '').replaceAll(/[-_]/g, ' ');
  const fields = Object.entries(action)
    .filter(([k]) => k !== 'kind')
    .map(([, v]) => value(v as Json))
    .filter(Boolean);
  return [verb.charAt(0).toUpperCase() + verb.slice(1), ...fields].join(' · ');
}
