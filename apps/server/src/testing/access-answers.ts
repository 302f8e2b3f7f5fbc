import type { ErrorCode } from '@matiz/contracts/errors.ts';
import type { Access } from '@matiz/domain/identity/access.ts';
import { type StaffRole, scopesOf, staffRoles } from '@matiz/domain/identity/scopes.ts';

type AccessAnswer = ErrorCode | null;
const letIn = null;
const none = 'NO_SESSION';
const login = 'LOGIN_REQUIRED';
const no = 'FORBIDDEN';

/** The columns of the table below. */
const columns = ['public', 'visitor', 'session', 'registered', 'buyer', 'seller', 'staff'] as const;
type Row = readonly [
  AccessAnswer,
  AccessAnswer,
  AccessAnswer,
  AccessAnswer,
  AccessAnswer,
  AccessAnswer,
  AccessAnswer,
];

/**
 * Anyone who may knock (§6), and those who may not any more; and what each is told at the door of a
 * call of each access. Written down, not computed.
 */
const table = {
  //                            public visitor session registered buyer seller staff
  nobody: [letIn, letIn, none, login, login, login, login],
  'a guest': [letIn, letIn, letIn, login, login, login, login],
  'customer A': [letIn, letIn, letIn, letIn, letIn, no, no],
  'customer B': [letIn, letIn, letIn, letIn, letIn, no, no],
  'the seller of A': [letIn, letIn, letIn, letIn, letIn, letIn, no],
  'another seller, of B': [letIn, letIn, letIn, letIn, letIn, letIn, no],
  'a seller of A who chose nobody': [letIn, letIn, letIn, letIn, 'CUSTOMER_REQUIRED', letIn, no],
  'a business that was rejected': [letIn, letIn, letIn, letIn, 'REGISTRATION_REJECTED', no, no],
  staff: [letIn, letIn, letIn, letIn, no, no, letIn],
  'A with a token that ran out': [letIn, none, none, none, none, none, none],
  'A after logging out': [letIn, none, none, none, none, none, none],
  'somebody who was removed': [letIn, none, none, none, none, none, none],
  'A with a forged token': [letIn, none, none, none, none, none, none],
} as const satisfies Record<string, Row>;

/** `staff` is a director; each other role of the staff knocks as well (D-19). */
export type RoleCaller = `staff of ${Exclude<StaffRole, 'direction'>}`;
export type Caller = keyof typeof table | RoleCaller;
const roleCallers = staffRoles
  .filter((role) => role !== 'direction')
  .map((role): RoleCaller => `staff of ${role}`);
export const callers = [...Object.keys(table), ...roleCallers] as readonly Caller[];

/** The role of a caller of the staff; null: not of the staff. */
export function roleOf(caller: Caller): StaffRole | null {
  if (caller === 'staff') return 'direction';
  return staffRoles.find((role) => caller === `staff of ${role}`) ?? null;
}

/** What the caller is told at the door; null: come in. */
export function expectedRefusalOf(access: Access, caller: Caller): AccessAnswer {
  const role = roleOf(caller);
  const row: Row = role === null ? table[caller as keyof typeof table] : table.staff;
  const column = columns.find((each) => each === access);
  if (column !== undefined) return row[columns.indexOf(column)] ?? letIn;
  if (role === null) return row[columns.indexOf('staff')] ?? letIn;
  return scopesOf([role]).some((scope) => access === `staff:${scope}`) ? letIn : no;
}

/** Every code that only a door says. */
export const accessCodes: readonly ErrorCode[] = [
  none,
  login,
  no,
  'CUSTOMER_REQUIRED',
  'REGISTRATION_REJECTED',
];

/** Two customers whose objects are asked for. */
export type Owner = 'A' | 'B';

/** For whom a caller acts in the session, and to whom a seller is assigned. */
export const actsFor: Partial<Record<Caller, Owner>> = {
  'customer A': 'A',
  'customer B': 'B',
  'the seller of A': 'A',
  'another seller, of B': 'B',
};
/** Sellers have drafts of their own beside the customer's cart (D-9). */
export const draftsFor: Partial<Record<Caller, Owner>> = {
  'the seller of A': 'A',
  'another seller, of B': 'B',
};
export const isAssignedTo: Partial<Record<Caller, Owner>> = {
  ...actsFor,
  'a seller of A who chose nobody': 'A',
};
