/** Rows that may stand above the header: a title, a date, a logo. */
const mostAbove = 30;

/**
 * The place of the header among the first rows of a table: the first that fills most of the columns
 * that are filled at all. -1 when there is no row.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const first = rows.slice(0, mostAbove);
  const filled = first.map((cells) => cells.filter((cell) => cell.trim() !== '').length);
  const most = Math.max(0, ...filled);
  return filled.findIndex((count) => count > 0 && count >= most * 0.6);
}
