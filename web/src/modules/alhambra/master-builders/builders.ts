import { isMoney } from '../../../state/notation';
import type { MoneyKind } from '../../../state/types';

/** The currency of 'master-builder-denar'; null for anything else. */
export function currencyOf(id: string): MoneyKind | null {
  const money = /^master-builder-(\w+)$/.exec(id)?.[1];
  return isMoney(money) ? money : null;
}
