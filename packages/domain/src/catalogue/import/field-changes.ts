import type { ProductChange } from './plan/product-change.ts';

const mostFields = 8;
const longestValue = 120;

export function fieldChanges({ product, versions, prices, stock, arrivals }: ProductChange) {
  const fields = [
    ...differences(product?.before ?? null, product?.after ?? null, ''),
    ...prices.map(({ warehouse, before, after }) => valuesOf(`price_${warehouse}`, before, after)),
    ...versions.flatMap(({ code, before, after }) => differences(before, after, `${code} `)),
    ...stock.map(({ code, warehouse, before, after }) =>
      valuesOf(`${code} stock_${warehouse}`, before, after),
    ),
    ...arrivals.map(({ code, warehouse, date, before, after }) =>
      valuesOf(`${code} arrivals_${warehouse} ${date}`, before, after),
    ),
  ];
  return fields.slice(0, mostFields);
}

function differences(before: object | null, after: object | null, prefix: string) {
  const was = new Map(Object.entries(before ?? {}));
  return Object.entries(after ?? {})
    .filter(([name, value]) => was.has(name) || !isNothing(value))
    .map(([name, value]) => valuesOf(`${prefix}${name}`, was.get(name), value));
}

/** What something new need not say: that it lacks a field. */
function isNothing(value: unknown): boolean {
  return value === null || value === '' || value === false || String(value) === '';
}

function valuesOf(field: string, before: unknown, after: unknown) {
  return { field, before: written(before), after: written(after) };
}

function written(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  const text = Array.isArray(value) ? value.join(' | ') : String(value);
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}
