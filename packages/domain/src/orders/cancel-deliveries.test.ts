import { describe, expect, test } from 'vitest';
import {
  canCancelDelivery,
  cancelDeliveries,
  deliveriesIfUnpaid,
  deliveriesToCancel,
} from './cancel-deliveries.ts';
import { orderContents, orderDelivery, orderLine } from './order-contents.builders.ts';
import type { DeliveryState, OrderState } from './order-state.ts';

/** An order whose deliveries are in these states, one after the other. */
const orderOf = (state: OrderState, ...states: DeliveryState[]) =>
  orderContents(
    states.map((of, index) => orderDelivery(index + 1, of)),
    { state },
  );
const refused = (code: string) => ({ ok: false, error: { code } });
const chosen = (...positions: number[]) => ({ ok: true, value: positions });

describe('§2 D-10 which deliveries are cancelled', () => {
  test.each([
    ['all that is left', orderOf('confirmed', 'pending', 'in_preparation'), null, chosen(1, 2)],
    ['without what is cancelled', orderOf('confirmed', 'cancelled', 'pending'), null, chosen(2)],
    ['an unpaid order as a whole', orderOf('created', 'pending', 'pending'), null, chosen(1, 2)],
    ['one of them', orderOf('paid', 'pending', 'pending'), 2, chosen(2)],
    ['one, though another has left', orderOf('paid', 'dispatched', 'pending'), 2, chosen(2)],
    ['again: nothing', orderOf('confirmed', 'cancelled', 'pending'), 1, chosen()],
    ['again of the whole: nothing', orderOf('cancelled', 'cancelled'), null, chosen()],
    [
      'again of an unpaid order that was cancelled',
      orderOf('created', 'cancelled', 'pending'),
      1,
      chosen(),
    ],
    ['none that is not there', orderOf('confirmed', 'pending'), 2, refused('NOT_FOUND')],
    [
      'no part that is unpaid',
      orderOf('created', 'pending', 'pending'),
      1,
      refused('ORDER_UNPAID'),
    ],
    [
      'none that has left',
      orderOf('dispatched', 'dispatched'),
      1,
      refused('ORDER_NOT_CANCELLABLE'),
    ],
    [
      'not all once a part has left',
      orderOf('in_preparation', 'dispatched', 'pending'),
      null,
      refused('ORDER_NOT_CANCELLABLE'),
    ],
  ])('%s', (_, order, wanted, outcome) => {
    expect(deliveriesToCancel(order, wanted)).toEqual(outcome);
  });

  test.each([
    ['confirmed', 'pending', true],
    ['in_preparation', 'in_preparation', true],
    ['created', 'pending', false],
    ['dispatched', 'dispatched', false],
    ['confirmed', 'cancelled', false],
  ] as const)('a page of an order that is %s offers it for what is %s: %s', (order, one, can) => {
    expect(canCancelDelivery(order, one)).toBe(can);
  });

  test('an order whose time to be paid is over goes as a whole; one that was paid stays', () => {
    expect(deliveriesIfUnpaid(orderOf('created', 'pending', 'pending'))).toEqual(chosen(1, 2));
    expect(deliveriesIfUnpaid(orderOf('paid', 'pending'))).toEqual(refused('ORDER_NOT_PAYABLE'));
  });
});

describe('D-8 what an order is without some of its deliveries', () => {
  const order = orderContents([orderDelivery(1), orderDelivery(2), orderDelivery(3, 'cancelled')], {
    lines: [
      orderLine(1, { paid: 50_000, shippingShare: 9_000 }),
      orderLine(2, { paid: 20_000 }),
      orderLine(3, { paid: 7_000 }),
    ],
  });

  test.each([
    ['what is brought later', [2], 'confirmed', 27_000],
    ['the one that carries shipping, which is paid all the same', [1], 'confirmed', 48_000],
    ['everything, and shipping with it', [1, 2], 'cancelled', 77_000],
    ['nothing: what was cancelled before stays so', [], 'confirmed', 7_000],
  ])('%s', (_, positions, orderAfter, cancelled) => {
    expect(cancelDeliveries(order, positions)).toEqual({ orderAfter, cancelled });
  });
});
