import type { Purchase } from '@matiz/contracts/orders.ts';
import { formatWholeDay } from '@matiz/domain/kernel/show-date.ts';
import { useId } from 'react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { DeliveryHeading, GoodsList } from '#features/buying/index.ts';
import { sayArrival } from '#features/delivery/index.ts';

/** One planned delivery with its products. */
export function DeliveryCard({
  delivery,
  position,
  of,
}: {
  delivery: Purchase['deliveries'][number];
  /** From 1. */
  position: number;
  of: number;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface shadow-card">
      <DeliveryHeading
        id={id}
        title={titleOfDelivery(delivery, position, of)}
        isPresale={delivery.dispatchDate !== null}
        units={delivery.units}
        amount={delivery.amount}
      />
      <div className="p-4 sm:p-5">
        <GoodsList lines={delivery.products} />
      </div>
    </section>
  );
}

/** `Entrega 1 de 2 · Llega el mar 17 de nov`; alone, only the day. */
export function titleOfDelivery(
  {
    estimatedDate,
    arrivalDate = null,
    window = null,
    hasLeft = false,
  }: {
    readonly estimatedDate: string;
    /** Null: nobody wrote it down, and the day on which it leaves is said. */
    readonly arrivalDate?: string | null;
    readonly window?: { readonly from: number; readonly to: number } | null;
    readonly hasLeft?: boolean;
  },
  position: number,
  of: number,
): string {
  const day = formatWholeDay(estimatedDate);
  const leaves = hasLeft ? copy.left(day) : copy.leaves(day);
  const when = arrivalDate === null ? leaves : sayArrival(arrivalDate, window);
  return of === 1 ? when : `${copy.delivery(position, of)} · ${when}`;
}
