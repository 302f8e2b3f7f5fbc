import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';

/** A row of a file, by its headings; empty cells are empty texts. */
export type Cells = Readonly<Record<string, string>>;
/** What a row comes to in its table, by column. */
export type Values = Readonly<
  Record<string, string | readonly string[] | Readonly<Record<string, string>> | null>
>;

/** Another table's row, named in a file by what people call it and never by its number. */
export interface Reference {
  readonly table: string;
  /** What it is called: unique, as text. */
  readonly called: (sql: SqlFragments, alias: string) => Fragment;
  /** Which columns here take which of its columns. */
  readonly puts: Readonly<Record<string, string>>;
  /** Where it is made: a file here, or null for what registers by itself and may come later. */
  readonly file: string | null;
}

export interface SheetColumn {
  /** Its heading in the file. */
  readonly name: string;
  /** Its column, as text; without one `show` says what is read and `derive` what is written. */
  readonly column?: string;
  readonly is?: 'text' | 'switch' | 'texts' | 'moment' | 'link';
  readonly show?: (sql: SqlFragments) => Fragment;
  readonly of?: Reference;
}

/** One file: a table as staff fill it, what belongs to it named by words. */
export interface DataSheet {
  readonly file: string;
  readonly table: string;
  /** The headings that tell one row from another. */
  readonly key: readonly string[];
  readonly columns: readonly SheetColumn[];
  /** Which of them are taken, when not all are. */
  readonly where?: (sql: SqlFragments) => Fragment;
  /** The order in the file; the database makes them in the same. */
  readonly order: (sql: SqlFragments) => Fragment;
  /** Parts of what this heading names: those that the file leaves out are taken away. */
  readonly partOf?: string;
  /** Rows that the table numbers by looking at those before. */
  readonly isNumbered?: boolean;
  /** Whether it counts the changes of its rows (ADR 32). */
  readonly isVersioned?: boolean;
  /** Its rows stand under each other: the heading that names the one above. */
  readonly under?: string;
  /** What of a row is worked out from its cells. */
  readonly derive?: (cells: Cells) => Values;
  /** What follows from what was written, in the same transaction. */
  readonly after?: (tx: Tx, written: readonly WrittenRow[]) => Promise<void>;
}

/** A row that was written, beside what stood there before; null: it is new. */
export interface WrittenRow {
  readonly before: Cells | null;
  readonly after: Cells;
  readonly values: Values;
}

/** A column of the same name as in the table. */
export const text = (name: string, column: string): SheetColumn => ({ name, column });
export const yesNo = (name: string, column: string): SheetColumn => ({
  name,
  column,
  is: 'switch',
});
export const moment = (name: string, column: string): SheetColumn => ({
  name,
  column,
  is: 'moment',
});
export const several = (name: string, column: string): SheetColumn => ({
  name,
  column,
  is: 'texts',
});
export const named = (name: string, of: Reference): SheetColumn => ({ name, of });

/** A reference by one unique column of its table. */
export function byColumn(
  table: string,
  column: string,
  file: string | null,
  puts: Readonly<Record<string, string>>,
): Reference {
  return {
    table,
    file,
    puts,
    called: (sql, alias) => sql`${sql(alias)}.${sql(column)}::text`,
  };
}

export const rowKey = ({ key }: Pick<DataSheet, 'key'>, cells: Cells): string =>
  JSON.stringify(key.map((name) => cells[name] ?? ''));
