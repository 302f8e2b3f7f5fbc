import type { Scope } from './scopes.ts';

export type Role = 'Admin customer' | 'Seller' | 'Guest' | 'Staff';

/**
 * Who may make a call (D-4). public: nobody is asked for; visitor: anybody who looks, with a
 * session or none (D-21); session: anybody with one, guests included; registered: not a guest;
 * buyer: has a working customer; seller and staff: that role only; with a scope, the staff whose
 * roles have it (D-19).
 */
export type Access =
  | 'public'
  | 'visitor'
  | 'session'
  | 'registered'
  | 'buyer'
  | 'seller'
  | 'staff'
  | `staff:${Scope}`;

/**
 * Who calls: the role, the working customer where one is chosen, whether there is a session that
 * something can be written to, and what a role of staff may do. Null: what was sent as proof of a
 * session counts for nothing.
 */
export interface AccessSubject {
  readonly role: Role;
  readonly customerId: string | null;
  readonly hasSession: boolean;
  readonly scopes: readonly Scope[];
}

export type AccessDecision =
  | 'ALLOWED'
  | 'NO_SESSION'
  | 'GUEST'
  | 'NEEDS_CUSTOMER'
  | 'REJECTED'
  | 'FORBIDDEN';

/** Decides in the order in which a person can mend it: sign in, register, choose a customer (§2, §6). */
export function decideAccess(access: Access, principal: AccessSubject | null): AccessDecision {
  if (access === 'public') return 'ALLOWED';
  if (principal === null) return 'NO_SESSION';
  if (access === 'visitor') return 'ALLOWED';
  if (access === 'session') return principal.hasSession ? 'ALLOWED' : 'NO_SESSION';
  if (principal.role === 'Guest') return 'GUEST';
  switch (access) {
    case 'registered':
      return 'ALLOWED';
    case 'buyer':
      return decideBuyer(principal);
    case 'seller':
      return principal.role === 'Seller' ? 'ALLOWED' : 'FORBIDDEN';
    case 'staff':
      return principal.role === 'Staff' ? 'ALLOWED' : 'FORBIDDEN';
    default:
      return hasScope(principal, access) ? 'ALLOWED' : 'FORBIDDEN';
  }
}

function hasScope({ scopes }: AccessSubject, access: `staff:${Scope}`): boolean {
  return scopes.some((scope) => access === `staff:${scope}`);
}

function decideBuyer(principal: AccessSubject): AccessDecision {
  if (principal.role === 'Staff') return 'FORBIDDEN';
  if (principal.customerId !== null) return 'ALLOWED';
  // Anyone who buys for themselves cannot choose: their business was not approved (§2).
  return principal.role === 'Admin customer' ? 'REJECTED' : 'NEEDS_CUSTOMER';
}
