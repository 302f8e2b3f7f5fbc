import pg from 'pg';

/**
 * The database could not serve a query although the query is right: it is down or restarting,
 * busy beyond the time limits, or out of room. Answered as 503; the same request may work later.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  readonly reason: 'down' | 'busy' | 'full';

  constructor(reason: 'down' | 'busy' | 'full', cause: unknown) {
    super(`database ${reason}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    });
    this.reason = reason;
  }
}

/** SQLSTATE classes and codes that speak of the server's state, not of the query. */
const down = /^(08|57P0|58|XX001|25P03|28000|28P01|3D000|53300)/;
const busy = /^(57014|55P03|53[0-3]00|40P01)/;
const full = /^(53100|53200)/;

/** What the pool says when all of its connections are in use for too long; it has no code. */
const noConnectionFree = 'timeout exceeded when trying to connect';

/**
 * Sorts what the driver threw: `DatabaseUnavailable` for the server's state, else the error as it
 * is (a `pg.DatabaseError` with its SQLSTATE, or a mistake of ours).
 */
export function sortError(error: unknown): unknown {
  if (!(error instanceof Error) || isOurs(error)) return error;
  if (error.message === noConnectionFree) return new DatabaseUnavailable('busy', error);
  if (!(error instanceof pg.DatabaseError)) return new DatabaseUnavailable('down', error);
  const code = error.code ?? '';
  if (full.test(code)) return new DatabaseUnavailable('full', error);
  if (down.test(code)) return new DatabaseUnavailable('down', error);
  if (busy.test(code)) return new DatabaseUnavailable('busy', error);
  return error;
}

/** Whether the connection that threw is of no more use. */
export function isDown(error: unknown): boolean {
  return error instanceof DatabaseUnavailable && error.reason === 'down';
}

/** The name of the constraint that a statement broke, or undefined when the error is another one. */
export function brokenConstraint(error: unknown): string | undefined {
  const isConstraint = error instanceof pg.DatabaseError && error.code?.startsWith('23') === true;
  return isConstraint ? error.constraint : undefined;
}

/** PostgreSQL's own code of what it refused; undefined when the error is another one. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined;
}

/** A value that cannot be sent or read, or an error that was sorted already. */
function isOurs(error: Error): boolean {
  return (
    error instanceof DatabaseUnavailable ||
    error instanceof TypeError ||
    error instanceof RangeError ||
    error instanceof SyntaxError
  );
}
