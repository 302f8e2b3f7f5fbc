import type pg from 'pg';
import { requireTime } from '#lib/deadline.ts';
import { connect, connectionConfig, openConnections } from './connection/connections.ts';
import { type Ear, type Listening, listenTo } from './connection/listen.ts';
import type { Address, PoolOptions } from './connection/pool-options.ts';
import { sendStatement } from './connection/send-statement.ts';
import { createReader, createWriter } from './connection/tag.ts';
import { runTransaction } from './connection/transaction.ts';
import type { Execute, Sql, Statement } from './sql.ts';

export type { Ear, Listening } from './connection/listen.ts';
export type { Address, PoolOptions, StatementTrace } from './connection/pool-options.ts';
export type { Fragment, Sql, SqlFragments, SqlReader, Tx } from './sql.ts';

/** For migrations and loads, which may take as long as they need. */
export const withoutLimits: PoolOptions = { max: 2, statementTimeout: 0, lockTimeout: 0 };

/** The pool: the tag of `Sql`, and its own life. */
export interface SqlPool extends Sql {
  /** Hears what is told on a channel (`NOTIFY`), on one more connection, until it is stopped. */
  listen(channel: string, ear: Ear): Listening;
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
  const { pools, transactions, read, write } = openConnections(address, options);
  const { trace } = options;
  const isPooled = (options.pooler ?? null) !== null;
  const send = (client: pg.PoolClient, asked: Statement) => {
    const statement = isPooled ? { ...asked, prepare: false } : asked;
    options.onQuery?.(statement.text, statement.values);
    const ask = () => sendStatement(client, statement, patienceOf(options), options.onAnswer);
    const sent = trace ? trace.run(statement, ask) : ask();
    return options.onTime ? timed(sent, options.onTime) : sent;
  };
  const executeOn =
    (run: typeof read): Execute =>
    (statement) =>
      run(async (client) => {
        requireTime();
        return send(client, statement);
      });
  const tag = createWriter({
    execute: executeOn(write),
    begin: async (work) =>
      runTransaction(await connect(transactions), { send, meet: trace?.meet }, work),
    reader: createReader(executeOn(read), trace?.meet),
    meet: trace?.meet,
  });
  const sum = (count: 'totalCount' | 'idleCount' | 'waitingCount') =>
    pools.reduce((all, pool) => all + pool[count], 0);
  return Object.assign(tag, {
    listen: (channel: string, ear: Ear) =>
      listenTo(connectionConfig(address, options), channel, ear),
    end: async () => void (await Promise.all(pools.map((pool) => pool.end()))),
    counts: () => ({
      total: sum('totalCount'),
      idle: sum('idleCount'),
      waiting: sum('waitingCount'),
    }),
  });
}

async function timed<T>(sent: Promise<T>, onTime: (seconds: number) => void): Promise<T> {
  const start = performance.now();
  try {
    return await sent;
  } finally {
    onTime((performance.now() - start) / 1000);
  }
}

/** The client's own limit, for a server that hangs or a network that swallows packets; 0: none. */
function patienceOf({ statementTimeout = 10_000 }: PoolOptions): number {
  return statementTimeout === 0 ? 0 : statementTimeout + 2_000;
}
