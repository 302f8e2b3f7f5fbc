import pg from 'pg';
import { spareProcessors } from '#lib/spare-processors.ts';
import { createPipeline } from './pipeline.ts';
import type { Address, PoolOptions } from './pool-options.ts';
import { isDown, sortError } from './unavailable.ts';
import { valueTypes } from './value-types.ts';

/**
 * What only reads needs few connections: Node takes one of the machine's processors, and more
 * queries at once than the others can run only take time from each other (measured on two: 1 900
 * lists a second over three connections, 2 200 over one). Writes wait for locks and commits without
 * working, so they may be more, and those that wait never stand in the way of someone who looks.
 */
export const ownConnections = readsOn(spareProcessors());

function readsOn(processors: number) {
  const usual = Math.min(8, processors);
  return { reads: { usual, most: usual + 3 }, writes: 6 } as const;
}

/**
 * Milliseconds that a read waits for a lock. Only what changes tables holds one against it, and
 * the one who is written to a lane behind it waits as well: before their own deadline.
 */
const readLockTimeout = 1_500;

/** How a `Sql` reaches its connections. */
export interface ConnectionPools {
  readonly pools: readonly pg.Pool[];
  readonly transactions: pg.Pool;
  /** Runs what sends one statement that only reads; PostgreSQL refuses any other there. */
  readonly read: Run;
  readonly write: Run;
}
type Run = <T>(work: (client: pg.PoolClient) => Promise<T>) => Promise<T>;

export function openConnections(address: Address, options: PoolOptions): ConnectionPools {
  if (options.max !== undefined) {
    const { max } = options;
    const writing = openPool(address, options, { max });
    const reading = openPool(address, options, { max }, readOnly);
    return {
      pools: [reading, writing],
      transactions: writing,
      read: runOn(reading),
      write: runOn(writing),
    };
  }
  const { reads, writes } = ownConnections;
  const lockTimeout = Math.min(readLockTimeout, options.lockTimeout ?? readLockTimeout);
  const readOptions = { ...options, lockTimeout };
  const reading = openPool(address, readOptions, { max: reads.most, pipeline: true }, readOnly);
  const writing = openPool(address, options, { max: writes });
  return {
    pools: [reading, writing],
    transactions: writing,
    read: createPipeline(() => connect(reading), reads),
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

function openPool(
  address: Address,
  options: PoolOptions,
  size: pg.PoolConfig,
  more: readonly string[] = [],
): pg.Pool {
  const { pooler = null } = options;
  const config =
    pooler === null ? connectionConfig(address, options, more) : pooledConfig(pooler, options);
  const pool = new pg.Pool({ ...config, ...size });
  // A connection that breaks while nobody queries it raises an event, not a rejection. Without
  // these two listeners a restart of PostgreSQL would end the process.
  pool.on('error', ignore);
  pool.on('connect', (client) => client.on('error', ignore));
  return pool;
}

/**
 * Statements are prepared once and planned once: planning the cart's again at each run costs three
 * times what running it does, and no statement here wants another plan for other values.
 */
const session = ['TimeZone=America/Bogota', 'plan_cache_mode=force_generic_plan'];
const readOnly = ['default_transaction_read_only=on'];

/**
 * How each connection is opened. The limits are said one by one, zeros as well, which the driver would
 * leave out: the role may have its own (ADR 88).
 */
export function connectionConfig(
  address: Address,
  options: PoolOptions,
  more: readonly string[] = [],
): pg.PoolConfig {
  const statementTimeout = options.statementTimeout ?? 10_000;
  const limits = [
    `statement_timeout=${statementTimeout}`,
    `lock_timeout=${options.lockTimeout ?? 4_000}`,
    `idle_in_transaction_session_timeout=${statementTimeout === 0 ? 0 : 15_000}`,
  ];
  return {
    ...commonConfig(options),
    ...(typeof address === 'string' ? { connectionString: address } : address),
    options: [...session, ...limits, ...more].map((each) => `-c ${each}`).join(' '),
  };
}

/** A pooler shares connections out among sessions, so that none may have settings of its own. */
function pooledConfig(pooler: string, options: PoolOptions): pg.PoolConfig {
  return { ...commonConfig(options), connectionString: pooler };
}

function commonConfig(options: PoolOptions): pg.PoolConfig {
  return {
    connectionTimeoutMillis: options.connectTimeout ?? 3_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'matiz',
    types: valueTypes,
  };
}

function ignore(): void {}
