import { divideHalfUp } from '@matiz/domain/kernel/money.ts';
import { fillWaiting } from '@matiz/domain/orders/fill-waiting.ts';
import type { SplitLine } from './serve-lines.store.ts';
import type { WaitingLine, WaitingOrder } from './waiting.store.ts';

export interface Serving {
  /** Lines that come in two parts; what came keeps the line's id. */
  readonly splits: readonly SplitLine[];
  readonly servedIds: readonly string[];
  readonly servedUnits: number;
  /** Lines that still wait, by their ids after the splits. */
  readonly unservedIds: ReadonlySet<string>;
  /** Units that they wait for, and units that nobody waits for. */
  readonly missing: number;
  readonly left: number;
  /** The orders with their lines after the splits. */
  readonly orders: readonly WaitingOrder[];
}

/** Shares out what came among the lines that wait for it, order by order in their turn (D-8). */
export function planServing(
  orders: readonly WaitingOrder[],
  arrivalId: number,
  units: number,
  newId: () => string,
): Serving {
  const waiting = orders.flatMap(({ lines }) =>
    lines.filter((line) => line.arrivalId === arrivalId && !line.isServed),
  );
  const { served, unserved, left } = fillWaiting(waiting, units);
  const given = new Map(served.map(({ id, quantity }) => [id, quantity]));
  const parts = new Map<string, SplitLine>();
  const after = orders.map((order) => {
    let position = Math.max(...order.lines.map((line) => line.position));
    const lines = order.lines.flatMap((line) => {
      const quantity = given.get(line.id);
      if (quantity === undefined || quantity === line.quantity) return [line];
      position += 1;
      const split = splitOf(line, quantity, { newId: newId(), position });
      parts.set(line.id, split);
      return [line, { ...line, id: split.newId }];
    });
    return { ...order, lines };
  });
  return {
    splits: [...parts.values()],
    servedIds: [...given.keys()],
    servedUnits: sumOf(served),
    unservedIds: new Set(unserved.map(({ id }) => parts.get(id)?.newId ?? id)),
    missing: sumOf(unserved),
    left,
    orders: after,
  };
}

/** The IVA goes along by units; what rounding leaves stays with the part that waits. */
function splitOf(
  { id, quantity: all, tax }: WaitingLine,
  quantity: number,
  fresh: Pick<SplitLine, 'newId' | 'position'>,
): SplitLine {
  const part = divideHalfUp(BigInt(tax) * BigInt(quantity), BigInt(all));
  return { ...fresh, lineId: id, quantity, tax: part };
}

function sumOf(lines: readonly { quantity: number }[]): number {
  return lines.reduce((units, { quantity }) => units + quantity, 0);
}
