import { expect, test } from 'vitest';
import { buildOrder } from '../orders.builders.ts';
import { releasedBy } from './released-by.ts';

const [first] = buildOrder().deliveries;
if (!first) throw new Error('the order has no delivery');
/** The goods of the first delivery, without its shipping. */
const second = {
  ...first,
  deliveryId: '2',
  position: 2,
  due: 20_000,
  shipping: 0,
  products: first.products.map((line) => ({ ...line, paid: 20_000, shippingShare: 0 })),
};
const totals = { ...buildOrder().totals, subtotal: 40_000, total: 48_000 };
const order = buildOrder({ deliveries: [first, second], totals, due: 48_000, units: 4 });

test('one delivery goes without the shipping of what stays', () => {
  expect(releasedBy(order, '2')).toEqual({ units: 2, amount: 20_000, due: 28_000 });
});

test('shipping stays when the delivery goes that it is paid with', () => {
  expect(releasedBy(order, '1')).toEqual({ units: 2, amount: 20_000, due: 28_000 });
});

test('the whole order goes with its shipping', () => {
  expect(releasedBy(order, null)).toEqual({ units: 4, amount: 48_000, due: 0 });
});

test('what was cancelled before is not given back twice', () => {
  const gone = { ...second, state: 'cancelled' as const };
  const half = buildOrder({ deliveries: [first, gone], totals, cancelled: 20_000, due: 28_000 });
  expect(releasedBy(half, null)).toEqual({ units: 2, amount: 28_000, due: 0 });
});

test('a part gives back what is paid for it: less its coupon, with its part of the method', () => {
  const off = (delivery: typeof first) => ({
    ...delivery,
    products: delivery.products.map((line) => {
      return { ...line, couponDiscount: 2000, paid: line.paid - 2000 - 400 };
    }),
  });
  const couponed = buildOrder({
    deliveries: [off(first), off(second)],
    totals: { ...totals, coupon: 4000, paymentAdjustment: -800, total: 43_200 },
    due: 43_200,
    units: 4,
  });
  expect(releasedBy(couponed, '2')).toEqual({ units: 2, amount: 17_600, due: 25_600 });
});
