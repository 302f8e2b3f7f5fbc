import type { Sellable } from '../../catalogue/sellable.ts';
import type { PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';
import { type Refusal, refuse } from '../../kernel/refusal.ts';
import { applyServed, type CartChange } from '../lines/cart-change.ts';
import type { ServedRequest } from '../plan/fulfil.ts';
import { startServing } from '../plan/serve-requests.ts';
import type { QuantityRefusal, StockRefusal } from '../plan/shortage.ts';
import { pickParts } from '../plan/units.ts';
import { waitingUnits } from '../room.ts';
import { type CartLines, type Choice, choiceKey, type RuleInputs } from '../snapshot.ts';
import { unitsOf } from '../totals.ts';

/** What was ordered of one choice, over all its deliveries. */
export interface OrderedLine extends Choice {
  readonly productId: number;
  readonly code: string;
  readonly versionCode: string | null;
  readonly name: string;
  readonly versionName: string | null;
  readonly quantity: number;
  /** Pesos a unit, as frozen in the order. */
  readonly unitPrice: Pesos;
  readonly slug: string;
  readonly image: string;
}

/** Why a line of an order cannot be had again, or not all of it. */
export type ReorderRefusal =
  | StockRefusal
  | QuantityRefusal
  | Refusal<'UNKNOWN_PRODUCT'>
  | Refusal<'COMBO_PART_MISSING', { name: string }>;

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
  readonly lastDate: PlainDate | null;
  /** Why not all of it. */
  readonly refusal: ReorderRefusal | null;
}

/**
 * Decides what of an order can be put in the cart again: of each line as much as there is, by the
 * product's minimum and multiple, and why not all of it. `change` null: nothing can.
 */
export function decideReorder(
  lines: readonly OrderedLine[],
  cart: CartLines,
  inputs: RuleInputs,
): { reordered: ReorderedLine[]; change: CartChange | null } {
  const serving = startServing(cart);
  const rowsOf = Map.groupBy(cart.rows, choiceKey);
  const served: ServedRequest[] = [];
  const reordered = lines.map((line): ReorderedLine => {
    const sellable = cart.sellables.get(line.versionId) ?? null;
    const rows = rowsOf.get(choiceKey(line)) ?? [];
    const inCart = unitsOf(rows);
    const nothing = { line, sellable, inCart, added: 0, inPresale: 0, lastDate: null };
    const gone = whyGone(line, sellable);
    if (gone || !sellable) return { ...nothing, refusal: gone ?? refuse('UNKNOWN_PRODUCT') };
    const { assemblyVersionIds } = line;
    const request = { sellable, assemblyVersionIds, quantity: inCart + line.quantity };
    const outcome = serving.serveUpTo(request, inCart);
    const refusal = outcome.refusal?.reason ?? null;
    if (outcome.served === null) return { ...nothing, refusal };
    served.push(outcome.served);
    const { promises, quantity } = outcome.served;
    const inCartLater = rows.find(({ advance }) => advance)?.quantity ?? 0;
    const added = quantity - inCart;
    const inPresale = waitingUnits({ units: added, promises, inCartLater });
    const lastDate = inPresale > 0 ? (promises.at(-1)?.date ?? null) : null;
    return { ...nothing, added, inPresale, lastDate, refusal };
  });
  const change = served.length === 0 ? null : applyServed(served, cart, inputs);
  return { reordered, change };
}

/** What makes a line impossible whatever the stock. */
function whyGone(line: OrderedLine, sellable: Sellable | null): ReorderRefusal | null {
  if (!sellable || sellable.isWithdrawn) return refuse('UNKNOWN_PRODUCT');
  // The parts of the combo, or the versions that they may be, are others by now.
  const isWhole = !sellable.isCombo || pickParts(sellable, line.assemblyVersionIds) !== null;
  return isWhole ? null : refuse('COMBO_PART_MISSING', { name: sellable.name });
}
