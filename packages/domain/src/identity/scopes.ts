/** What a person of the staff may do (D-19): the one list that contracts, server and screens read. */
export const scopes = [
  'catalogue:read',
  'catalogue:write',
  'prices:read',
  'prices:write',
  'prices:publish',
  'stock:read',
  'stock:write',
  'arrivals:write',
  'orders:read',
  'orders:move',
  'orders:edit',
  'customers:read',
  'customers:write',
  'registrations:decide',
  'credit:read',
  'credit:write',
  'payments:read',
  'payments:confirm',
  'payments:refund',
  'content:read',
  'content:write',
  'reports:read',
  'support:read',
  'support:write',
  'export',
  'views:share',
  'team:read',
  'team:write',
  'settings:read',
  'settings:write',
  'audit:read',
] as const;
export type Scope = (typeof scopes)[number];

/** A role is a set of scopes with a name; a person may have several roles. */
export const staffRoles = [
  'direction',
  'catalogue',
  'prices',
  'warehouse',
  'orders',
  'credit',
  'content',
  'support',
] as const;
export type StaffRole = (typeof staffRoles)[number];

const scopesByRole: Readonly<Record<StaffRole, readonly Scope[]>> = {
  direction: scopes,
  catalogue: [
    'catalogue:read',
    'catalogue:write',
    'prices:read',
    'stock:read',
    'content:read',
    'content:write',
    'export',
  ],
  prices: [
    'catalogue:read',
    'prices:read',
    'prices:write',
    'prices:publish',
    'customers:read',
    'export',
  ],
  warehouse: [
    'catalogue:read',
    'stock:read',
    'stock:write',
    'arrivals:write',
    'orders:read',
    'orders:move',
  ],
  orders: [
    'catalogue:read',
    'prices:read',
    'stock:read',
    'orders:read',
    'orders:move',
    'orders:edit',
    'customers:read',
    'credit:read',
    'payments:read',
    'payments:confirm',
    'support:read',
    'support:write',
    'export',
  ],
  credit: [
    'prices:read',
    'orders:read',
    'customers:read',
    'credit:read',
    'credit:write',
    'payments:read',
    'payments:confirm',
    'payments:refund',
    'audit:read',
    'export',
  ],
  content: ['catalogue:read', 'content:read', 'content:write'],
  support: [
    'catalogue:read',
    'prices:read',
    'stock:read',
    'orders:read',
    'customers:read',
    'customers:write',
    'registrations:decide',
    'credit:read',
    'payments:read',
    'content:read',
    'support:read',
    'support:write',
  ],
};

/** What someone with these roles may do, in the order of `scopes`. */
export function scopesOf(roles: readonly StaffRole[]): readonly Scope[] {
  return scopes.filter((scope) => roles.some((role) => scopesByRole[role].includes(scope)));
}

export type RoleChangeRefusal = 'OWN_TEAM_SCOPE' | 'SCOPE_NOT_HELD';

/**
 * Whether a person may give someone these roles: nobody gives what they lack, and nobody takes
 * their own right to keep the team away. (That a director stays is the database's to say.)
 */
export function decideRoleChange(change: {
  readonly by: readonly StaffRole[];
  readonly to: readonly StaffRole[];
  readonly isOwn: boolean;
}): RoleChangeRefusal | null {
  const own = scopesOf(change.by);
  const given = scopesOf(change.to);
  if (given.some((scope) => !own.includes(scope))) return 'SCOPE_NOT_HELD';
  if (change.isOwn && !given.includes('team:write')) return 'OWN_TEAM_SCOPE';
  return null;
}
