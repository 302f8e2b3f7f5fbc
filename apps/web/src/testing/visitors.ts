import type { Me } from '@matiz/contracts/identity.ts';

const delivery: Me['delivery'] = {
  cityId: '11001',
  city: 'Bogotá, D.C.',
  stateId: '11',
  state: 'Bogotá, D.C.',
  addressId: null,
  hasCoverage: true,
};

/** For tests: the shared visitor (D-3). */
export function buildGuest(parts: Partial<Me> = {}): Me {
  return {
    user: {
      _id: 'guest',
      name: 'Visitante',
      last_name: '',
      email: null,
      rol: 'Guest',
      matiz_identifier: null,
    },
    provider_code: null,
    warehouse: { _id: '1', name: 'Bogotá' },
    schedule: null,
    ziro_credit: null,
    customer: null,
    scopes: [],
    secondFactor: 'none',
    registration: null,
    zone: '1',
    delivery,
    ...parts,
  };
}

/** For tests: a salon's owner who buys for herself. */
export function buildBuyer(parts: Partial<Me> = {}): Me {
  return buildGuest({
    user: {
      _id: 'ana',
      name: 'Ana',
      last_name: 'Ríos',
      email: 'ana@salon.co',
      rol: 'Admin customer',
      matiz_identifier: 'C-N6Y-W6U',
    },
    customer: {
      _id: 'c1',
      customerId: 'c1',
      matiz_identifier: 'C-N6Y-W6U',
      name: 'Ana',
      last_name: 'Ríos',
      businessName: 'Salón Ana',
      city: 'Bogotá, D.C.',
      state: 'Bogotá, D.C.',
      cityId: '11001',
      stateId: '11',
      trade_type: 'Peluquería',
      tradeTypeId: '1',
      shipping_addresses: [],
    },
    registration: 'approved',
    ...parts,
  });
}

/** For tests: a sales rep, without a working customer unless given. */
export function buildSeller(parts: Partial<Me> = {}): Me {
  return buildGuest({
    user: {
      _id: 'julian',
      name: 'Julián',
      last_name: 'Ospina',
      email: 'julian@matiz.co',
      rol: 'Seller',
      matiz_identifier: null,
    },
    ...parts,
  });
}

/** For tests: someone of the marketplace's own. */
export function buildStaff(parts: Partial<Me> = {}): Me {
  return buildGuest({
    user: {
      _id: 'ops',
      name: 'Olga',
      last_name: 'Peña',
      email: 'olga@matiz.co',
      rol: 'Staff',
      matiz_identifier: null,
    },
    ...parts,
  });
}
