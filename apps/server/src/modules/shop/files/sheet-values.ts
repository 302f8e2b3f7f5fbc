import type { SqlReader } from '#db/sql.ts';
import { type Links, readLinks } from './links.ts';
import type { SheetRowFault } from './row-fault.ts';
import type { Cells, DataSheet, Reference, SheetColumn, Values } from './sheet.ts';

export interface RowReader {
  /** What a row comes to; `waits`: it is for a customer who has not registered yet. */
  readonly read: (cells: Cells) => { readonly of: Values } | SheetRowFault | 'waits';
  /** Whether what a cell of that heading names is there, or names nothing. */
  readonly isKnown: (name: string, cell: string) => boolean;
}

type Known = ReadonlyMap<string, Readonly<Record<string, string>>>;

/** Reads the rows of a sheet with what its references are called in the database now. */
export async function openReader(
  sql: SqlReader,
  sheet: DataSheet,
  headings: readonly string[],
): Promise<RowReader> {
  const columns = sheet.columns.filter(({ name }) => headings.includes(name));
  const needed = await readNeeded(sql, sheet.table);
  const links = columns.some(({ is }) => is === 'link') ? await readLinks(sql) : null;
  const known = new Map<string, Known>();
  for (const { name, of } of columns) if (of) known.set(name, await readReference(sql, of));

  const isKnown = (name: string, cell: string) =>
    cell === '' || known.get(name)?.has(cell) === true;
  return {
    isKnown,
    read(cells) {
      const values: Record<string, Values[string]> = {};
      for (const column of columns) {
        const cell = cells[column.name] ?? '';
        if (column.of && !isKnown(column.name, cell)) {
          if (column.of.file === null) return 'waits';
          return { code: 'UNKNOWN', heading: column.name, value: cell, file: column.of.file };
        }
        const said = column.of
          ? readNamed(column.of, known.get(column.name)?.get(cell))
          : readPlain(column, cell, needed, links);
        if (said === null) return { code: 'BAD_VALUE', heading: column.name, value: cell };
        Object.assign(values, said);
      }
      return { of: { ...values, ...sheet.derive?.(cells) } };
    },
  };
}

async function readReference(sql: SqlReader, { table, called, puts }: Reference): Promise<Known> {
  const rows = await sql<{ called: string | null; row: Record<string, unknown> }[]>`
    SELECT ${called(sql, table)} AS called, to_jsonb(${sql(table)}) AS row FROM ${sql(table)}`;
  return new Map(
    rows.flatMap(({ called: name, row }) =>
      name === null
        ? []
        : [
            [
              name,
              Object.fromEntries(
                Object.values(puts).map((theirs) => [theirs, String(row[theirs])]),
              ),
            ] as const,
          ],
    ),
  );
}

function readNamed(
  { puts }: Reference,
  found: Readonly<Record<string, string>> | undefined,
): Values {
  const entries = Object.entries(puts);
  return Object.fromEntries(entries.map(([own, theirs]) => [own, found?.[theirs] ?? null]));
}

/** Null: the cell is not one of what it may be. */
function readPlain(
  { column, is }: SheetColumn,
  cell: string,
  needed: ReadonlySet<string>,
  links: Links | null,
): Values | null {
  if (column === undefined) return is === 'moment' && !isMoment(cell) ? null : {};
  if (is === 'switch') {
    const word = cell.toLowerCase();
    if (['sí', 'si', 'no', ''].includes(word)) {
      return { [column]: word === 'sí' || word === 'si' ? 'true' : 'false' };
    }
    return null;
  }
  if (is === 'texts') return { [column]: cell === '' ? [] : cell.split(' | ') };
  if (is === 'moment' && !isMoment(cell)) return null;
  if (is === 'link' && (cell !== '' || needed.has(column))) {
    const link = links?.fromFile(cell) ?? null;
    return link === null ? null : { [column]: link };
  }
  return { [column]: cell === '' && !needed.has(column) ? null : cell };
}

const isMoment = (cell: string) => cell === '' || !Number.isNaN(Date.parse(cell));

/** The columns of a table that must have a value. */
async function readNeeded(sql: SqlReader, table: string): Promise<ReadonlySet<string>> {
  const rows = await sql<{ name: string }[]>`
    SELECT attname AS name FROM pg_attribute
    WHERE attrelid = ${table}::regclass AND attnum > 0 AND attnotnull`;
  return new Set(rows.map(({ name }) => name));
}

/** Whether two cells say the same: `2` and `2.00`, `si` and `sí`, one moment written in two ways. */
export function sameCell(one: string, other: string): boolean {
  if (one === other) return true;
  const plain = (cell: string) => (cell.toLowerCase() === 'si' ? 'sí' : cell.toLowerCase());
  if (/^(s[ií]|no)$/i.test(one)) return plain(one) === plain(other);
  const number = /^-?\d+(\.\d+)?$/;
  if (number.test(one) && number.test(other)) return Number(one) === Number(other);
  const isTime = /^\d{4}-\d\d-\d\dT/;
  return isTime.test(one) && isTime.test(other) && Date.parse(one) === Date.parse(other);
}
