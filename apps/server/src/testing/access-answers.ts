import type { ErrorCode } from '@matiz/contracts/errors.ts';
import type { Access } from '@matiz/domain/identity/access.ts';
import { type StaffRole, scopesOf, staffRoles } from '@matiz/domain/identity/scopes.ts';

type AccessAnswer = ErrorCode | null;
const IN = null;
const NONE = 'NO_SESSION';
const LOGIN = 'LOGIN_REQUIRED';
const NO = 'FORBIDDEN';

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
 * Whoever may knock (§6), and those who may not any more; and what each is told at the door of a
 * call of each access. Written down, not computed.
 */
const table = {
  //                            public visitor session registered buyer seller staff
  nobody: [IN, IN, NONE, LOGIN, LOGIN, LOGIN, LOGIN],
  'a guest': [IN, IN, IN, LOGIN, LOGIN, LOGIN, LOGIN],
  'customer A': [IN, IN, IN, IN, IN, NO, NO],
  'customer B': [IN, IN, IN, IN, IN, NO, NO],
  'the seller of A': [IN, IN, IN, IN, IN, IN, NO],
  'another seller, of B': [IN, IN, IN, IN, IN, IN, NO],
  'a seller of A who chose nobody': [IN, IN, IN, IN, 'CUSTOMER_REQUIRED', IN, NO],
  'a business that was rejected': [IN, IN, IN, IN, 'REGISTRATION_REJECTED', NO, NO],
  staff: [IN, IN, IN, IN, NO, NO, IN],
  'A with a token that ran out': [IN, NONE, NONE, NONE, NONE, NONE, NONE],
  'A after logging out': [IN, NONE, NONE, NONE, NONE, NONE, NONE],
  'somebody who was removed': [IN, NONE, NONE, NONE, NONE, NONE, NONE],
  'A with a forged token': [IN, NONE, NONE, NONE, NONE, NONE, NONE],
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
  if (column !== undefined) return row[columns.indexOf(column)] ?? IN;
  if (role === null) return row[columns.indexOf('staff')] ?? IN;
  return scopesOf([role]).some((scope) => access === `staff:${scope}`) ? IN : NO;
}

/** Every code that only a door says. */
export const accessCodes: readonly ErrorCode[] = [
  NONE,
  LOGIN,
  NO,
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
export const isAssignedTo: Partial<Record<Caller, Owner>> = {
  ...actsFor,
  'a seller of A who chose nobody': 'A',
};
