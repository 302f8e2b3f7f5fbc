import type { PlainDate } from '../../kernel/clock.ts';
import type { Pesos } from '../../kernel/money.ts';
import { type NextPrice, nextPriceAt } from '../../pricing/next-price.ts';
import { priceOf, type ResolvedPrice } from '../../pricing/resolve-price.ts';
import { groupByDispatchDate } from '../group-by-dispatch-date.ts';
import { promisedUnits } from '../room.ts';
import type { CartLines } from '../snapshot.ts';
import { unitsOf } from '../totals.ts';
import { type AllocatedLine, allocate } from './allocate.ts';

/** A line as it is planned: those of its units that leave together, at their price of now. */
export interface PlannedLine extends AllocatedLine {
  /** Where the line is spread over several arrivals, each part has a name of its own. */
  readonly lineId: string;
  readonly quantity: number;
  /** Null: leaves at once. */
  readonly dispatchDate: PlainDate | null;
  /** The arrival that the units are promised from. */
  readonly arrivalId: string | null;
  readonly price: ResolvedPrice;
  /** How many more of the product make each of them cheaper; null where none do. */
  readonly nextPrice: NextPrice | null;
  readonly total: Pesos;
  /** The last day on which some of the whole cart line leaves; null: all of it at once. */
  readonly lastDate: PlainDate | null;
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
export function planCart(cart: CartLines, moment: Date): CartPlan {
  const allocated = allocate(cart);
  const canBeHad = allocated.filter(hasSome);
  // Volume breaks count a product's units whichever the tone, in stock and in presale.
  const unitsTogether = new Map<number, number>();
  for (const { row } of canBeHad) {
    unitsTogether.set(row.productId, (unitsTogether.get(row.productId) ?? 0) + row.quantity);
  }
  const lines = canBeHad.flatMap((line) => {
    const quantity = unitsTogether.get(line.row.productId) ?? line.row.quantity;
    return partsOf(line, quantity, moment);
  });
  const outOfStock = allocated
    .filter((line) => !hasSome(line))
    .flatMap((line) => partsOf(line, line.row.quantity, moment));
  return {
    lines: groupByDispatchDate(lines).flatMap((group) => group.lines),
    outOfStock,
    amount: lines.reduce((sum, { total }) => sum + total, 0),
    units: unitsOf(lines),
  };
}

function hasSome({ inStock, room }: AllocatedLine): boolean {
  return inStock + room > 0;
}

/** A line without a price any more still shows what it cost. */
function priceNow({ row, sellable }: AllocatedLine, quantity: number, moment: Date): ResolvedPrice {
  const seen = { price: row.seenPrice, originalPrice: row.seenPrice, steps: [] };
  return priceOf(sellable, quantity, moment) ?? seen;
}

/** One part for each date; what cannot be had stays with the last one, so that nothing is hidden. */
function partsOf(line: AllocatedLine, unitsTogether: number, moment: Date): PlannedLine[] {
  const { row, sellable, fromStock, promises } = line;
  const price = priceNow(line, unitsTogether, moment);
  const { multiple } = sellable;
  const nextPrice = nextPriceAt(sellable.prices, { units: unitsTogether, multiple }, moment);
  const undated = fromStock > 0 || promises.length === 0;
  const parts = [
    ...(undated ? [{ date: null, arrivalId: null, quantity: fromStock }] : []),
    ...promises,
  ];
  const missing = row.quantity - fromStock - promisedUnits(promises);
  return parts.map((part, index) => {
    const quantity = part.quantity + (index === parts.length - 1 ? missing : 0);
    return {
      ...line,
      lineId: index === 0 ? row.id : `${row.id}:${part.date}`,
      quantity,
      dispatchDate: part.date,
      arrivalId: part.arrivalId,
      price,
      nextPrice,
      total: quantity * price.price,
      lastDate: promises.at(-1)?.date ?? null,
      isCovered: missing === 0,
    };
  });
}
