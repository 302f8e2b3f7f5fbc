import type { Purchase } from '@matiz/contracts/orders.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { CalendarClock, Truck } from 'lucide-react';
import { arrivalCopy } from '#copy/delivery/arrival.ts';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { purchaseCopy } from '#copy/orders/purchase.ts';
import { sayArrival } from '#features/delivery/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { GoodsStrip } from '../detail/goods-strip.tsx';

export function SummaryDelivery({
  delivery,
  canChange,
}: {
  delivery: Purchase['deliveries'][number];
  /** There are other days and hours to choose from. */
  canChange: boolean;
}) {
  const isPresale = delivery.dispatchDate !== null;
  const Drawing = isPresale ? CalendarClock : Truck;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="flex items-start gap-2">
        <Drawing
          size={20}
          aria-hidden="true"
          className={isPresale ? 'mt-0.5 text-presale' : 'mt-0.5 text-now'}
        />
        <span>
          <span className="block font-semibold text-balance">
            {delivery.arrivalDate
              ? sayArrival(delivery.arrivalDate, delivery.window)
              : copy.leaves(formatDay(delivery.estimatedDate))}
          </span>
          <span className="block text-sm text-ink-soft">
            {isPresale ? `${purchaseCopy.presale} · ` : ''}
            {delivery.window?.kind === 'express' ? `${arrivalCopy.express} · ` : ''}
            {copy.units(delivery.units)}
          </span>
          {canChange ? (
            <AppLink
              to={links.shippingSchedule}
              className="hit mt-1 inline-block rounded-xs text-sm font-semibold text-accent underline-offset-4 hover:underline"
            >
              {arrivalCopy.change}
            </AppLink>
          ) : null}
        </span>
      </p>
      <GoodsStrip lines={delivery.products} />
    </li>
  );
}
