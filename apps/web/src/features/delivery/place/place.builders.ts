import type { LocationChange } from '@matiz/contracts/delivery.ts';
import type { Address } from '@matiz/contracts/identity.ts';

/** For tests: an address in Medellín, where another warehouse delivers. */
export function buildAddress(parts: Partial<Address> = {}): Address {
  return {
    _id: 'a2',
    title: 'Sede Laureles',
    address: 'Carrera 70 # 44-31',
    complement: 'Local 3',
    neighbourhood: 'Laureles',
    phone: '3005550101',
    city: 'Medellín',
    state: 'Antioquia',
    cityid: '05001',
    stateid: '05',
    customer_id: 'c1',
    isDefault: false,
    ...parts,
  };
}

/** For tests: what a change to Medellín would do; the cart stays as it is unless given. */
export function buildChange(parts: Partial<LocationChange> = {}): LocationChange {
  return {
    delivery: {
      cityId: '05001',
      city: 'Medellín',
      stateId: '05',
      state: 'Antioquia',
      addressId: 'a2',
      hasCoverage: true,
    },
    message: null,
    isSamePlace: false,
    isSameWarehouse: false,
    deliveryDays: { before: 1, after: 2 },
    cart: { lines: [], joining: null, amountBefore: 0, amountAfter: 0 },
    ...parts,
  };
}
