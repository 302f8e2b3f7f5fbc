import { describe, expect, test } from 'vitest';
import { deliveriesToMove, goodsOfDelivery, stockLeaving } from './advance-deliveries.ts';
import { orderContents, orderDelivery, orderLine } from './order-contents.builders.ts';
import type { DeliveryState, OrderState } from './order-state.ts';

const orderOf = (state: OrderState, ...states: DeliveryState[]) =>
  orderContents(
    states.map((of, index) => orderDelivery(index + 1, of)),
    { state },
  );
const illegal = (from: string, to: string) => ({ code: 'ILLEGAL_MOVE', values: { from, to } });
/** The second delivery waits for an arrival. */
const waiting = orderContents([orderDelivery(1), orderDelivery(2)], {
  lines: [orderLine(1), orderLine(2), orderLine(2, { arrivalId: 7 })],
});
const came = {
  ...waiting,
  lines: waiting.lines.map((line) => ({ ...line, isServed: line.arrivalId !== null })),
};

describe('D-10 which deliveries staff move', () => {
  test.each([
    ['all that may', orderOf('confirmed', 'pending', 'pending'), null, 'in_preparation', [1, 2]],
    ['one of them', orderOf('confirmed', 'pending', 'pending'), 2, 'in_preparation', [2]],
    ['no cancelled one', orderOf('paid', 'cancelled', 'pending'), null, 'in_preparation', [2]],
    [
      'those that may, where others may not',
      orderOf('in_preparation', 'in_preparation', 'pending'),
      null,
      'dispatched',
      [1],
    ],
    ['none that waits for goods', waiting, null, 'in_preparation', [1]],
    ['what they came for', came, null, 'in_preparation', [1, 2]],
    ['asked again, none', orderOf('dispatched', 'dispatched'), null, 'dispatched', []],
    [
      'nor where a part was cancelled',
      orderOf('dispatched', 'cancelled', 'dispatched'),
      null,
      'dispatched',
      [],
    ],
    ['what comes back', orderOf('delivered', 'delivered'), 1, 'returned', [1]],
  ] as const)('%s', (_, order, delivery, to, positions) => {
    const moved = deliveriesToMove(order, { delivery, to });
    expect(moved.ok && moved.value.map(({ position }) => position)).toEqual(positions);
  });

  test.each([
    ['one that is not there', waiting, 3, 'in_preparation', { code: 'NOT_FOUND' }],
    ['goods that have not come', waiting, 2, 'in_preparation', { code: 'DELIVERY_WAITING' }],
    [
      'what nobody paid or promised to pay',
      orderOf('created', 'pending'),
      null,
      'in_preparation',
      illegal('Por pagar', 'En preparación'),
    ],
    [
      'a step that is left out',
      orderOf('confirmed', 'pending'),
      1,
      'delivered',
      illegal('Por preparar', 'Entregado'),
    ],
    [
      'a part that is there, when another is not',
      orderOf('in_preparation', 'pending', 'dispatched'),
      null,
      'dispatched',
      illegal('Por preparar', 'En camino'),
    ],
    [
      'what was cancelled',
      orderOf('cancelled', 'cancelled'),
      null,
      'dispatched',
      illegal('Cancelado', 'En camino'),
    ],
  ] as const)('not %s', (_, order, delivery, to, error) => {
    expect(deliveriesToMove(order, { delivery, to })).toEqual({ ok: false, error });
  });
});

describe('what leaves the warehouse with a move', () => {
  const order = orderContents([orderDelivery(1, 'in_preparation'), orderDelivery(2)], {
    state: 'in_preparation',
    taken: [
      { versionId: 50, delivery: null, units: 3 },
      { versionId: 60, delivery: 2, units: 6 },
    ],
  });

  test.each([
    ['the units of what is dispatched', null, 'dispatched', [order.taken[0]]],
    ['none of what may not leave', 2, 'dispatched', []],
    ['none with any other move', 2, 'in_preparation', []],
  ] as const)('%s', (_, delivery, to, units) => {
    expect(stockLeaving(order, { delivery, to })).toEqual(units);
  });
});

test('D-13 what counts is what the goods of that delivery cost', () => {
  const lines = [orderLine(1, { goods: 9_000 }), orderLine(2, { goods: 4_000 }), orderLine(2)];
  expect([1, 2, 3].map((position) => goodsOfDelivery({ lines }, position))).toEqual([
    9_000, 14_000, 0,
  ]);
});
