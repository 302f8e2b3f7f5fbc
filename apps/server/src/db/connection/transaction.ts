import type pg from 'pg';
import { requireTime } from '#lib/deadline.ts';
import type { Execute, QueryResult, Statement, Tx } from '../sql.ts';
import type { StatementTrace } from './pool-options.ts';
import { createWriter } from './tag.ts';
import { isDown } from './unavailable.ts';

/**
 * Runs `work` between BEGIN and COMMIT on one connection and gives the connection back.
 * A connection that broke is thrown away, and a handle that is used after its transaction's end
 * throws: a statement must never land outside of its transaction.
 */
export async function runTransaction<T>(
  client: pg.PoolClient,
  { send, meet }: TransactionParts,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  let isOver = false;
  let previous: Promise<unknown> = Promise.resolve();
  const execute: Execute = async (statement) => {
    if (isOver) throw new TypeError('sql: this transaction is over');
    const run = previous.then(() => {
      requireTime();
      return send(client, statement);
    });
    previous = run.catch(() => {});
    return run;
  };

  let isBroken = false;
  try {
    await execute(bare('begin'));
    const outcome = await work(createTx({ execute, meet }));
    await previous;
    // Who was told that it took too long must not find it done.
    requireTime();
    await commit(client, send);
    return outcome;
  } catch (error) {
    await previous;
    isBroken = isDown(error) || !(await rollback(client, send));
    throw error;
  } finally {
    isOver = true;
    client.release(isBroken);
  }
}

type Send = (
  client: pg.PoolClient,
  statement: Statement,
) => Promise<QueryResult<readonly object[]>>;

interface TransactionParts {
  readonly send: Send;
  readonly meet: StatementTrace['meet'] | undefined;
}

interface TxParts extends Pick<TransactionParts, 'meet'> {
  readonly execute: Execute;
}

function createTx(parts: TxParts, depth = 0): Tx {
  const { execute } = parts;
  const savepoint = `level_${depth}`;
  const begin: Tx['begin'] = async (work) => {
    await execute(bare(`savepoint ${savepoint}`));
    try {
      return await work(createTx(parts, depth + 1));
    } catch (error) {
      if (!isDown(error)) await execute(bare(`rollback to ${savepoint}`));
      throw error;
    }
  };
  const tag = createWriter({ ...parts, begin });
  return Object.assign(tag, { inTransaction: true, isReader: true } as const);
}

/** PostgreSQL answers COMMIT with a rollback when a statement had failed and nobody said so. */
async function commit(client: pg.PoolClient, send: Send): Promise<void> {
  const answer = await send(client, bare('commit'));
  if (answer.command !== 'COMMIT') {
    throw new Error('sql: the transaction was rolled back, because one of its statements failed');
  }
}

async function rollback(client: pg.PoolClient, send: Send): Promise<boolean> {
  return send(client, bare('rollback')).then(
    () => true,
    () => false,
  );
}

function bare(text: string): Statement {
  return { text, values: [], prepare: false };
}
