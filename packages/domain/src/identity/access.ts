export type Role = 'Admin customer' | 'Seller' | 'Guest' | 'Staff';

/**
 * Who may make a call (D-4). public: no session at all; session: anybody with one, guests included;
 * registered: not a guest; buyer: has a working customer; seller and staff: that role only.
 */
export type Access = 'public' | 'session' | 'registered' | 'buyer' | 'seller' | 'staff';

/** Who calls: the role, and the working customer where one is chosen. Null without a session. */
export type Principal = { role: Role; customerId: string | null };

export type AccessDecision =
  | 'ALLOWED'
  | 'NO_SESSION'
  | 'GUEST'
  | 'NEEDS_CUSTOMER'
  | 'REJECTED'
  | 'FORBIDDEN';

/** Decides in the order in which a person can mend it: sign in, register, choose a customer (§2, §6). */
export function decideAccess(access: Access, principal: Principal | null): AccessDecision {
  if (access === 'public') return 'ALLOWED';
  if (principal === null) return 'NO_SESSION';
  if (access === 'session') return 'ALLOWED';
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
  }
}

function decideBuyer(principal: Principal): AccessDecision {
  if (principal.role === 'Staff') return 'FORBIDDEN';
  if (principal.customerId !== null) return 'ALLOWED';
  // Whoever buys for themselves cannot choose: their business was not approved (§2).
  return principal.role === 'Admin customer' ? 'REJECTED' : 'NEEDS_CUSTOMER';
}
