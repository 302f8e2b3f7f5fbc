import { readPesos } from '../catalogue/import/cell-values.ts';
import { longestCode } from '../catalogue/import/import-row.ts';
import type { Pesos } from '../kernel/money.ts';

export type PasteFault = 'NO_PRICE' | 'BAD_PRICE' | 'LONG_CODE' | 'TWICE';

/** Two columns of a spreadsheet: a code and its price, each line its own. */
export interface PastedPrices {
  readonly rows: readonly { readonly code: string; readonly price: Pesos }[];
  readonly bad: readonly {
    readonly line: number;
    readonly text: string;
    readonly fault: PasteFault;
  }[];
}

/** Reads `code TAB price` (or `;`), however a spreadsheet writes pesos; a heading is left out. */
export function readPastedPrices(text: string): PastedPrices {
  const rows: { code: string; price: Pesos }[] = [];
  const bad: { line: number; text: string; fault: PasteFault }[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const [code = '', ...cells] = raw.split(/[\t;]/).map((cell) => cell.trim());
    const written = cells.findLast((cell) => cell !== '') ?? '';
    if (code === '' && written === '') continue;
    const pesos = readPesos(written);
    const isHeading = index === 0 && !/\d/.test(written);
    if (isHeading) continue;
    const key = code.toUpperCase();
    const fault = faultOf(code, written, pesos.ok);
    if (fault ?? seen.has(key)) {
      bad.push({ line: index + 1, text: raw.slice(0, 80), fault: fault ?? 'TWICE' });
    } else if (pesos.ok) {
      seen.add(key);
      rows.push({ code, price: pesos.value });
    }
  }
  return { rows, bad };
}

function faultOf(code: string, written: string, isPrice: boolean): PasteFault | null {
  if (code.length > longestCode) return 'LONG_CODE';
  if (written === '') return 'NO_PRICE';
  return isPrice && code !== '' ? null : 'BAD_PRICE';
}
