import type { Me } from '@matiz/contracts/identity.ts';
import type { Role } from '@matiz/domain/identity/access.ts';

/** Nobody in particular, in this role: for what is the same for all who have it. */
export function anyoneAs(rol: Role): Me {
  return {
    user: { _id: '', name: '', last_name: '', email: null, rol, matiz_identifier: null },
    provider_code: null,
    warehouse: { _id: '', name: '' },
    schedule: null,
    ziro_credit: null,
    customer: null,
    scopes: [],
    secondFactor: 'none',
    registration: null,
    zone: '',
    delivery: {
      cityId: '',
      city: '',
      stateId: '',
      state: '',
      addressId: null,
      hasCoverage: true,
    },
  };
}
