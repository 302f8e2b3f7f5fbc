import type { Address, Me } from '@matiz/contracts/identity.ts';
import { expect, test } from 'vitest';
import { findCurrentAddress } from './current-address.ts';

const address = (_id: string, cityid: string, isDefault = false) =>
  ({ _id, cityid, isDefault }) as Address;
const addresses = [address('home', '05001', true), address('salon', '11001')];
const at = (cityId: string, addressId: string | null = null) =>
  ({ cityId, addressId }) as NonNullable<Me['delivery']>;

test.each([
  ['the chosen one, wherever it lies', at('11001', 'salon'), 'salon'],
  ['until one is chosen the usual one', at('05001'), 'home'],
  ['none where the usual one lies in another city', at('11001'), null],
  ['none for somebody without a place', undefined, null],
])('delivers to %s', (_, delivery, id) => {
  expect(findCurrentAddress(delivery, addresses)).toBe(id);
});

test('delivers to none where there is no usual one', () => {
  expect(findCurrentAddress(at('11001'), [address('salon', '11001')])).toBeNull();
});
