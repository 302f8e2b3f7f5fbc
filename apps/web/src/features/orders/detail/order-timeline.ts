import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatDay, formatMoment } from '@matiz/domain/kernel/show-date.ts';
import type { TimelineEntry } from '@matiz/ui/layout/timeline.tsx';
import { ordersCopy as copy } from '#copy/orders/orders.ts';

type Delivery = OrderDetail['deliveries'][number];

/** How far along a delivery is; the order's own first step is behind all of them. */
const stepsReached = { pending: 0, in_preparation: 1, dispatched: 2, delivered: 3 } as const;
const steps = ['received', 'in_preparation', 'dispatched', 'delivered'] as const;
const titles = {
  received: copy.stepReceived,
  in_preparation: copy.stepPreparing,
  dispatched: copy.stepDispatched,
  delivered: copy.stepDelivered,
} as const;

/** What has happened to a delivery and what comes next. */
export function timelineOf(order: OrderDetail, delivery: Delivery): TimelineEntry[] {
  const received: TimelineEntry = {
    id: 'received',
    title: copy.stepReceived,
    time: formatMoment(order.placedAt),
    state: 'done',
  };
  const { state } = delivery;
  if (state === 'cancelled' || state === 'returned') {
    const title = state === 'cancelled' ? copy.stepCancelled : copy.stepReturned;
    const over: TimelineEntry = {
      id: state,
      title,
      state: 'failed',
      ...timeOf(order, state, delivery),
    };
    return [received, ...paymentOf(order), ...movesOf(order, delivery), over];
  }
  const reached = stepsReached[state];
  const rest = steps.slice(1).map((step, index): TimelineEntry => {
    const position = index + 1;
    const isDone = position < reached || state === 'delivered';
    return {
      id: step,
      title: titles[step],
      state: isDone ? 'done' : position === reached ? 'current' : 'todo',
      ...(position <= reached ? timeOf(order, step, delivery) : {}),
      ...(step === 'dispatched' && reached < 2
        ? { detail: copy.estimated(formatDay(delivery.estimatedDate)) }
        : {}),
    };
  });
  return [received, ...paymentOf(order), ...movesOf(order, delivery), ...rest];
}

/** That its payment came in, or that it waits for it (D-12). */
function paymentOf({ state, events }: OrderDetail): TimelineEntry[] {
  if (state === 'created') {
    return [{ id: 'paid', title: copy.stepWaits, state: 'current' }];
  }
  const paid = events.find((event) => event.state === 'paid' && event.deliveryId === null);
  if (!paid) return [];
  const time = formatMoment(paid.at);
  return [{ id: 'paid', title: copy.stepPaid, time, state: 'done' }];
}

/** That it got another date, and that the buyer keeps it (D-8). */
function movesOf(
  { events }: OrderDetail,
  { deliveryId, moved, dispatchDate, estimatedDate }: Delivery,
) {
  return events.flatMap((event, index): TimelineEntry[] => {
    if (event.deliveryId !== deliveryId) return [];
    const entry = { id: `${event.state} ${index}`, time: formatMoment(event.at) };
    if (event.state === 'kept') return [{ ...entry, title: copy.stepKept, state: 'done' }];
    if (event.state !== 'rescheduled') return [];
    const isLast = moved?.at === event.at;
    const detail = copy.newDay(formatDay(dispatchDate ?? estimatedDate));
    return [{ ...entry, title: copy.stepMoved, state: 'done', ...(isLast ? { detail } : {}) }];
  });
}

/** A delivery's own event; the order's tells the time only where there is one delivery. */
function timeOf(
  { events, deliveries }: OrderDetail,
  state: string,
  { deliveryId }: Delivery,
): { time?: string } {
  const own = events.find((event) => event.state === state && event.deliveryId === deliveryId);
  const whole = deliveries.length === 1 ? events.find((event) => event.state === state) : undefined;
  const at = (own ?? whole)?.at;
  return at ? { time: formatMoment(at) } : {};
}
