/** What a spreadsheet would run as a formula when a cell begins with it. */
const FORMULA = /^[\s]*[=+\-@\t\r]/;
/** So that a spreadsheet reads accents. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Rows as a CSV file that a Colombian spreadsheet opens as columns: semicolons, marks of quotes, and
 * an apostrophe before whatever would be run as a formula. It can be corrected and sent again.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${BYTE_ORDER_MARK}${rows.map((row) => row.map(writeCell).join(';')).join('\r\n')}\r\n`;
}

function writeCell(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
