import type { ErrorCode } from '@matiz/contracts/errors.ts';
import type { Access } from '@matiz/domain/identity/access.ts';
import type { Caller } from './access-answers.ts';
import type * as objects from './access-objects.ts';

/** What is sent to name an object. */
export interface Naming {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

export interface Use<Name> {
  readonly ask: (name: Name) => Naming;
  /** What others are told, and everybody of an object that is not there. */
  readonly absent: ErrorCode;
  /** What its owner is told, when it is not simply done. */
  readonly own?: ErrorCode;
  /**
   * Who counts as its owner: the one who acts for the customer in the session (unless given), every
   * seller whom the customer is assigned to, those and staff who may read orders, or everybody who
   * comes in.
   */
  readonly reach?: 'session' | 'assigned' | 'assigned or staff' | 'everybody';
  /** Callers who come in and are told something else, whatever they name. */
  readonly except?: Partial<Record<Caller, ErrorCode>>;
}

export interface NamedRow extends Use<unknown> {
  readonly access: Access;
  readonly object: objects.ObjectKind<unknown>;
}
export type Row = Access | NamedRow;

export function named<Name>(
  access: Access,
  object: objects.ObjectKind<Name>,
  use: Use<Name>,
): NamedRow {
  // The kind names what the use is asked for; the table need not know which.
  return { access, object, ...use } as unknown as NamedRow;
}

export function accessOfRow(row: Row): Access {
  return typeof row === 'string' ? row : row.access;
}

/** Needed to write an address; the city is one of the test's. */
