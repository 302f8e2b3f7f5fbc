import type { QueryResult } from 'pg';
import type { Statement } from '../sql.ts';

/** Where a database is: an address, or its parts (a folder as host means a unix socket). */
export type Address =
  | string
  | { host: string; port: number; user: string; password: string; database: string };

export interface PoolOptions {
  /**
   * The address of a pooler in transaction mode that leads to the same database: statements go there,
   * without names and without limits of the session, which the role has (ADR 88). Null: none.
   */
  pooler?: string | null;
  /** Connections at most, for reads and for writes. Left out, `ownConnections`, and reads share theirs. */
  max?: number;
  /** Milliseconds that one statement may take; 0: any, also between statements. Default 10 000. */
  statementTimeout?: number;
  /** Milliseconds that a statement waits for a lock. Default 4 000, reads wait less. */
  lockTimeout?: number;
  /** Milliseconds to wait for a connection, from the server or from the pool. Default 3 000. */
  connectTimeout?: number;
  /** Surrounds each statement, from being sent to its answer. */
  trace?: StatementTrace;
  /** Called with the seconds that each statement took, from being sent to its answer. */
  onTime?: (seconds: number) => void;
  /** Called with each statement that is sent: for tests that count them and benches that repeat them. */
  onQuery?: (text: string, values: readonly unknown[]) => void;
  /** Called with what each statement answered: for tests that compare it with its row type. */
  onAnswer?: (statement: Statement, answer: QueryResult<object>) => void;
}

/** Watches statements where they are written and where they are sent. */
export interface StatementTrace {
  /** Told each template as it is written, while the one who writes it stands on the stack. */
  meet(template: readonly string[]): void;
  /** Sends the statement, and passes on what comes of it. */
  run<T>(statement: Statement, send: () => Promise<T>): Promise<T>;
}
