import type { TableColumn } from '../table-types.ts';

/** A spreadsheet must not take what someone typed for a formula; the importer takes the mark off. */
const formula = /^[=+\-@\t\r]/;

/**
 * The rows that are shown as a file that Excel opens in Spanish: semicolons, CRLF, a mark of UTF-8.
 */
export function toCsv<Row>(
  columns: readonly Pick<TableColumn<Row>, 'head' | 'text'>[],
  rows: readonly Row[],
): string {
  const exported = columns.filter(({ text }) => text !== undefined);
  const lines = [
    exported.map(({ head }) => quote(head)),
    ...rows.map((row) => exported.map(({ text }) => quote(text?.(row) ?? ''))),
  ];
  return `\uFEFF${lines.map((line) => line.join(';')).join('\r\n')}\r\n`;
}

function quote(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
