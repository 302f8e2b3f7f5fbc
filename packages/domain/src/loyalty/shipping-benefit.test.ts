import { expect, test } from 'vitest';
import { withShippingBenefit } from './shipping-benefit.ts';

test.each([
  ['nothing', 0, null, 9_000, 300_000],
  ['half of it', 50, null, 4_500, 300_000],
  ['a share that is no whole peso', 33, null, 6_030, 300_000],
  ['all of it', 100, null, 0, 300_000],
  ['free from less', 0, 120_000, 9_000, 120_000],
  ['free from more than for anybody', 0, 900_000, 9_000, 300_000],
])('D-13 a tier gives %s', (_, shippingOff, freeFrom, price, from) => {
  const zone = { shippingPrice: 9_000, freeFrom: 300_000, name: 'Bogotá' };
  expect(withShippingBenefit(zone, { shippingOff, freeFrom })).toEqual({
    shippingPrice: price,
    freeFrom: from,
    name: 'Bogotá',
  });
});

test('where shipping is never free it is for the tier that says so, and for no other', () => {
  const zone = { shippingPrice: 12_000, freeFrom: null };
  expect(withShippingBenefit(zone, null)).toEqual(zone);
  expect(withShippingBenefit(zone, { shippingOff: 0, freeFrom: null })).toEqual(zone);
  expect(withShippingBenefit(zone, { shippingOff: 0, freeFrom: 200_000 }).freeFrom).toBe(200_000);
});
