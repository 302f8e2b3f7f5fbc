import { describe, expect, test } from 'vitest';
import { type Access, type AccessDecision, decideAccess, type Principal } from './access.ts';

const ACCESSES: Access[] = ['public', 'session', 'registered', 'buyer', 'seller', 'staff'];

const nobody = null;
const guest: Principal = { role: 'Guest', customerId: null };
const buyer: Principal = { role: 'Admin customer', customerId: 'c-1' };
const rejected: Principal = { role: 'Admin customer', customerId: null };
const idleSeller: Principal = { role: 'Seller', customerId: null };
const seller: Principal = { role: 'Seller', customerId: 'c-1' };
const staff: Principal = { role: 'Staff', customerId: null };
const forgedGuest: Principal = { role: 'Guest', customerId: 'c-1' };
const forgedStaff: Principal = { role: 'Staff', customerId: 'c-1' };

/** One row a principal, in the order of ACCESSES. */
const TABLE: [string, Principal | null, AccessDecision[]][] = [
  [
    'nobody',
    nobody,
    ['ALLOWED', 'NO_SESSION', 'NO_SESSION', 'NO_SESSION', 'NO_SESSION', 'NO_SESSION'],
  ],
  ['a guest', guest, ['ALLOWED', 'ALLOWED', 'GUEST', 'GUEST', 'GUEST', 'GUEST']],
  [
    'an admin customer',
    buyer,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'FORBIDDEN', 'FORBIDDEN'],
  ],
  [
    'an admin customer whose business was rejected',
    rejected,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'REJECTED', 'FORBIDDEN', 'FORBIDDEN'],
  ],
  [
    'a seller before choosing',
    idleSeller,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'NEEDS_CUSTOMER', 'ALLOWED', 'FORBIDDEN'],
  ],
  [
    'a seller for a customer',
    seller,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'ALLOWED', 'FORBIDDEN'],
  ],
  ['staff', staff, ['ALLOWED', 'ALLOWED', 'ALLOWED', 'FORBIDDEN', 'FORBIDDEN', 'ALLOWED']],
  [
    'a guest with a customer',
    forgedGuest,
    ['ALLOWED', 'ALLOWED', 'GUEST', 'GUEST', 'GUEST', 'GUEST'],
  ],
  [
    'staff with a customer',
    forgedStaff,
    ['ALLOWED', 'ALLOWED', 'ALLOWED', 'FORBIDDEN', 'FORBIDDEN', 'ALLOWED'],
  ],
];

describe('§6 and D-4 who may make a call', () => {
  const cases = TABLE.flatMap(([who, principal, decisions]) =>
    ACCESSES.map((access, place) => ({ who, principal, access, decision: decisions[place] })),
  );
  test.each(cases)('$who, $access: $decision', ({ access, principal, decision }) => {
    expect(decideAccess(access, principal)).toBe(decision);
  });
});
