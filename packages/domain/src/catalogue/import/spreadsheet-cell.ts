/** What a spreadsheet would run, or may, when it stands first in a cell. */
const runs = /^'*[=+\-@\t\r＝＋－＠]/;

/** The text so that a spreadsheet shows it and runs nothing; `readSafeCell` takes it back. */
export function writeSafeCell(text: string): string {
  return runs.test(text) ? `'${text}` : text;
}

/** What was meant by a cell that a spreadsheet or `writeSafeCell` marked as text. */
export function readSafeCell(cell: string): string {
  return cell.startsWith("'") && runs.test(cell.slice(1)) ? cell.slice(1) : cell;
}

/** Whether a cell is a formula instead of what it comes to: `=A1*2`, `+SUMA(A1)`, `@cmd|x`. */
export function isFormula(cell: string): boolean {
  return /^[=＝]/.test(cell) || /^[+\-@＋－＠][^\s]*[(!|]/.test(cell);
}
