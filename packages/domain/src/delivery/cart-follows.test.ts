import { expect, test } from 'vitest';
import { cartFollows } from './cart-follows.ts';

const ana = { customerId: 'ana', warehouseId: 1 };

test.each([
  ['to another warehouse', ana, { ...ana, warehouseId: 2 }, false, true],
  ['nowhere, where it is the same', ana, ana, false, false],
  ['to the address that was chosen, in the same', ana, ana, true, true],
  ['not with another customer', ana, { customerId: 'eva', warehouseId: 2 }, true, false],
  ['not when nobody is acted for any more', ana, null, true, false],
  ['not when nobody was', null, { ...ana, warehouseId: 2 }, true, false],
  ['not for who only looks', null, null, true, false],
])('§4 the cart goes along %s', (_, before, after, isOnPurpose, follows) => {
  expect(cartFollows(before, after, isOnPurpose)).toBe(follows);
});
