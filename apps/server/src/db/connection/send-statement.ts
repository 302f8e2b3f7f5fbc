import type pg from 'pg';
import type { QueryResult, Statement } from '../sql.ts';
import type { PoolOptions } from './pool-options.ts';
import { sortError } from './unavailable.ts';

/** Names of prepared statements by text. Bounded: beyond it a text is sent without a name. */
const names = new Map<string, string>();
const maxNames = 2_000;

/**
 * Sends one statement on a connection and waits at most `patience` milliseconds for its answer;
 * 0: for ever. Throws what `sortError` makes of the driver's error.
 */
export async function sendStatement(
  client: pg.PoolClient,
  statement: Statement,
  timeoutMs: number,
  onAnswer?: PoolOptions['onAnswer'],
): Promise<QueryResult<readonly object[]>> {
  const { text, values } = statement;
  const names = namesOn(client);
  const name = names.take(nameOf(statement));
  try {
    const query = { text, ...(name === undefined ? {} : { name }) };
    // Without parameters and name the simple protocol is used, which allows several statements.
    const sent = values.length === 0 ? query : { ...query, values: [...values] };
    const answer = await ask(client, sent, timeoutMs);
    names.settle(name, true);
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    if (onAnswer && last) onAnswer(statement, last);
    return withCounts(last?.rows ?? [], last?.rowCount ?? 0, last?.command ?? '');
  } catch (error) {
    names.settle(name, false);
    throw sortError(error);
  }
}

/** Whether a connection has made a statement (true) or was asked to and has not answered (false). */
const preparedOn = new WeakMap<pg.PoolClient, Map<string, boolean>>();

/**
 * The names that a connection may be asked by. Where statements are written behind each other, the
 * first of a name makes it, and may fail at that (a lock that it waits for in vain); the driver
 * would send those behind it by a name that then never was. They go without one.
 */
function namesOn(client: pg.PoolClient) {
  const known = preparedOn.get(client) ?? new Map<string, boolean>();
  preparedOn.set(client, known);
  return {
    take(name: string | undefined): string | undefined {
      if (name === undefined || known.get(name) === false) return undefined;
      if (!known.has(name)) known.set(name, false);
      return name;
    },
    settle(name: string | undefined, isMade: boolean): void {
      if (name === undefined || known.get(name) === true) return;
      if (isMade) known.set(name, true);
      else known.delete(name);
    },
  };
}

type Answer = pg.QueryResult<object> | pg.QueryResult<object>[];

/**
 * By callback and with a timer of our own: the driver's promise, and its `query_timeout` as well,
 * keep the rows of one query alive through the next, until the old generation is collected
 * (measured: collections of 15 to 20 ms instead of 1, eight times a second).
 */
function ask(client: pg.PoolClient, sent: pg.QueryConfig, timeoutMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const silence =
      timeoutMs > 0 &&
      setTimeout(() => reject(new Error(`no answer in ${timeoutMs} ms`)), timeoutMs).unref();
    client.query(sent, (error: Error | null, answer: Answer) => {
      if (silence) clearTimeout(silence);
      if (error) reject(error);
      else resolve(answer);
    });
  });
}

function nameOf({ text, prepare }: Statement): string | undefined {
  if (!prepare) return undefined;
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames) return known;
  const name = `q${names.size}`;
  names.set(text, name);
  return name;
}

/** Beside the rows, but not among them: a result still equals a plain list. */
function withCounts(
  rows: object[],
  count: number,
  command: string,
): QueryResult<readonly object[]> {
  Object.defineProperty(rows, 'count', { value: count });
  Object.defineProperty(rows, 'command', { value: command });
  return rows as object[] & { count: number; command: string };
}
