import type { HistoryEntry } from '@matiz/contracts/staff/audit.ts';

type Columns = Readonly<Record<string, unknown>>;

/** What the history says of a row's columns, by the names that its form has: `minQuantity`. */
export function toFieldNames(columns: Columns): Columns {
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

/** A row as it stood before these changes of it, the newest first. */
export function undoChanges<Row extends Columns>(
  row: Row,
  newer: readonly Pick<HistoryEntry, 'before'>[],
): Row {
  const { id, version } = row;
  const past = newer.map(({ before }) => toFieldNames(before ?? {}));
  return Object.assign({}, row, ...past, { id, version });
}
