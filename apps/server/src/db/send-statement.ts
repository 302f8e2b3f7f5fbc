import type pg from 'pg';
import type { Result, Statement } from './sql.ts';
import { sortError } from './unavailable.ts';

/** Names of prepared statements by text. Bounded: beyond it a text is sent without a name. */
const names = new Map<string, string>();
const maxNames = 2_000;

/** Sends one statement on a connection. Throws what `sortError` makes of the driver's error. */
export async function sendStatement(
  client: pg.PoolClient,
  statement: Statement,
): Promise<Result<readonly object[]>> {
  const { text, values } = statement;
  try {
    const name = nameOf(statement);
    const query = { text, ...(name === undefined ? {} : { name }) };
    // Without parameters and name the simple protocol is used, which allows several statements.
    const sent = values.length === 0 ? query : { ...query, values: [...values] };
    const answer: pg.QueryResult<object> | pg.QueryResult<object>[] = await client.query(sent);
    const last = Array.isArray(answer) ? answer.at(-1) : answer;
    return withCounts(last?.rows ?? [], last?.rowCount ?? 0, last?.command ?? '');
  } catch (error) {
    throw sortError(error);
  }
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
function withCounts(rows: object[], count: number, command: string): Result<readonly object[]> {
  Object.defineProperty(rows, 'count', { value: count });
  Object.defineProperty(rows, 'command', { value: command });
  return rows as object[] & { count: number; command: string };
}
