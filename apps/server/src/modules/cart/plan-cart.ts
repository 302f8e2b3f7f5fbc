import { groupByDispatchDate } from '@matiz/domain/cart/group-by-dispatch-date.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Pesos } from '@matiz/domain/kernel/money.ts';
import type { ResolvedPrice } from '@matiz/domain/pricing/resolve-price.ts';
import type { Sellable } from '../catalogue/index.ts';
import { priceOf } from '../pricing/index.ts';
import { allocate, type Holding } from './allocate.ts';
import type { CartPicture, CartRow } from './cart-picture.ts';

/** Units of one cart line that leave together, at their price of now. */
export interface PlannedLine {
  readonly row: CartRow;
  readonly sellable: Sellable;
  /** Where the line is spread over several arrivals, each part has a name of its own. */
  readonly lineId: string;
  readonly quantity: number;
  /** Null: leaves at once. */
  readonly dispatchDate: PlainDate | null;
  /** The arrival that the units are promised from. */
  readonly arrivalId: string | null;
  readonly price: ResolvedPrice;
  readonly total: Pesos;
  /** Units that the whole cart line could hold as it is. */
  readonly available: number;
  /** Units that could be promised of it instead, for a line that is not advance. */
  readonly room: number;
  /** Units of stock that the whole cart line could have. */
  readonly inStock: number;
  /** The last day on which some of the whole cart line leaves; null: all of it at once. */
  readonly lastDate: PlainDate | null;
  /** Withdrawn, or a combo that can no longer be made as it was chosen. */
  readonly isGone: boolean;
  /** Whether the whole cart line can be had as it stands. */
  readonly isCovered: boolean;
}

/** A cart as it would be ordered now: what can be had, grouped by date, and what cannot. */
export interface CartPlan {
  readonly lines: readonly PlannedLine[];
  /** Of these there is nothing at all; they do not count in the amount. */
  readonly outOfStock: readonly PlannedLine[];
  readonly amount: Pesos;
  readonly units: number;
}

/** Decides a cart at a moment without writing anything (D-9): stock, dates, prices, amount. */
export function planCart({ rows, sellables }: Omit<CartPicture, 'cart'>, moment: Date): CartPlan {
  const holdings = allocate(rows, sellables);
  const canBeHad = holdings.filter(hasSome);
  // Volume breaks count a product's units whichever the tone, in stock and in presale.
  const unitsTogether = new Map<number, number>();
  for (const { row } of canBeHad) {
    unitsTogether.set(row.productId, (unitsTogether.get(row.productId) ?? 0) + row.quantity);
  }
  const lines = canBeHad.flatMap((holding) => {
    const quantity = unitsTogether.get(holding.row.productId) ?? holding.row.quantity;
    return partsOf(holding, priceNow(holding, quantity, moment));
  });
  const outOfStock = holdings
    .filter((holding) => !hasSome(holding))
    .flatMap((holding) => partsOf(holding, priceNow(holding, holding.row.quantity, moment)));
  return {
    lines: groupByDispatchDate(lines).flatMap((group) => group.lines),
    outOfStock,
    amount: lines.reduce((sum, { total }) => sum + total, 0),
    units: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  };
}

function hasSome({ available, room }: Holding): boolean {
  return available + room > 0;
}

/** A line without a price any more still shows what it cost. */
function priceNow({ row, sellable }: Holding, quantity: number, moment: Date): ResolvedPrice {
  const seen = { price: row.seenPrice, originalPrice: row.seenPrice, steps: [] };
  return priceOf(sellable, quantity, moment) ?? seen;
}

/** One part for each date; what cannot be had stays with the last one, so that nothing is hidden. */
function partsOf(holding: Holding, price: ResolvedPrice): PlannedLine[] {
  const { row, sellable, fromStock, promises, available, room, inStock, isGone } = holding;
  const dated = promises.map(({ date, arrivalId, quantity }) => ({ date, arrivalId, quantity }));
  const undated = fromStock > 0 || dated.length === 0;
  const parts: { date: PlainDate | null; arrivalId: string | null; quantity: number }[] = [
    ...(undated ? [{ date: null, arrivalId: null, quantity: fromStock }] : []),
    ...dated,
  ];
  const missing = row.quantity - parts.reduce((sum, { quantity }) => sum + quantity, 0);
  return parts.map((part, index) => {
    const quantity = part.quantity + (index === parts.length - 1 ? missing : 0);
    return {
      row,
      sellable,
      lineId: index === 0 ? row.id : `${row.id}:${part.date}`,
      quantity,
      dispatchDate: part.date,
      arrivalId: part.arrivalId,
      price,
      total: quantity * price.price,
      available,
      room,
      inStock,
      lastDate: dated.at(-1)?.date ?? null,
      isGone,
      isCovered: missing === 0,
    };
  });
}
