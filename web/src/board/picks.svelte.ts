// What is picked so far at the table: a place of the market, money, a tile, a piece of a module. A last click makes one of
// the legal actions of it.

import { MediaQuery } from 'svelte/reactivity';
import {
  cardWorth,
  decisionComponent,
  distinct,
  isOnTable,
  laying,
  placeOf,
  priceOf,
  spotsFor,
  wantsPlace,
  waysToPay,
} from '../modules';
import { Building } from '../state/building.svelte';
import { idOf, onBoard, payments, sameCell, takeable } from '../state/choose';
import { facts } from '../state/facts.svelte';
import { parseCard } from '../state/notation';
import { Pointing } from '../state/pointing.svelte';
import { Purchase, type Priced } from '../state/purchase.svelte';
import type { Action, CardId, Cell, CellPreview, Decision, Seat, TileId, View } from '../state/types';

interface Around {
  view: () => View;
  me: () => Seat | null;
  /** Whose palace is in the middle. */
  host: () => Seat;
  decision: () => Decision | null;
  legal: () => readonly Action[];
  previews: () => Readonly<Record<TileId, readonly CellPreview[]>>;
  act: (action: Action) => void;
  /** Something was tried that is not in the list: find out why not. */
  why: (action: Action) => void;
}

export class Picks {
  readonly buy: Purchase;
  readonly build: Building;
  readonly point: Pointing;
  /** Open money, by its places on the display. */
  money = $state<number[]>([]);
  /** Cards of the hand that are pointed out, since somebody looks at a payment. */
  looked = $state<readonly CardId[] | null>(null);
  /** The hand is too full to pick from with fingers. */
  crowded = $state(false);
  /** The choice between actions is open. */
  more = $state(false);
  /** … between these only. */
  some = $state.raw<readonly Action[] | null>(null);

  // Part of a tile is too small for a finger: that is chosen from pictures.
  private readonly fingers = new MediaQuery('pointer: coarse');
  private readonly mine = $derived.by(() => this.around.view().players[this.around.host()]);
  readonly asked = $derived.by(() => this.around.legal().length > 0);
  /** Tiles that were obtained and are yet to be placed, where they are mine or shown to somebody who looks on. */
  readonly aside = $derived.by(() => {
    const { view, me, host } = this.around;
    return this.asked || me() === null || view().to_move === host() ? (view().aside ?? []) : [];
  });
  readonly chosen = $derived.by(() => this.money.flatMap((i) => this.around.view().display[i] ?? []));
  readonly takes = $derived.by(() => takeable(this.around.legal(), this.chosen, this.around.view().display));
  /** Actions that have no place on the table. */
  readonly others = $derived.by(() => this.around.legal().filter((a) => !this.onTable(a)));
  /** Chosen by pointing at their places, not by taking up a tile. */
  private readonly placed = $derived.by(() => this.around.legal().filter((a) => this.hasPlace(a)));
  /** A decision with a picture of its own; the pauses of the game only when there is more than passing. */
  readonly Special = $derived.by(() => {
    const decision = this.around.decision();
    return decision &&
      this.asked &&
      (this.others.length > 0 || (decision.kind.includes(':') && this.placed.length === 0))
      ? decisionComponent(decision.kind)
      : undefined;
  });

  constructor(
    private readonly around: Around,
    slot: number | null,
  ) {
    const { view, host, decision, legal, previews } = around;
    this.buy = new Purchase({ legal, distinct, paymentsFor: (a) => this.paymentsFor(a) }, slot);
    const common = { act: (a: Action) => this.act(a), why: around.why, clear: () => this.clear() };
    this.build = new Building({
      legal: () => (this.placed.length > 0 ? legal().filter((a) => !this.placed.includes(a)) : legal()),
      aside: () => (this.asked ? this.aside.map(idOf) : []),
      previews,
      occupied: (at) => this.tileAt(at) !== '',
      cellOf: (tile) => this.mine?.palace.find((p) => p.tile === tile)?.at,
      laying,
      ...common,
    });
    this.point = new Pointing({
      spots: (picked) => spotsFor(this.placed, picked, decision(), view(), host()),
      wantsPlace,
      ...common,
    });
    // What was picked belongs to the position it was picked in.
    $effect.pre(() => {
      void view();
      this.clear();
      this.more = this.Special !== undefined || (this.asked && this.others.length === legal().length);
    });
  }

  private hasPlace(a: Action): boolean {
    return isOnTable(a, this.mine?.palace ?? []) && !(this.fingers.current && placeOf(a)?.on === 'side');
  }
  private onTable(a: Action): boolean {
    return onBoard(a) || this.hasPlace(a);
  }
  private paymentsFor(a: Action): Priced {
    const price = priceOf(a, this.around.view());
    const sum = price?.sum ?? null;
    const ways = waysToPay(this.around.legal(), a);
    return { price: sum, payments: payments(ways, sum, (c) => this.worth(c, sum), price?.exact !== false) };
  }
  worth = (card: CardId, price: number | null = null): number =>
    cardWorth(card, price, this.around.view(), this.around.host());
  tileAt = (at: Cell): TileId => this.mine?.palace.find((p) => sameCell(p.at, at))?.tile ?? '';

  clear = (): void => {
    this.buy.reset();
    this.some = null;
    this.money = [];
    this.build.reset();
    this.looked = null;
    this.point.reset();
  };
  act = (action: Action): void => {
    this.clear();
    this.more = false;
    this.around.act(action);
  };
  look = (cards: readonly CardId[] | null): void => {
    this.looked = cards;
  };
  slot = (s: number): void => {
    const same = this.buy.slot === s;
    this.clear();
    if (same) return;
    if (this.buy.buyable.has(s)) this.buy.slot = s;
    else {
      const pay = (this.mine?.hand ?? []).filter((c) => parseCard(c).money === facts().slots[s - 1]);
      this.around.why({ kind: 'buy', slot: s, pay });
    }
  };
  card = (i: number): void => {
    const { display } = this.around.view();
    const card = display[i] ?? '';
    if (this.point.cards.has(card)) return this.point.card(card);
    const next = this.money.includes(i) ? this.money.filter((x) => x !== i) : [...this.money, i];
    if (next.length > this.money.length && !this.takes.has(card))
      return this.around.why({ kind: 'take_money', cards: next.flatMap((x) => display[x] ?? []) });
    this.clear();
    this.money = next;
  };
  /** What modules do with a tile: at once, paid for in the dialog for payments, or chosen between in their own. */
  onTile = (actions: readonly Action[]): void => {
    const [first] = distinct(actions);
    if (!first) return;
    if (actions.length === 1 && first.pay === undefined) return this.act(first);
    this.clear();
    if (waysToPay(this.around.legal(), first).length === actions.length) this.point.pick(first);
    else [this.some, this.more] = [actions, true];
  };
  /** One of these is done; which of them, is chosen in a dialog. */
  oneOf = (actions: readonly Action[]): void => {
    const [only, ...further] = actions;
    if (only && further.length === 0 && only.pay === undefined) return this.point.pick(only);
    this.clear();
    [this.some, this.more] = [actions, true];
  };
}
