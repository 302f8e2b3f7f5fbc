import { describe, expect, test } from 'vitest';
import { orderContents, orderDelivery, orderLine } from './order-contents.builders.ts';
import { returnedGoods } from './returned-goods.ts';

/** At once three units of 50 and a combo's part; on two days what is promised, of which some came. */
const order = orderContents([orderDelivery(1), orderDelivery(2), orderDelivery(3)], {
  lines: [
    orderLine(1, { quantity: 3 }),
    orderLine(2, { quantity: 4, arrivalId: 9 }),
    orderLine(2, { quantity: 2, arrivalId: 7 }),
    orderLine(2, { quantity: 1, arrivalId: 9 }),
    orderLine(3, { quantity: 6, arrivalId: 8, isServed: true }),
    orderLine(3, { quantity: 5, arrivalId: 8 }),
  ],
  taken: [
    { versionId: 50, delivery: null, units: 3 },
    { versionId: 51, delivery: null, units: 6 },
    { versionId: 60, delivery: 3, units: 6 },
  ],
});
const [fifty, part, came] = order.taken;

describe('D-7, D-8 what deliveries of an order give back', () => {
  test.each([
    ['units of stock, of the delivery that leaves at once', [1], [fifty, part], []],
    [
      'promises that wait, each arrival once and by its number',
      [2],
      [],
      [
        { arrivalId: 7, units: 2 },
        { arrivalId: 9, units: 5 },
      ],
    ],
    ['what came of an arrival as units, the rest as a promise', [3], [came], [[8, 5]]],
    [
      'all of it',
      [1, 2, 3],
      [fifty, part, came],
      [
        [7, 2],
        [8, 5],
        [9, 5],
      ],
    ],
    ['nothing', [], [], []],
  ])('%s', (_, positions, stock, arrivals) => {
    const said = arrivals.map((one) =>
      Array.isArray(one) ? { arrivalId: one[0], units: one[1] } : one,
    );
    expect(returnedGoods(order, positions)).toEqual({ stock, arrivals: said });
  });

  test('units taken for no delivery are of nobody where each delivery has a date', () => {
    const dated = { ...order, deliveries: [orderDelivery(1, 'pending', '2026-12-01')] };
    expect(returnedGoods(dated, [1]).stock).toEqual([]);
  });
});
