import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import type { readDeskOrder } from '@matiz/contracts/staff/orders.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { orderPageCopy as copy } from '#copy/orders.ts';

interface OrderEventsProps {
  readonly order: OrderDetail;
  readonly events: ReplyOf<typeof readDeskOrder>['events'];
}

const words: Readonly<Record<string, string>> = { ...stateWords, ...copy.events };

/** What happened to an order, who did it and why, the last first. */
export function OrderEvents({ order, events }: OrderEventsProps) {
  const placeOf = (id: string | null) =>
    order.deliveries.length > 1
      ? order.deliveries.find(({ deliveryId }) => deliveryId === id)?.position
      : undefined;
  // What the only delivery did at the same moment is the order's own news a second time.
  const own = new Set(
    events.filter(({ deliveryId }) => deliveryId === null).map(({ at, state }) => `${at} ${state}`),
  );
  const news = events.filter(
    ({ at, state, deliveryId }) =>
      deliveryId === null || order.deliveries.length > 1 || !own.has(`${at} ${state}`),
  );
  return (
    <section className="rounded-md border border-line bg-surface p-4 md:col-span-2 xl:col-span-1">
      <h2 className="text-base">{copy.history}</h2>
      <ol className="mt-2 grid gap-2">
        {news.map(({ state, at, deliveryId, by, reason }) => {
          const place = placeOf(deliveryId);
          return (
            <li key={`${at} ${deliveryId} ${state}`}>
              <span className="font-medium">{words[state] ?? state}</span>
              {place === undefined ? '' : ` · ${copy.ofDeliveryNumber(place)}`}
              {reason ? <span className="block">«{reason}»</span> : null}
              <span className="block text-xs text-ink-soft">
                <time dateTime={at}>{formatMoment(at)}</time> · {by ?? copy.byItself}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
