/** What a spreadsheet would run as a formula when a cell begins with it. */
const formula = /^[\s]*[=+\-@\t\r]/;
/** So that a spreadsheet reads accents. */
const byteOrderMark = '\uFEFF';

/**
 * Rows as a CSV file that a Colombian spreadsheet opens as columns: semicolons, marks of quotes, and
 * an apostrophe before whatever would be run as a formula. It can be corrected and sent again.
 */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${byteOrderMark}${rows.map((row) => row.map(writeCell).join(';')).join('\r\n')}\r\n`;
}

function writeCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
