// Cards picked from the hand to pay with, beside the payments that are listed. Whether they will do, the server says:
// every change is asked, and the answer to an older question is dropped.

import type { Action, CardId } from './types';

/** Why something is refused, in the reader's words. */
export interface Notice {
  text: string;
  rule?: string;
  at: number;
}
/** Null: lawful. */
export type Check = (action: Action) => Promise<Notice | null>;

export class OwnPayment {
  cards = $state.raw<readonly CardId[]>([]);
  /** The answer for these very cards, once it is there. */
  verdict = $state.raw<'asking' | 'ok' | Notice>('asking');
  private question = 0;

  /** Takes the card up, or lays it back where `on` says that it is up. */
  toggle(card: CardId, on: boolean, action: (pay: CardId[]) => Action, check: Check | undefined): void {
    const at = this.cards.lastIndexOf(card);
    this.cards = on && at >= 0 ? this.cards.filter((_, i) => i !== at) : [...this.cards, card];
    this.verdict = 'asking';
    const question = ++this.question;
    if (this.cards.length === 0 || !check) return;
    void check(action([...this.cards])).then((no) => {
      if (question === this.question) this.verdict = no ?? 'ok';
    });
  }
  clear(): void {
    this.cards = [];
    this.question++;
  }
}
