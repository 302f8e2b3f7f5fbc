import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { readLinks } from './links.ts';
import { type Cells, type DataSheet, rowKey, type SheetColumn } from './sheet.ts';

/** A row as its file has it, and where it stands in its table. */
export interface SheetRow {
  readonly cells: Cells;
  readonly place: Readonly<Record<string, unknown>>;
}

/** Every row of a file as the database has it now, by its key and in its order. */
export async function readSheet(sql: SqlReader, sheet: DataSheet): Promise<Map<string, SheetRow>> {
  const { table, columns, where, order } = sheet;
  const places = await readPrimaryKey(sql, table);
  const rows = await sql<{ cells: Cells; place: SheetRow['place'] }[]>`
    SELECT json_build_object(${list(
      sql,
      columns.flatMap((column, index) => [
        sql`${column.name}::text`,
        sql`coalesce(${shown(sql, sheet, column, index)}, '')`,
      ]),
    )}) AS cells,
      json_build_object(${list(
        sql,
        places.flatMap((name) => [sql`${name}::text`, sql`${sql(table)}.${sql(name)}`]),
      )}) AS place
    FROM ${sql(table)} ${joins(sql, sheet)}
    ${where ? sql`WHERE ${where(sql)}` : sql``}
    ORDER BY ${order(sql)}`;
  const linked = columns.filter(({ is }) => is === 'link').map(({ name }) => name);
  const links = linked.length > 0 ? await readLinks(sql) : null;
  return new Map(
    rows.map(({ cells, place }) => {
      const changed = linked.map((name) => [name, links?.toFile(cells[name] ?? '') ?? '']);
      const said: Cells = { ...cells, ...Object.fromEntries(changed) };
      return [rowKey(sheet, said), { cells: said, place }];
    }),
  );
}

async function readPrimaryKey(sql: SqlReader, table: string): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT attname AS name FROM pg_index
    JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
    WHERE indrelid = ${table}::regclass AND indisprimary ORDER BY attnum`;
  return rows.map(({ name }) => name);
}

const aliasOf = (index: number) => `named_${index}`;

function shown(
  sql: SqlFragments,
  { table }: DataSheet,
  column: SheetColumn,
  index: number,
): Fragment {
  if (column.of) return column.of.called(sql, aliasOf(index));
  const value = column.show?.(sql) ?? sql`${sql(table)}.${sql(column.column ?? column.name)}`;
  switch (column.is) {
    case 'switch':
      return sql`CASE WHEN ${value} THEN 'sí' WHEN NOT ${value} THEN 'no' END`;
    case 'moment':
      return sql`to_char(${value} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;
    case 'texts':
      return sql`array_to_string(${value}, ' | ')`;
    default:
      return sql`${value}::text`;
  }
}

function joins(sql: SqlFragments, { table, columns }: DataSheet): Fragment {
  return columns.reduce((before, { of }, index) => {
    if (!of) return before;
    const alias = sql(aliasOf(index));
    const fits = Object.entries(of.puts)
      .map(([own, theirs]) => sql`${alias}.${sql(theirs)} = ${sql(table)}.${sql(own)}`)
      .reduce((all, one) => sql`${all} AND ${one}`);
    return sql`${before} LEFT JOIN ${sql(of.table)} AS ${alias} ON ${fits}`;
  }, sql``);
}

/** Parts with commas between them. */
export function list(sql: SqlFragments, [first, ...rest]: readonly Fragment[]): Fragment {
  return rest.reduce((all, one) => sql`${all}, ${one}`, first ?? sql``);
}
