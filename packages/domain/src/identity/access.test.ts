import { describe, expect, test } from 'vitest';
import { type Access, type AccessDecision, type AccessSubject, decideAccess } from './access.ts';

const accesses: Access[] = [
  'public',
  'visitor',
  'session',
  'registered',
  'buyer',
  'seller',
  'staff',
];

const nobody = null;
const visitor: AccessSubject = { role: 'Guest', customerId: null, hasSession: false, scopes: [] };
const guest: AccessSubject = { role: 'Guest', customerId: null, hasSession: true, scopes: [] };
const buyer: AccessSubject = {
  role: 'Admin customer',
  customerId: 'c-1',
  hasSession: true,
  scopes: [],
};
const rejected: AccessSubject = {
  role: 'Admin customer',
  customerId: null,
  hasSession: true,
  scopes: [],
};
const idleSeller: AccessSubject = {
  role: 'Seller',
  customerId: null,
  hasSession: true,
  scopes: [],
};
const seller: AccessSubject = { role: 'Seller', customerId: 'c-1', hasSession: true, scopes: [] };
const staff: AccessSubject = { role: 'Staff', customerId: null, hasSession: true, scopes: [] };
const forgedGuest: AccessSubject = {
  role: 'Guest',
  customerId: 'c-1',
  hasSession: true,
  scopes: [],
};
const forgedStaff: AccessSubject = {
  role: 'Staff',
  customerId: 'c-1',
  hasSession: true,
  scopes: [],
};

/** One row a principal, in the order of ACCESSES. */
const table: [string, AccessSubject | null, AccessDecision[]][] = [
  [
    'somebody whose session counts for nothing',
    nobody,
    ['ALLOWED', 'NO_SESSION', 'NO_SESSION', 'NO_SESSION', 'NO_SESSION', 'NO_SESSION', 'NO_SESSION'],
  ],
  [
    'a visitor without a session',
    visitor,
    ['ALLOWED', 'ALLOWED', 'NO_SESSION', 'GUEST', 'GUEST', 'GUEST', 'GUEST'],
  ],
  ['a guest', guest, ['ALLOWED', 'ALLOWED', 'ALLOWED', 'GUEST', 'GUEST', 'GUEST', 'GUEST']],
  [
    'an admin customer',
    buyer,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'FORBIDDEN', 'FORBIDDEN'],
  ],
  [
    'an admin customer whose business was rejected',
    rejected,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'REJECTED', 'FORBIDDEN', 'FORBIDDEN'],
  ],
  [
    'a seller before choosing',
    idleSeller,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'NEEDS_CUSTOMER', 'ALLOWED', 'FORBIDDEN'],
  ],
  [
    'a seller for a customer',
    seller,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'FORBIDDEN'],
  ],
  [
    'staff',
    staff,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'FORBIDDEN', 'FORBIDDEN', 'ALLOWED'],
  ],
  [
    'a guest with a customer',
    forgedGuest,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'GUEST', 'GUEST', 'GUEST', 'GUEST'],
  ],
  [
    'staff with a customer',
    forgedStaff,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'FORBIDDEN', 'FORBIDDEN', 'ALLOWED'],
  ],
];

describe('§6 and D-4 who may make a call', () => {
  const cases = table.flatMap(([who, principal, decisions]) =>
    accesses.map((access, index) => ({ who, principal, access, decision: decisions[index] })),
  );
  test.each(cases)('$who, $access: $decision', ({ access, principal, decision }) => {
    expect(decideAccess(access, principal)).toBe(decision);
  });
});

describe('D-19 a call that asks for a scope', () => {
  const clerk: AccessSubject = { ...staff, scopes: ['prices:read'] };

  test.each<[string, AccessSubject | null, Access, AccessDecision]>([
    ['whose role has it', clerk, 'staff:prices:read', 'ALLOWED'],
    ['whose role has another', clerk, 'staff:prices:write', 'FORBIDDEN'],
    ['of the staff without a role', staff, 'staff:prices:read', 'FORBIDDEN'],
    ['who buys', buyer, 'staff:prices:read', 'FORBIDDEN'],
    ['who only looks', guest, 'staff:prices:read', 'GUEST'],
    ['without a session', null, 'staff:prices:read', 'NO_SESSION'],
  ])('someone %s', (_name, principal, access, decision) => {
    expect(decideAccess(access, principal)).toBe(decision);
  });
});
