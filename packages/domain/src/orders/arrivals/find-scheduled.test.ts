import { describe, expect, test } from 'vitest';
import { findScheduled } from './find-scheduled.ts';
import { planPreparation } from './plan-preparation.ts';
import { waitingLine, waitingOrder } from './waiting-order.builders.ts';
import type { WaitingOrder } from './waiting-order.ts';

/** What came on a Monday in the morning is at the door on the 24th of November. */
const monday = new Date('2026-11-23T15:00:00Z');
const came = waitingLine('came', { isServed: true });
const pending = (position: number, arrivalDate: string | null) => ({
  position,
  dispatchDate: `2026-12-0${position}`,
  arrivalDate,
  state: 'pending' as const,
});
const said = (arrivalDate: string | null, parts: Partial<WaitingOrder> = {}) =>
  waitingOrder('ana', [came], { deliveries: [pending(1, arrivalDate)], ...parts });
const hours = [{ orderId: 'ana', position: 1 }];

describe('D-8 buyers are told when what they waited for arrives', () => {
  test.each<[string, WaitingOrder, typeof hours, number[]]>([
    ['it comes earlier than was said', said('2026-12-02'), [], [1]],
    ['it comes later than was said', said('2026-11-23'), [], [1]],
    ['it comes on the day that was said', said('2026-11-24'), [], []],
    ['it has hours now, on the day that was said', said('2026-11-24'), hours, [1]],
    ['nobody had said a day', said(null), [], [1]],
    ['nobody can say a day', said('2026-12-02', { deliveryDays: null }), [], []],
    ['hours of another order', said('2026-11-24'), [{ orderId: 'eva', position: 1 }], []],
    [
      'one of two comes on another day',
      waitingOrder('ana', [came, waitingLine('other', { delivery: 2, isServed: true })], {
        deliveries: [pending(1, '2026-11-24'), pending(2, '2026-12-03')],
      }),
      [],
      [2],
    ],
  ])('%s', (_, order, given, positions) => {
    const found = findScheduled([order], planPreparation([order], monday), given);
    expect(found).toEqual(
      positions.length === 0 ? [] : [{ orderId: 'ana', customerId: 'customer of ana', positions }],
    );
  });
});
