import type { OrderDetail, Purchase } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { sayArrival } from '#features/delivery/index.ts';

type Placed = OrderDetail['deliveries'][number];
type Delivery =
  | Pick<
      Purchase['deliveries'][number],
      'dispatchDate' | 'estimatedDate' | 'arrivalDate' | 'due' | 'shipping'
    >
  | Placed;

/** What is paid with each delivery as it comes (ADR 27); nothing where there is one to pay. */
export function PaymentsOnDelivery({
  deliveries,
  lead,
}: {
  deliveries: readonly Delivery[];
  /** A line before them, where nothing else says what they are. */
  lead?: string;
}) {
  const paid = deliveries.filter(({ due }) => due > 0);
  if (paid.length < 2) return null;
  return (
    <>
      {lead ? <p className="mt-2 text-sm text-ink-soft">{lead}</p> : null}
      <ul className="mt-1 flex flex-col gap-1 text-sm">
        {paid.map((delivery) => (
          <li key={keyOf(delivery)} className="flex items-baseline justify-between gap-4">
            <span className="text-ink-soft">
              {dayOf(delivery)}
              {delivery.shipping > 0 ? (
                <span className="block text-xs">{copy.withShipping}</span>
              ) : null}
            </span>
            <strong className="text-ink tabular-nums">{formatPesos(delivery.due)}</strong>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The same of one delivery, in a sentence that says what is in it beside its goods. */
export function sayPaymentOnDelivery({ due, shipping, products }: Placed): string {
  const method = products.reduce(
    (sum, { paid, shippingShare, total, couponDiscount }) =>
      sum + paid - shippingShare - (total - couponDiscount),
    0,
  );
  const parts = [
    ...(shipping > 0 ? [copy.itsShipping] : []),
    ...(method > 0 ? [copy.itsCharge] : []),
    ...(method < 0 ? [copy.itsDiscount] : []),
  ];
  return copy.atDoor(formatPesos(due), parts);
}

function dayOf(delivery: Delivery): string {
  if (delivery.arrivalDate !== null) return sayArrival(delivery.arrivalDate, null);
  const day = formatDay(delivery.estimatedDate);
  const isHere = !('state' in delivery) || ['pending', 'in_preparation'].includes(delivery.state);
  return isHere ? copy.leaves(day) : copy.left(day);
}

/** Two deliveries of an order may leave on one day, but not of one that is still planned. */
function keyOf(delivery: Delivery): string {
  return 'deliveryId' in delivery ? delivery.deliveryId : (delivery.dispatchDate ?? 'now');
}
