import { expect, test } from 'vitest';
import { buildCartReply, buildLine } from '#features/buying/cart.builders.ts';
import { sumCart } from './cart-sums.ts';

const { cart } = buildCartReply([
  buildLine({ lineId: '1', quantity: 3, price: 9_000, originalPrice: 10_000 }),
  buildLine({ lineId: '2', quantity: 1, price: 50_000, originalPrice: 50_000 }),
]);
const zone = {
  _id: '1',
  name: 'Bogotá',
  warehouse: 'Bogotá',
  deliveryDays: 1,
  cutOffHour: 14,
  worksSaturday: true,
  calendar: { closed: [], open: [] },
  cashOnDelivery: true,
  shippingPrice: 12_900,
  freeFrom: 100_000,
  minOrder: null,
};

test.each([
  ['while the place is unknown', null, null, null, 77_000],
  ['below what ships free', zone, 12_900, 23_000, 89_900],
  ['at what ships free', { ...zone, freeFrom: 77_000 }, 0, 0, 77_000],
  ['where nothing ships free', { ...zone, freeFrom: null }, 12_900, null, 89_900],
  ['where everything does', { ...zone, shippingPrice: 0, freeFrom: null }, 0, null, 77_000],
])('%s', (_, place, shipping, missingForFree, total) => {
  expect(sumCart(cart, place)).toEqual({
    subtotal: 80_000,
    discount: 3_000,
    shipping,
    missingForFree,
    missingForOrder: place && 0,
    total,
  });
});

test.each([
  ['less than the zone takes', 100_000, 23_000],
  ['just as much', 77_000, 0],
])('%s', (_, minOrder, missingForOrder) => {
  expect(sumCart(cart, { ...zone, minOrder })).toMatchObject({ missingForOrder });
});
