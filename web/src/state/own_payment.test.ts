import { describe, expect, it } from 'vitest';
import { OwnPayment, type Notice } from './own_payment.svelte';
import type { Action, CardId } from './types';

const buy = (pay: CardId[]): Action => ({ kind: 'buy', slot: 1, pay });
const no: Notice = { text: 'That is less than the price.', at: 0 };

describe('cards picked from the hand', () => {
  it('are asked about at each change, copies counted', async () => {
    const asked: Action[] = [];
    const own = new OwnPayment();
    const check = (a: Action): Promise<Notice | null> => (
      asked.push(a),
      Promise.resolve(a.pay?.length === 2 ? null : no)
    );
    own.toggle('denar-3', false, buy, check);
    await Promise.resolve();
    expect(own.verdict).toBe(no);
    own.toggle('denar-3', false, buy, check);
    expect(own.verdict).toBe('asking');
    await Promise.resolve();
    expect([own.verdict, own.cards]).toEqual(['ok', ['denar-3', 'denar-3']]);
    own.toggle('denar-3', true, buy, check);
    expect(own.cards).toEqual(['denar-3']);
    expect(asked.map((a) => a.pay)).toEqual([['denar-3'], ['denar-3', 'denar-3'], ['denar-3']]);
  });
  it('an answer that comes too late is dropped', async () => {
    const answers: ((n: Notice | null) => void)[] = [];
    const own = new OwnPayment();
    const check = (): Promise<Notice | null> => new Promise((done) => answers.push(done));
    own.toggle('denar-3', false, buy, check);
    own.toggle('denar-4', false, buy, check);
    answers[1]?.(null);
    answers[0]?.(no);
    await Promise.resolve();
    expect(own.verdict).toBe('ok');
    own.clear();
    expect(own.cards).toEqual([]);
  });
});
