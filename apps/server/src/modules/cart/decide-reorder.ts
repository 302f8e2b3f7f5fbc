import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Sellable } from '../catalogue/index.ts';
import { pickParts } from './assemblies.ts';
import { applyFulfilled, type CartChange, type Lines } from './cart-change.ts';
import { choiceKey } from './cart-picture.ts';
import type { Fulfilled } from './fulfil.ts';
import type { OrderedLine } from './ordered.store.ts';
import { startServing } from './serve-wishes.ts';

/** What became of one thing that was ordered. */
export interface ReorderedLine {
  readonly line: OrderedLine;
  /** Null: not even known any more. */
  readonly sellable: Sellable | null;
  /** Units of it that the cart held before. */
  readonly inCart: number;
  /** Units that are added: at once, and with an arrival. */
  readonly added: number;
  readonly inPresale: number;
  readonly lastDate: string | null;
  /** Why not all of it. */
  readonly refusal: Failure | null;
}

/**
 * Decides what of an order can be put in the cart again: of each line as much as there is, by the
 * product's minimum and multiple, and why not all of it. `change` null: nothing can.
 */
export function decideReorder(
  lines: readonly OrderedLine[],
  picture: Lines,
  world: { moment: Date; newId: () => string },
): { reordered: ReorderedLine[]; change: CartChange | null } {
  const serving = startServing(picture);
  const rowsOf = Map.groupBy(picture.rows, choiceKey);
  const fulfilled: Fulfilled[] = [];
  const reordered = lines.map((line): ReorderedLine => {
    const sellable = picture.sellables.get(line.versionId) ?? null;
    const rows = rowsOf.get(choiceKey(line)) ?? [];
    const inCart = rows.reduce((units, { quantity }) => units + quantity, 0);
    const nothing = { line, sellable, inCart, added: 0, inPresale: 0, lastDate: null };
    const gone = whyGone(line, sellable);
    if (gone || !sellable) return { ...nothing, refusal: gone ?? failure('UNKNOWN_PRODUCT') };
    const { assemblyVersionIds, quantity } = line;
    const wish = { sellable, assemblyVersionIds, total: inCart + quantity };
    const served = serving.serveUpTo(wish, inCart);
    const refusal = served.refusal?.failure ?? null;
    if (served.fulfilled === null) return { ...nothing, refusal };
    fulfilled.push(served.fulfilled);
    const { promises, wish: had } = served.fulfilled;
    const waiting = promises.reduce((units, one) => units + one.quantity, 0);
    const before = rows.find(({ advance }) => advance)?.quantity ?? 0;
    const added = had.total - inCart;
    const inPresale = Math.min(added, Math.max(0, waiting - before));
    const lastDate = inPresale > 0 ? (promises.at(-1)?.date ?? null) : null;
    return { ...nothing, added, inPresale, lastDate, refusal };
  });
  const change = fulfilled.length === 0 ? null : applyFulfilled(fulfilled, picture, world);
  return { reordered, change };
}

/** What makes a line impossible whatever the stock. */
function whyGone(line: OrderedLine, sellable: Sellable | null): Failure | null {
  if (!sellable || sellable.isWithdrawn) return failure('UNKNOWN_PRODUCT');
  // The parts of the combo, or the versions that they may be, are others by now.
  const isWhole = !sellable.isCombo || pickParts(sellable, line.assemblyVersionIds) !== null;
  return isWhole ? null : failure('COMBO_PART_MISSING', { name: sellable.name });
}
