import type { ImportChoicesBody } from '@matiz/contracts/staff/catalogue/imports.ts';

type Rates = ImportChoicesBody['rates'];

/** `4100` for all that names no currency, `USD=4100` for one; null for what is neither. */
export function readRates(text: string): Rates | null {
  let general: number | null = null;
  const byCurrency: Record<string, number> = {};
  for (const part of text.split(/[;,]\s+|[;\s]+/).filter((each) => each !== '')) {
    const [, currency, digits] = /^(?:([a-z]{3})=)?(\d+(?:[.,]\d+)?)$/i.exec(part) ?? [];
    const rate = Number(digits?.replace(',', '.'));
    if (!(rate > 0)) return null;
    if (currency === undefined) general = rate;
    else byCurrency[currency.toUpperCase()] = rate;
  }
  return { general, byCurrency };
}

export function writeRates({ general, byCurrency }: Rates): string {
  const named = Object.entries(byCurrency).map(([currency, rate]) => `${currency}=${rate}`);
  return [...(general === null ? [] : [String(general)]), ...named].join(', ');
}
