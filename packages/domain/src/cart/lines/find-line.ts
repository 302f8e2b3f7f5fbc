import type { PlainDate } from '../../kernel/clock.ts';
import { planCart } from '../plan/plan-cart.ts';
import { describeAssemblies } from '../plan/units.ts';
import type { CartLines, StoredLine } from '../snapshot.ts';

/** How the calls of §7 name a line. */
export interface LineName {
  readonly code: string;
  readonly versionCode: string | null;
  readonly assemblyVersionCode: string | null;
  readonly advance: boolean;
  /** Of a line that is spread over several arrivals: only the units that leave on that day. */
  readonly dispatchDate: PlainDate | null;
}

/** The line of that name, or null. Codes are those that `listcart` shows. */
export function findLine(name: LineName, { rows, sellables }: CartLines): StoredLine | null {
  for (const row of rows) {
    const sellable = sellables.get(row.versionId);
    if (!sellable || row.advance !== name.advance) continue;
    const isVersion =
      name.versionCode === null
        ? name.code === (sellable.versionCode ?? sellable.code)
        : name.versionCode === sellable.versionCode && name.code === sellable.code;
    const chosen = describeAssemblies(sellable, row.assemblyVersionIds);
    if (isVersion && (chosen?.versionCode ?? null) === name.assemblyVersionCode) return row;
  }
  return null;
}

/** The units that the name covers: the whole line, or those that leave on its day. */
export function unitsNamed(
  row: StoredLine,
  { dispatchDate }: LineName,
  cart: CartLines,
  moment: Date,
): number {
  if (dispatchDate === null) return row.quantity;
  const parts = planCart(cart, moment).lines.filter((line) => line.row === row);
  return parts.find((part) => part.dispatchDate === dispatchDate)?.quantity ?? row.quantity;
}
