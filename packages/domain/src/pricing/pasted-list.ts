import { readPercent, readPesos } from '../catalogue/import/cell-values.ts';
import { longestCode } from '../catalogue/import/import-row.ts';
import type { Pesos } from '../kernel/money.ts';

export type ListPasteFault = 'NO_VALUE' | 'BAD_VALUE' | 'UNCLEAR' | 'LONG_CODE' | 'TWICE';

/** What a list says of a product: a price, a percentage off, or nothing any more. */
export interface ListPrice {
  readonly code: string;
  readonly price: Pesos | null;
  readonly percent: number | null;
}

interface PastedList {
  readonly prices: readonly ListPrice[];
  readonly bad: readonly {
    readonly line: number;
    readonly text: string;
    readonly fault: ListPasteFault;
  }[];
}

/** No price is as low as this: a bare `8` is more likely meant as a percentage, and is asked. */
const lowestPrice = 100;
const removal = /^(-|–|quitar)$/i;

/** Reads `code TAB 23.000`, `code TAB 8 %` or `code TAB quitar`, each line its own. */
export function readPastedList(text: string): PastedList {
  const prices: ListPrice[] = [];
  const bad: { line: number; text: string; fault: ListPasteFault }[] = [];
  const seen = new Set<string>();
  for (const [index, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const [code = '', ...cells] = raw.split(/[\t;]/).map((cell) => cell.trim());
    const written = cells.findLast((cell) => cell !== '') ?? '';
    if (code === '' && written === '') continue;
    const isHeading = index === 0 && !/\d/.test(written) && !removal.test(written);
    if (isHeading) continue;
    const value = code === '' ? 'BAD_VALUE' : readLine(code, written);
    const fault = typeof value === 'string' ? value : null;
    const isTwice = seen.has(code.toUpperCase());
    if (fault ?? isTwice) {
      bad.push({ line: index + 1, text: raw.slice(0, 80), fault: fault ?? 'TWICE' });
    } else if (typeof value !== 'string') {
      seen.add(code.toUpperCase());
      prices.push({ code, ...value });
    }
  }
  return { prices, bad };
}

function readLine(code: string, written: string): ReturnType<typeof readValue> {
  return code.length > longestCode ? 'LONG_CODE' : readValue(written);
}

function readValue(written: string): Omit<ListPrice, 'code'> | ListPasteFault {
  if (written === '') return 'NO_VALUE';
  if (removal.test(written)) return { price: null, percent: null };
  if (written.endsWith('%')) {
    const percent = readPercent(written);
    return percent.ok && percent.value !== null
      ? { price: null, percent: percent.value }
      : 'BAD_VALUE';
  }
  const pesos = readPesos(written);
  if (!pesos.ok) return 'BAD_VALUE';
  return pesos.value < lowestPrice ? 'UNCLEAR' : { price: pesos.value, percent: null };
}
