import { largeStep } from '../catalogue/import/change-examples.ts';
import type { Pesos } from '../kernel/money.ts';

/** A base price as it is and as it would be; null: it is not sold there yet. */
export interface PriceChange {
  readonly code: string;
  readonly before: Pesos | null;
  readonly after: Pesos;
}

/** A price that someone asks for, by the product's code, and the product that was found for it. */
export interface AskedPrice {
  readonly code: string;
  readonly price: Pesos;
}

export interface FoundPrice {
  readonly productId: number;
  readonly code: string;
  readonly product: string;
  readonly price: Pesos | null;
}

/** What prices that were asked for would change: what is so already, and codes of no product apart. */
export function comparePrices(
  asked: readonly AskedPrice[],
  found: ReadonlyMap<string, FoundPrice>,
): {
  readonly changed: readonly (PriceChange & {
    readonly productId: number;
    readonly product: string;
  })[];
  readonly same: number;
  readonly unknown: readonly string[];
} {
  const known = asked.flatMap(({ code: asCode, price: after }) => {
    const one = found.get(asCode);
    if (!one) return [];
    const { productId, code, product, price: before } = one;
    return [{ productId, code, product, before, after }];
  });
  const changed = known.filter(({ before, after }) => before !== after);
  return {
    changed,
    same: known.length - changed.length,
    unknown: asked.map(({ code }) => code).filter((code) => !found.has(code)),
  };
}

/** Prices that are not any more what they were when someone saw them. */
export function pricesMoved<Seen extends { readonly code: string; readonly before: Pesos | null }>(
  seen: readonly Seen[],
  found: ReadonlyMap<string, FoundPrice>,
): Seen[] {
  return seen.filter(({ code, before }) => found.get(code)?.price !== before);
}

/** `after` beside `before`: 0.12 is a rise of 12 %. Null: there is nothing to hold it against. */
export function changeRatioOf({ before, after }: PriceChange): number | null {
  return before === null ? null : (after - before) / before;
}

/** What someone sees before prices change: the largest steps, and those that look like a slip. */
export function summarisePrices<C extends PriceChange>(changes: readonly C[]) {
  const steps = changes.flatMap((change) => {
    const step = changeRatioOf(change);
    return step === null ? [] : [{ ...change, step }];
  });
  const sorted = steps.toSorted((a, b) => a.step - b.step);
  const [lowest] = sorted;
  const highest = sorted.at(-1);
  return {
    rise: highest && highest.step > 0 ? highest : null,
    fall: lowest && lowest.step < 0 ? lowest : null,
    jumps: steps
      .filter(({ step }) => Math.abs(step) > largeStep)
      .toSorted((a, b) => Math.abs(b.step) - Math.abs(a.step)),
  };
}
