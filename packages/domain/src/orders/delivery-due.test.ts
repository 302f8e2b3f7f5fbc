import { expect, test } from 'vitest';
import { dueOfDelivery } from './delivery-due.ts';

const lines = [
  { paid: 59_000, shippingShare: 6_000 },
  { paid: 28_000, shippingShare: 3_000 },
];

test.each([
  ['what is paid for its lines, with their shipping', 'pending', lines, 87_000, 9_000],
  ['the same once it came', 'delivered', lines, 87_000, 9_000],
  ['nothing when it will not come', 'cancelled', lines, 0, 0],
  ['nothing without lines', 'pending', [], 0, 0],
] as const)('ADR 27 at the door: %s', (_, state, of, due, shipping) => {
  expect(dueOfDelivery(state, of)).toEqual({ due, shipping });
});
