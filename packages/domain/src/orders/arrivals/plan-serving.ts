import { unitsOf } from '../../cart/totals.ts';
import { type LinePart, splitLine } from '../line-shares.ts';
import { fillWaiting } from './fill-waiting.ts';
import { linesWaitingFor, type WaitingOrder } from './waiting-order.ts';

/** A line whose units come in two parts, with the units and the money of the part that came. */
export interface SplitLine extends LinePart {
  readonly lineId: string;
  readonly newId: string;
  /** Position among the order's lines of the part that still waits. */
  readonly position: number;
}

export interface ServingPlan {
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
): ServingPlan {
  const waiting = orders.flatMap((order) => linesWaitingFor(order, arrivalId));
  const { served, unserved, left } = fillWaiting(waiting, units);
  const given = new Map(served.map(({ id, quantity }) => [id, quantity]));
  const parts = new Map<string, SplitLine>();
  const after = orders.map((order) => {
    let position = Math.max(...order.lines.map((line) => line.position));
    const lines = order.lines.flatMap((line) => {
      const quantity = given.get(line.id);
      if (quantity === undefined || quantity === line.quantity) return [line];
      position += 1;
      const part = splitLine(line, quantity);
      const split = { ...part, lineId: line.id, newId: newId(), position };
      parts.set(line.id, split);
      return [line, { ...line, id: split.newId }];
    });
    return { ...order, lines };
  });
  return {
    splits: [...parts.values()],
    servedIds: [...given.keys()],
    servedUnits: unitsOf(served),
    unservedIds: new Set(unserved.map(({ id }) => parts.get(id)?.newId ?? id)),
    missing: unitsOf(unserved),
    left,
    orders: after,
  };
}

/**
 * Units that are expected later once `units` of an arrival came: what was announced and did not
 * come, and never less than what was promised of it.
 */
export function expectedRest(cap: number, { units, missing }: { units: number; missing: number }) {
  return Math.max(cap - units, missing);
}
