import { describe, expect, test } from 'vitest';
import { planPreparation } from './plan-preparation.ts';
import { waitingLine, waitingOrder } from './waiting-order.builders.ts';
import type { WaitingOrder } from './waiting-order.ts';

const mondayMorning = new Date('2026-11-23T15:00:00Z');
const came = waitingLine('came', { isServed: true });
const waits = waitingLine('waits');
const fromStock = waitingLine('from stock', { arrivalId: null });
const delivery = (
  position: number,
  state: WaitingOrder['deliveries'][number]['state'],
  dispatchDate: string | null = '2026-12-01',
) => ({ position, dispatchDate, arrivalDate: null, state });
const plan = (order: WaitingOrder, now = mondayMorning) => planPreparation([order], now);

describe('D-8 a delivery is prepared once everything of it has come', () => {
  test('on the next day that the zone sends, and the order goes with it', () => {
    expect(plan(waitingOrder('ana', [came, fromStock]))).toEqual([
      {
        orderId: 'ana',
        positions: [1],
        estimatedDate: '2026-11-23',
        arrivalDate: '2026-11-24',
        orderBefore: 'confirmed',
        orderAfter: 'in_preparation',
      },
    ]);
  });

  test('after the cut-off hour on the day after', () => {
    const [ready] = plan(waitingOrder('ana', [came]), new Date('2026-11-23T19:00:00Z'));
    expect(ready?.estimatedDate).toBe('2026-11-24');
  });

  test.each([
    ['a line of it still waits', waitingOrder('ana', [came, waits])],
    ['nobody paid or promised to pay', waitingOrder('ana', [came], { state: 'created' })],
    [
      'it leaves at once: staff prepare it',
      waitingOrder('ana', [fromStock], { deliveries: [delivery(1, 'pending', null)] }),
    ],
    [
      'it is prepared already',
      waitingOrder('ana', [came], { deliveries: [delivery(1, 'in_preparation')] }),
    ],
    ['it was cancelled', waitingOrder('ana', [came], { deliveries: [delivery(1, 'cancelled')] })],
  ])('not while %s', (_, order) => {
    expect(plan(order)).toEqual([]);
  });

  test('each delivery by its own lines', () => {
    const order = waitingOrder('ana', [came, { ...waits, delivery: 2 }], {
      deliveries: [delivery(1, 'pending'), delivery(2, 'pending', '2026-12-15')],
    });
    expect(plan(order)).toMatchObject([{ positions: [1], orderAfter: 'in_preparation' }]);
  });

  test('an order of which a part has left stays where that part is', () => {
    const order = waitingOrder('ana', [came], {
      state: 'in_preparation',
      deliveries: [delivery(1, 'pending'), delivery(2, 'dispatched', null)],
    });
    expect(plan(order)).toMatchObject([
      { orderBefore: 'in_preparation', orderAfter: 'in_preparation' },
    ]);
  });
});
