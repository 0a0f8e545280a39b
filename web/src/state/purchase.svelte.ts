// Buying at the market: the place that is picked, what is on offer there, and how it can be paid for.

import { buyableSlots, isPurchase, type Payment } from './choose';
import { OwnPayment, type Check } from './own_payment.svelte';
import type { Action, CardId } from './types';

export interface Priced {
  price: number | null;
  payments: Payment[];
}
interface Around {
  legal: () => readonly Action[];
  /** Of actions that differ only in their payment, one each. */
  distinct: (actions: readonly Action[]) => Action[];
  /** All payments for what this action buys, and its price. */
  paymentsFor: (action: Action) => Priced;
}

export class Purchase {
  /** The place of the market that is picked. */
  slot = $state<number | null>(null);
  /** Which of the things on offer there: the tile itself, or what a module makes of it. */
  private which = $state(0);
  /** All payments are looked at, by their means. */
  all = $state(false);
  readonly own = new OwnPayment();
  constructor(
    private readonly around: Around,
    slot: number | null,
  ) {
    this.slot = slot;
  }

  readonly buyable = $derived.by(() => buyableSlots(this.around.legal()));
  readonly exact = $derived.by(
    () =>
      new Set(
        [...this.buyable].filter((s) => this.offersAt(s).some((a) => this.around.paymentsFor(a).payments[0]?.exact)),
      ),
  );
  readonly offers = $derived.by(() => (this.slot === null ? [] : this.offersAt(this.slot)));
  readonly offered = $derived.by(() => this.offers[this.which] ?? this.offers[0] ?? null);
  readonly payable = $derived.by(() => this.offered && this.around.paymentsFor(this.offered));

  private offersAt(slot: number): Action[] {
    return this.around.distinct(this.around.legal().filter((a) => isPurchase(a) && a.slot === slot));
  }
  offer = (which: number): void => {
    this.which = which;
    this.own.clear();
  };
  /** The purchase, paid with these cards. */
  paid = (pay: CardId[]): Action => ({ ...this.offered, kind: this.offered?.kind ?? 'buy', pay });
  toggle = (card: CardId, on: boolean, check: Check | undefined): void => this.own.toggle(card, on, this.paid, check);
  reset(): void {
    this.slot = null;
    this.which = 0;
    this.all = false;
    this.own.clear();
  }
}
