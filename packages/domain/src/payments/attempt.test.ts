import { describe, expect, test } from 'vitest';
import {
  type AttemptOfOrder,
  type AttemptState,
  attemptAfter,
  decisiveNews,
  type GatewayNews,
  outcomeOfAll,
  type PaymentOutcome,
} from './attempt.ts';

const asked: AttemptOfOrder = {
  state: 'pending',
  amount: 90_000,
  orderState: 'created',
  due: 90_000,
};
const paid: GatewayNews = { state: 'approved', amount: 90_000, currency: 'COP' };

describe('D-12 where a try to pay goes by what the gateway says', () => {
  test.each<[string, Partial<AttemptOfOrder>, Partial<GatewayNews>, AttemptState | null]>([
    ['money for an order that waits for it', {}, {}, 'approved'],
    ['though its time was over', { state: 'expired' }, {}, 'approved'],
    ['though it was declined before', { state: 'declined' }, {}, 'approved'],
    ['money for an order that was cancelled goes back', { orderState: 'cancelled' }, {}, 'surplus'],
    ['and money that comes a second time', { orderState: 'paid' }, {}, 'surplus'],
    ['and money of before another method cost less', { due: 88_000 }, {}, 'surplus'],
    [
      'what nobody begun was paid by hand all the same',
      { state: 'voided', orderState: 'cancelled' },
      {},
      'surplus',
    ],
    ['said again, it stays', { state: 'approved', orderState: 'paid' }, {}, 'approved'],
    ['what went back stays so', { state: 'refunded', orderState: 'cancelled' }, {}, 'refunded'],
    ['a peso less cannot be', {}, { amount: 89_999 }, null],
    ['nor a peso more', {}, { amount: 90_001 }, null],
    ['nor other money', {}, { currency: 'USD' }, null],
    ['a bank that is at work changes nothing', {}, { state: 'pending' }, 'pending'],
    ['nor after its time', { state: 'expired' }, { state: 'pending' }, 'expired'],
    ['it was declined', {}, { state: 'declined' }, 'declined'],
    ['the gateway had a fault', { state: 'expired' }, { state: 'error' }, 'declined'],
    [
      'what was paid is not declined any more',
      { state: 'approved' },
      { state: 'declined' },
      'approved',
    ],
    ['taken back before it counted', {}, { state: 'voided' }, 'declined'],
    ['taken back after it counted', { state: 'approved' }, { state: 'voided' }, 'refunded'],
    ['a surplus that went back', { state: 'surplus' }, { state: 'voided' }, 'refunded'],
  ])('%s', (_, attempt, news, after) => {
    expect(attemptAfter({ ...asked, ...attempt }, { ...paid, ...news })).toBe(after);
  });
});

describe('of several payments under one reference', () => {
  test.each<[string, GatewayNews['state'][], number | undefined]>([
    ['money that came', ['declined', 'pending', 'approved'], 2],
    ['else what may still come', ['declined', 'pending', 'error'], 1],
    ['else the newest', ['declined', 'voided'], 0],
    ['none of none', [], undefined],
  ])('%s counts', (_, states, index) => {
    const found = states.map((state) => ({ state }));
    expect(decisiveNews(found)).toBe(index === undefined ? undefined : found[index]);
  });
});

test.each<[PaymentOutcome[], PaymentOutcome]>([
  [['nothing', 'paid', 'running'], 'paid'],
  [['unknown', 'running', 'nothing'], 'running'],
  [['nothing', 'unknown'], 'unknown'],
  [['nothing'], 'nothing'],
  [[], 'nothing'],
])('tries that say %j say together: %s', (outcomes, together) => {
  expect(outcomeOfAll(outcomes)).toBe(together);
});
