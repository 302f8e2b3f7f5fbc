import type { OrderRow as Row } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate, formatDay } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { CalendarClock, Clock, RotateCcw } from 'lucide-react';
import { orderListCopy } from '#copy/orders/order-list.ts';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { ProductPicture } from '#features/buying/index.ts';
import { sayArrival } from '#features/delivery/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { StateTag } from '../state-tag.tsx';
import { sayUnpaid } from './say-unpaid.ts';
import { usePlacedBy } from './use-placed-by.ts';

const mostPictures = 4;

/** An order of a list; the whole row leads to it, `again` adds the way to buy it once more. */
export function OrderListItem({
  order,
  showsCustomer,
  again = false,
}: {
  order: Row;
  showsCustomer: boolean;
  again?: boolean;
}) {
  const { code, state, placedAt, units, total, due, deliveries } = order;
  const pictures = [...new Set(order.pictures)].slice(0, mostPictures);
  // Of an order that is cancelled as a whole, the tag says so; its total stays to be recognised by.
  const isPart = due > 0 && due < total;
  return (
    <article className="group relative flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card transition-shadow hover:shadow-lift sm:flex-row sm:items-center sm:gap-6 sm:p-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-text text-base font-semibold tracking-normal tabular-nums">
            <AppLink
              to={again ? links.purchasedOrder(code) : links.order(code)}
              className="group-hover:text-accent after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {orderListCopy.orderOf(formatDate(placedAt))}
            </AppLink>
          </h2>
          <StateTag state={state} />
        </div>
        {showsCustomer ? <p className="text-sm font-medium">{order.customerName}</p> : null}
        <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
          {code} · {copy.units(units)} · {copy.deliveriesCount(deliveries)}
        </p>
        {deliveries > 1 && !again && state !== 'created' ? <DeliveryStates order={order} /> : null}
        <Remark order={order} />
      </div>
      <div className="flex items-center justify-between gap-5">
        <span aria-hidden="true" className="flex gap-1.5 max-[24rem]:[&>:nth-child(n+4)]:hidden">
          {pictures.map((image) => (
            <ProductPicture key={image} image={image} size="sm" />
          ))}
        </span>
        <p className="text-right tabular-nums sm:w-28">
          {isPart ? <s className="block text-xs text-ink-faint">{formatPesos(total)}</s> : null}
          <span className="text-lg font-bold">{formatPesos(isPart ? due : total)}</span>
        </p>
      </div>
      {again ? (
        <AppLink
          to={links.purchasedOrder(code)}
          aria-label={orderListCopy.againOf(code)}
          className={buttonClass({ variant: 'soft', size: 'sm', className: '!relative z-10' })}
        >
          <RotateCcw size={16} aria-hidden="true" />
          {copy.again}
        </AppLink>
      ) : null}
    </article>
  );
}

/** What the buyer has to do about it; else who placed it, if someone else did. */
function Remark({ order }: { order: Row }) {
  const { deliveryStates, placedBy } = order;
  const whoPlacedIt = usePlacedBy(placedBy);
  const unpaid = sayUnpaid(order);
  if (unpaid !== null) {
    return (
      <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-presale">
        <Clock size={16} aria-hidden="true" className="shrink-0" />
        {unpaid}
      </p>
    );
  }
  if (!deliveryStates.some(({ isAsking }) => isAsking)) {
    return whoPlacedIt && <p className="text-xs text-ink-faint">{whoPlacedIt}</p>;
  }
  return (
    <p className="mt-1 flex items-center gap-1.5 text-sm font-semibold text-presale">
      <CalendarClock size={16} aria-hidden="true" className="shrink-0" />
      {orderListCopy.movedAsk}
    </p>
  );
}

/** How far each delivery of an order is, in one line each. */
function DeliveryStates({ order: { deliveryStates } }: { order: Row }) {
  return (
    <ul className="mt-1 text-xs text-ink-soft">
      {deliveryStates.map((delivery, index) => (
        <li key={delivery.deliveryId}>
          {orderListCopy.deliveryState(index + 1, stateWords[delivery.state], ...sayDay(delivery))}
        </li>
      ))}
    </ul>
  );
}

/** The day that is still to come; of what has arrived or was cancelled, none. */
function sayDay({ state, estimatedDate, arrivalDate }: Row['deliveryStates'][number]): string[] {
  if (['delivered', 'cancelled', 'returned'].includes(state)) return [];
  if (arrivalDate !== null) return [sayArrival(arrivalDate, null)];
  return [
    state === 'dispatched'
      ? copy.left(formatDay(estimatedDate))
      : copy.leaves(formatDay(estimatedDate)),
  ];
}
