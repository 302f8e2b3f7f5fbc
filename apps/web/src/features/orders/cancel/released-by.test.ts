import { expect, test } from 'vitest';
import { buildOrder } from '../orders.builders.ts';
import { releasedBy } from './released-by.ts';

const [first] = buildOrder().deliveries;
if (!first) throw new Error('the order has no delivery');
const second = { ...first, deliveryId: '2', position: 2 };
const totals = { ...buildOrder().totals, subtotal: 40_000, total: 48_000 };
const order = buildOrder({ deliveries: [first, second], totals, due: 48_000, units: 4 });

test('one delivery goes without the shipping of what stays', () => {
  expect(releasedBy(order, '2')).toEqual({ units: 2, amount: 20_000, due: 28_000 });
});

test('the whole order goes with its shipping', () => {
  expect(releasedBy(order, null)).toEqual({ units: 4, amount: 48_000, due: 0 });
});

test('what was cancelled before is not given back twice', () => {
  const deliveries = [{ ...first, state: 'cancelled' as const }, second];
  const half = buildOrder({ deliveries, totals, cancelled: 20_000, due: 28_000 });
  expect(releasedBy(half, null)).toEqual({ units: 2, amount: 28_000, due: 0 });
});

test('a part gives back what was paid for it: its price less its share of the coupon', () => {
  const off = (delivery: typeof first) => ({
    ...delivery,
    products: delivery.products.map((line) => ({ ...line, couponDiscount: 2000 })),
  });
  const couponed = buildOrder({
    deliveries: [off(first), off(second)],
    totals: { ...totals, coupon: 4000, total: 44_000 },
    due: 44_000,
    units: 4,
  });
  expect(releasedBy(couponed, '2')).toEqual({ units: 2, amount: 18_000, due: 26_000 });
});
