import type { Restock } from '@matiz/contracts/catalogue/restock.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { ChevronRight, Truck } from 'lucide-react';
import { restockCopy as copy } from '#copy/restock.ts';
import { sayArrival } from '#features/delivery/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

const most = 3;

/** What was ordered and is not there yet, the next one first, each with its day. */
export function AwaitedDeliveries({ deliveries }: { deliveries: Restock['onTheWay'] }) {
  return (
    <section
      aria-labelledby="on-the-way"
      className="rounded-xl bg-surface px-4 pt-4 pb-2 shadow-card sm:px-5 sm:pt-5"
    >
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="on-the-way" className="text-xl">
          {copy.onTheWay}
        </h2>
        {deliveries.length > most ? (
          <AppLink
            to={links.orders}
            className="hit shrink-0 text-sm font-semibold text-accent hover:underline"
          >
            {copy.seeOrders}
          </AppLink>
        ) : null}
      </div>
      <ul className="mt-1 divide-y divide-line">
        {deliveries.slice(0, most).map((delivery) => (
          <li
            key={`${delivery.orderCode} ${delivery.deliveryId}`}
            className="group relative flex min-h-14 items-center gap-3 py-2"
          >
            <Truck size={20} aria-hidden="true" className="shrink-0 text-now" />
            <div className="min-w-0 flex-1">
              <p className="font-semibold">
                <AppLink
                  to={links.order(delivery.orderCode)}
                  className="group-hover:text-accent after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:rounded-md focus-visible:after:outline-2 focus-visible:after:outline-accent"
                >
                  {sayDay(delivery)}
                </AppLink>
              </p>
              <p className="truncate text-sm text-ink-soft tabular-nums">
                {copy.deliveryOf(stateWords[delivery.state], delivery.units)}
                {/* A phone has no room for it whole. */}
                <span className="max-sm:hidden"> · {delivery.orderCode}</span>
              </p>
            </div>
            <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-ink-faint" />
          </li>
        ))}
      </ul>
    </section>
  );
}

function sayDay({ arrivalDate, estimatedDate }: Restock['onTheWay'][number]): string {
  return arrivalDate === null
    ? copy.leaves(formatDay(estimatedDate))
    : sayArrival(arrivalDate, null);
}
