import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';

/** Rows of another table that keep one from being removed. */
export interface RowUse {
  readonly table: string;
  /** The columns that may name it; a row that names it twice counts once. */
  readonly columns: readonly string[];
  readonly where?: (sql: SqlFragments) => Fragment;
  readonly words: readonly [one: string, many: string];
}

/** Where a row that is to be removed is used, counted, and what to do about it; null: nowhere. */
export async function refuseUsed(
  tx: Tx,
  id: string,
  uses: readonly RowUse[],
  remedy: string,
): Promise<Failure | null> {
  const said: string[] = [];
  for (const use of uses) {
    const n = await count(tx, id, use);
    const [one, many] = use.words;
    if (n > 0) said.push(n === 1 ? `1 ${one}` : `${formatCount(n)} ${many}`);
  }
  if (said.length === 0) return null;
  const places = new Intl.ListFormat('es-CO').format(said);
  return failureAt('id', 'STILL_USED', say('usedIn', { places, remedy }));
}

async function count(tx: Tx, id: string, { table, columns, where }: RowUse): Promise<number> {
  const named = columns.reduce(
    (all, column) => tx`${all} OR ${tx(column)} = ${id}::text::integer`,
    tx`false`,
  );
  const [row] = await tx<{ n: number }[]>`
    SELECT count(*)::int AS n FROM ${tx(table)}
    WHERE (${named}) AND ${where?.(tx) ?? tx`true`}`;
  return row?.n ?? 0;
}
