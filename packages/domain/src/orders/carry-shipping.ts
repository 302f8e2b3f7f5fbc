import type { PlainDate } from '../kernel/clock.ts';
import type { Pesos } from '../kernel/money.ts';
import type { OwnShipping } from './cancelled-amount.ts';
import { spreadOverCarriers, taxOf } from './line-shares.ts';
import type { DeliveryState } from './order-state.ts';

export interface CarryingDelivery extends OwnShipping {
  readonly position: number;
  /** Null: leaves at once. */
  readonly dispatchDate: PlainDate | null;
  readonly state: DeliveryState;
}

export interface CarryingLine {
  readonly id: string;
  readonly delivery: number;
  readonly paid: Pesos;
  readonly shippingShare: Pesos;
  readonly ratePercent: number;
}

/** A line whose part of shipping is another now, and with it the IVA inside what is paid for it. */
export type CarriedLine = Pick<CarryingLine, 'id' | 'shippingShare'> & { readonly tax: Pesos };

/**
 * Shipping is paid once, with the first delivery that is brought (D-8): when that one is cancelled,
 * or comes after another one, what shipping comes to goes over to the one that is first now. What
 * has left keeps its figures. Answers the lines that change; nothing is lost or added.
 */
export function carryShipping(
  deliveries: readonly CarryingDelivery[],
  lines: readonly CarryingLine[],
): CarriedLine[] {
  const carrier = carrierOf(deliveries, lines);
  const kept = keptShares(deliveries, lines);
  const elsewhere = lines.filter(
    ({ id, delivery, shippingShare }) =>
      delivery !== carrier && shippingShare !== (kept.get(id) ?? 0),
  );
  if (carrier === null || elsewhere.length === 0) return [];
  const amount = elsewhere.reduce(
    (sum, { id, shippingShare }) => sum + shippingShare - (kept.get(id) ?? 0),
    0,
  );
  const gained = spreadOverCarriers(
    amount,
    lines.map(({ delivery, paid }) => ({ carriesShipping: delivery === carrier, paid })),
  );
  return lines.flatMap((line, index) => {
    const { id, delivery, paid, shippingShare: before, ratePercent } = line;
    const shippingShare =
      delivery === carrier ? before + (gained[index] ?? 0) : (kept.get(id) ?? 0);
    if (shippingShare === before) return [];
    return [{ id, shippingShare, tax: taxOf(paid - before + shippingShare, ratePercent) }];
  });
}

/** By line, what was asked for the window of its own delivery: that goes nowhere else. */
function keptShares(
  deliveries: readonly CarryingDelivery[],
  lines: readonly CarryingLine[],
): ReadonlyMap<string, Pesos> {
  return new Map(
    deliveries.flatMap(({ position, ownShipping = 0 }) => {
      if (ownShipping === 0) return [];
      const own = lines.filter(({ delivery }) => delivery === position);
      const shares = spreadOverCarriers(
        ownShipping,
        own.map(({ paid, shippingShare }) => ({
          carriesShipping: true,
          paid: paid - shippingShare,
        })),
      );
      return own.map(({ id }, index) => [id, shares[index] ?? 0] as const);
    }),
  );
}

/** Null: nothing is brought at all, and nothing moves. */
function carrierOf(
  deliveries: readonly CarryingDelivery[],
  lines: readonly CarryingLine[],
): number | null {
  const live = deliveries.filter(({ state }) => state !== 'cancelled');
  const gone = live.filter(({ state }) => state !== 'pending' && state !== 'in_preparation');
  const isPaidWith = ({ position }: CarryingDelivery) =>
    lines.some(({ delivery, shippingShare }) => delivery === position && shippingShare > 0);
  const [first] = gone.length > 0 ? gone.toSorted(byPosition) : live.toSorted(byDate);
  return (gone.find(isPaidWith) ?? first)?.position ?? null;
}

function byPosition(one: CarryingDelivery, other: CarryingDelivery): number {
  return one.position - other.position;
}

function byDate(one: CarryingDelivery, other: CarryingDelivery): number {
  const [day, otherDay] = [one.dispatchDate ?? '', other.dispatchDate ?? ''];
  return day.localeCompare(otherDay) || byPosition(one, other);
}
