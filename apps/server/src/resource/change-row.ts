import type { Param, Sql, SqlFragments, SqlReader, Tx } from '../db/sql.ts';
import type { Author } from './author.ts';
import { writeAudit } from './write-audit.ts';

/** A table whose rows staff edit: `version` counts their changes, `kind` names them in the history. */
export interface EditedTable {
  readonly table: string;
  readonly kind: string;
  /** The column that tells its rows apart. */
  readonly key: string;
  /** What the history says of a row: by the names, and in the values, of its contract. */
  readonly said: (sql: SqlReader, id: string) => Promise<StoredRow>;
}

/** A row by its columns, or as a history says it. */
export type StoredRow = Readonly<Record<string, unknown>>;

type Columns = Readonly<Record<string, Param>>;

/** Changes since the version are someone else's: the row is as it was, and stands in `row`. */
export type Change =
  | { readonly kind: 'changed' }
  | { readonly kind: 'conflict'; readonly row: StoredRow }
  | { readonly kind: 'absent' };

interface RowToChange {
  readonly id: string | number;
  readonly version: number;
  readonly writeParts?: WriteParts | undefined;
}

/** Writes rows of other tables that are kept with a row, under its version: the cities of a zone. */
export type WriteParts = (tx: Tx, id: string) => Promise<void>;

/**
 * Sets columns of a row that still has the version that its editor saw, and writes down before and
 * after in the same transaction. Nobody's change is lost: of two at once, one finds the conflict.
 */
export async function changeRow(
  tx: Tx,
  edited: EditedTable,
  { id, version, writeParts }: RowToChange,
  set: Columns,
  author: Author,
): Promise<Change> {
  const { table, key, said } = edited;
  // Read before the row is held: the one who changes it in between changes the version as well.
  const before = await said(tx, String(id));
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
  await writeParts?.(tx, String(id));
  const after = { ...(await said(tx, String(id))), version: found.after.version };
  const entry = { id, before: { ...before, version }, after };
  await writeHistory(tx, edited, entry, author);
  return { kind: 'changed' };
}

interface NewRow {
  readonly writeParts?: WriteParts | undefined;
  /** What nobody entered is no news of something new: its place among others, a drawn picture. */
  readonly isLeftOut?: (name: string) => boolean;
}

/** A new row, with its history's first entry. */
export async function createRow(
  tx: Tx,
  edited: EditedTable,
  set: Columns,
  author: Author,
  { writeParts, isLeftOut = () => false }: NewRow = {},
): Promise<StoredRow> {
  const { table, key, said } = edited;
  const [created] = await tx<{ row: StoredRow }[]>`
    INSERT INTO ${tx(table)} ${tx([set])} RETURNING to_jsonb(${tx(table)}) AS row`;
  if (!created) throw new Error(`${table} took no row`);
  const id = String(created.row[key]);
  await writeParts?.(tx, id);
  const names = Object.entries(await said(tx, id)).filter(([name]) => !isLeftOut(name));
  const after = { ...Object.fromEntries(names), version: created.row.version };
  await writeHistory(tx, edited, { id, before: null, after }, author);
  return created.row;
}

/** Takes a row away that still has the version that its editor saw. */
export async function removeRow(
  tx: Tx,
  edited: EditedTable,
  { id, version }: RowToChange,
  author: Author,
): Promise<Change> {
  const { table, key, said } = edited;
  const [row] = await tx<{ before: StoredRow; isCurrent: boolean }[]>`
    SELECT to_jsonb(${tx(table)}) AS before, version = ${version} AS "isCurrent" FROM ${tx(table)}
    WHERE ${tx(key)} = ${id} FOR UPDATE`;
  if (!row) return { kind: 'absent' };
  if (!row.isCurrent) return { kind: 'conflict', row: row.before };
  const before = { ...(await said(tx, String(id))), version };
  await tx`DELETE FROM ${tx(table)} WHERE ${tx(key)} = ${id}`;
  await writeHistory(tx, edited, { id, before, after: null }, author);
  return { kind: 'changed' };
}

interface HistoryEntry {
  readonly id: string | number;
  readonly before: StoredRow | null;
  readonly after: StoredRow | null;
}

/** Only what the change touched, as the row was and is answered: never what a client claims. */
async function writeHistory(
  sql: Sql,
  { kind }: EditedTable,
  { id, before, after }: HistoryEntry,
  author: Author,
): Promise<void> {
  const names = Object.keys({ ...before, ...after, version: null }).filter(
    (name) => name === 'version' || textOf(before?.[name]) !== textOf(after?.[name]),
  );
  const pick = (row: StoredRow | null) =>
    row && Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  const done = before === null ? 'created' : after === null ? 'removed' : 'changed';
  const entry = { action: `${kind}.${done}`, subject: `${kind}:${id}` };
  await writeAudit(sql, author, { ...entry, before: pick(before), after: pick(after) });
}

/** Of what was made or taken away nothing is said that it does not have. */
function textOf(value: unknown): string {
  const isNothing = value === '' || (Array.isArray(value) && value.length === 0);
  return isNothing ? 'null' : JSON.stringify(value ?? null);
}

function assignments(sql: SqlFragments, set: Columns) {
  return Object.entries(set).reduce(
    (all, [column, value]) => sql`${all} ${sql(column)} = ${value},`,
    sql``,
  );
}
