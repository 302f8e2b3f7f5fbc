import pg from 'pg';
import { sendStatement } from './send-statement.ts';
import type { Sql, Statement } from './sql.ts';
import { createTag } from './tag.ts';
import { runTransaction } from './transaction.ts';
import { DatabaseUnavailable, sortError } from './unavailable.ts';
import { valueTypes } from './value-types.ts';

export type { Sql, Tx } from './sql.ts';

/** Where a database is: an address, or its parts (a folder as host means a unix socket). */
export type Address =
  | string
  | { host: string; port: number; user: string; password: string; database: string };

export interface PoolOptions {
  /**
   * Connections at most. Default 8: on two cores, twenty queries that run at once only take the
   * processor from each other (measured: the slowest hundredth of searches took twice as long).
   */
  max?: number;
  /** Milliseconds that one statement may take; 0: any, also between statements. Default 10 000. */
  statementTimeout?: number;
  /** Milliseconds that a statement waits for a lock. Default 5 000. */
  lockTimeout?: number;
  /** Milliseconds to wait for a connection, from the server or from the pool. Default 3 000. */
  connectTimeout?: number;
  /** Called with each statement that is sent: for tests that count them and benches that repeat them. */
  onQuery?: (text: string, values: readonly unknown[]) => void;
}

/** For migrations and loads, which may take as long as they need. */
export const withoutLimits: PoolOptions = { max: 2, statementTimeout: 0, lockTimeout: 0 };

/** The pool: the tag of `Sql`, and its own life. */
export interface SqlPool extends Sql {
  /** Waits for the running queries and closes every connection. */
  end(): Promise<void>;
  /** Connections now: all, idle ones, and callers that wait for one. */
  counts(): { total: number; idle: number; waiting: number };
}

/**
 * Opens a pool on a PostgreSQL. Connects lazily: a database that is down makes queries reject with
 * `DatabaseUnavailable`, never the process fail, and they work again once it is back.
 * A timestamptz cast to a date is the day in Bogotá, whatever the server's own setting.
 */
export function createSql(address: Address, options: PoolOptions = {}): SqlPool {
  const pool = new pg.Pool(poolConfig(address, options));
  // A connection that breaks while nobody queries it raises an event, not a rejection. Without
  // these two listeners a restart of PostgreSQL would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));

  const connect = () =>
    pool.connect().catch((error: unknown) => {
      throw sortError(error);
    });
  const send = (client: pg.PoolClient, statement: Statement) => {
    options.onQuery?.(statement.text, statement.values);
    return sendStatement(client, statement);
  };
  const tag = createTag(
    async (statement) => {
      const client = await connect();
      let isBroken = false;
      try {
        return await send(client, statement);
      } catch (error) {
        isBroken = error instanceof DatabaseUnavailable && error.reason === 'down';
        throw error;
      } finally {
        client.release(isBroken);
      }
    },
    async (work) => runTransaction(await connect(), send, work),
  );
  return Object.assign(tag, {
    end: () => pool.end(),
    counts: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
  });
}

function poolConfig(address: Address, options: PoolOptions): pg.PoolConfig {
  const statementTimeout = options.statementTimeout ?? 10_000;
  return {
    ...(typeof address === 'string' ? { connectionString: address } : address),
    max: options.max ?? 8,
    connectionTimeoutMillis: options.connectTimeout ?? 3_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'matiz',
    statement_timeout: statementTimeout,
    // The client's own limit, for a server that hangs or a network that swallows packets.
    query_timeout: statementTimeout === 0 ? 0 : statementTimeout + 2_000,
    lock_timeout: options.lockTimeout ?? 5_000,
    idle_in_transaction_session_timeout: statementTimeout === 0 ? 0 : 15_000,
    // Statements are prepared once and planned once: planning the cart's anew at each run costs three
    // times what running it does, and no statement here wants another plan for other values.
    options: '-c TimeZone=America/Bogota -c plan_cache_mode=force_generic_plan',
    types: valueTypes,
  };
}

function ignore(): void {}
