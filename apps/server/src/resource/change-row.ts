import type { Param, Sql, SqlFragments, SqlReader, Tx } from '../db/sql.ts';
import type { Author } from './author.ts';
import { writeAudit } from './write-audit.ts';

/** A table whose rows staff edit: `version` counts their changes, `kind` names them in the history. */
export interface EditedTable {
  readonly table: string;
  readonly kind: string;
  /** The column that tells its rows apart. */
  readonly key: string;
}

/** A row as PostgreSQL has it, by its columns. */
export type StoredRow = Readonly<Record<string, unknown>>;

type Columns = Readonly<Record<string, Param>>;

/** Changes since the version are someone else's: the row is as it was, and stands in `row`. */
export type Change =
  | { readonly kind: 'changed'; readonly before: StoredRow; readonly after: StoredRow }
  | { readonly kind: 'conflict'; readonly row: StoredRow }
  | { readonly kind: 'absent' };

interface RowToChange {
  readonly id: string | number;
  readonly version: number;
  readonly parts?: PartsOfRow | undefined;
}

/** Rows of other tables that are kept with a row, under its version: the cities of a zone. */
export interface PartsOfRow {
  /** What the history says of them, by name. */
  readonly read: (sql: SqlReader, id: string) => Promise<StoredRow>;
  readonly write: (tx: Tx, id: string) => Promise<void>;
}

/**
 * Sets columns of a row that still has the version that its editor saw, and writes down before and
 * after in the same transaction. Nobody's change is lost: of two at once, one finds the conflict.
 */
export async function changeRow(
  tx: Tx,
  edited: EditedTable,
  { id, version, parts }: RowToChange,
  set: Columns,
  author: Author,
): Promise<Change> {
  const { table, key } = edited;
  // Read before the row is held: the one who changes them in between changes the version as well.
  const partsBefore = await parts?.read(tx, String(id));
  const [found] = await tx<{ before: StoredRow | null; after: StoredRow | null }[]>`
    WITH before AS (
      SELECT ${tx(key)} AS id, to_jsonb(${tx(table)}) AS row FROM ${tx(table)}
      WHERE ${tx(key)} = ${id} FOR UPDATE
    ), changed AS (
      UPDATE ${tx(table)} SET ${assignments(tx, set)} version = ${tx(table)}.version + 1
      FROM before
      WHERE ${tx(table)}.${tx(key)} = before.id AND ${tx(table)}.version = ${version}
      RETURNING to_jsonb(${tx(table)}) AS row
    )
    SELECT (SELECT row FROM before) AS before, (SELECT row FROM changed) AS after`;
  if (!found?.before) return { kind: 'absent' };
  if (!found.after) return { kind: 'conflict', row: found.before };
  await parts?.write(tx, String(id));
  const partsAfter = await parts?.read(tx, String(id));
  const before = { ...found.before, ...partsBefore };
  const after = { ...found.after, ...partsAfter };
  const columns = [...Object.keys(set), ...Object.keys({ ...partsBefore, ...partsAfter })];
  await writeHistory(tx, edited, { id, before, after, columns }, author);
  return { kind: 'changed', before, after };
}

/** A new row, with its history's first entry. */
export async function createRow(
  tx: Tx,
  edited: EditedTable,
  set: Columns,
  author: Author,
  parts?: PartsOfRow,
): Promise<StoredRow> {
  const { table, key } = edited;
  const [created] = await tx<{ row: StoredRow }[]>`
    INSERT INTO ${tx(table)} ${tx([set])} RETURNING to_jsonb(${tx(table)}) AS row`;
  if (!created) throw new Error(`${table} took no row`);
  const id = String(created.row[key]);
  await parts?.write(tx, id);
  const partsAfter = await parts?.read(tx, id);
  const after = { ...created.row, ...partsAfter };
  const columns = [...Object.keys(set), ...Object.keys(partsAfter ?? {})];
  await writeHistory(tx, edited, { id, before: null, after, columns }, author);
  return after;
}

/** Takes a row away that still has the version that its editor saw. */
export async function removeRow(
  tx: Tx,
  edited: EditedTable,
  { id, version, parts }: RowToChange,
  author: Author,
): Promise<Change> {
  const { table, key } = edited;
  const [row] = await tx<{ before: StoredRow; isCurrent: boolean }[]>`
    SELECT to_jsonb(${tx(table)}) AS before, version = ${version} AS "isCurrent" FROM ${tx(table)}
    WHERE ${tx(key)} = ${id} FOR UPDATE`;
  if (!row) return { kind: 'absent' };
  if (!row.isCurrent) return { kind: 'conflict', row: row.before };
  const before = { ...row.before, ...(await parts?.read(tx, String(id))) };
  await tx`DELETE FROM ${tx(table)} WHERE ${tx(key)} = ${id}`;
  await writeHistory(tx, edited, { id, before, after: null, columns: Object.keys(before) }, author);
  return { kind: 'changed', before, after: before };
}

interface HistoryEntry {
  readonly id: string | number;
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
  readonly columns: readonly string[];
}

/** Only what the change touched, from what PostgreSQL had and has: never what a client claims. */
async function writeHistory(
  sql: Sql,
  { kind }: EditedTable,
  { id, before, after, columns }: HistoryEntry,
  author: Author,
): Promise<void> {
  const differs = columns.filter(
    (column) => JSON.stringify(before?.[column]) !== JSON.stringify(after?.[column]),
  );
  const pick = (row: StoredRow | null) =>
    row && Object.fromEntries([...differs, 'version'].map((name) => [name, row[name]]));
  const done = before === null ? 'created' : after === null ? 'removed' : 'changed';
  const entry = { action: `${kind}.${done}`, subject: `${kind}:${id}` };
  await writeAudit(sql, author, { ...entry, before: pick(before), after: pick(after) });
}

function assignments(sql: SqlFragments, set: Columns) {
  return Object.entries(set).reduce(
    (all, [column, value]) => sql`${all} ${sql(column)} = ${value},`,
    sql``,
  );
}
