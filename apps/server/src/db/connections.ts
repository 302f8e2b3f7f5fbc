import { availableParallelism } from 'node:os';
import pg from 'pg';
import { createLanes } from './lanes.ts';
import type { Address, PoolOptions } from './pool-options.ts';
import { isDown, sortError } from './unavailable.ts';
import { valueTypes } from './value-types.ts';

/**
 * What only reads needs few connections: Node takes one of the machine's processors, and more
 * queries at once than the others can run only take time from each other (measured on two: 1 900
 * lists a second over three connections, 2 200 over one). Writes wait for locks and commits without
 * working, so they may be more, and those that wait never stand in the way of somebody who looks.
 */
export const ownConnections = readsOn(availableParallelism());

function readsOn(processors: number) {
  const usual = Math.min(8, Math.max(1, processors - 1));
  return { reads: { usual, most: usual + 3 }, writes: 6 } as const;
}

/** How a `Sql` reaches its connections. */
export interface Connections {
  readonly pools: readonly pg.Pool[];
  readonly transactions: pg.Pool;
  /** Runs what sends one statement that can wait for no lock. */
  readonly read: Run;
  readonly write: Run;
}
type Run = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

export function openConnections(address: Address, options: PoolOptions): Connections {
  if (options.max !== undefined) {
    const pool = openPool(address, options, { max: options.max });
    const run = runOn(pool);
    return { pools: [pool], transactions: pool, read: run, write: run };
  }
  const { reads, writes } = ownConnections;
  const reading = openPool(address, options, { max: reads.most, pipeline: true });
  const writing = openPool(address, options, { max: writes });
  return {
    pools: [reading, writing],
    transactions: writing,
    read: createLanes(() => connect(reading), reads),
    write: runOn(writing),
  };
}

/** Takes a connection, or throws what `sortError` makes of the driver's error. */
export function connect(pool: pg.Pool): Promise<pg.PoolClient> {
  return pool.connect().catch((error: unknown) => {
    throw sortError(error);
  });
}

function runOn(pool: pg.Pool): Run {
  return async (work) => {
    const client = await connect(pool);
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      isBroken = isDown(error);
      throw error;
    } finally {
      client.release(isBroken);
    }
  };
}

function openPool(address: Address, options: PoolOptions, size: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...poolConfig(address, options), ...size });
  // A connection that breaks while nobody queries it raises an event, not a rejection. Without
  // these two listeners a restart of PostgreSQL would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

function poolConfig(address: Address, options: PoolOptions): pg.PoolConfig {
  const statementTimeout = options.statementTimeout ?? 10_000;
  return {
    ...(typeof address === 'string' ? { connectionString: address } : address),
    connectionTimeoutMillis: options.connectTimeout ?? 3_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'matiz',
    statement_timeout: statementTimeout,
    lock_timeout: options.lockTimeout ?? 5_000,
    idle_in_transaction_session_timeout: statementTimeout === 0 ? 0 : 15_000,
    // Statements are prepared once and planned once: planning the cart's anew at each run costs three
    // times what running it does, and no statement here wants another plan for other values.
    options: '-c TimeZone=America/Bogota -c plan_cache_mode=force_generic_plan',
    types: valueTypes,
  };
}

function ignore(): void {}
