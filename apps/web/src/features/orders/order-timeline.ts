import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatDispatchDate } from '@matiz/domain/kernel/clock.ts';
import type { TimelineEntry } from '@matiz/ui/timeline.tsx';
import { ordersCopy as copy } from '../../copy/orders.ts';
import { formatMoment } from '../../lib/moments.ts';

type Delivery = OrderDetail['deliveries'][number];

/** How far along a delivery is; the order's own first step is behind all of them. */
const REACHED = { pending: 0, in_preparation: 1, dispatched: 2, delivered: 3 } as const;
const STEPS = ['received', 'in_preparation', 'dispatched', 'delivered'] as const;
const TITLES = {
  received: copy.stepReceived,
  in_preparation: copy.stepPreparing,
  dispatched: copy.stepDispatched,
  delivered: copy.stepDelivered,
} as const;

/** What has happened to a delivery and what comes next (reference §1.10). */
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
    return [received, { id: state, title, state: 'failed', ...timeOf(order, state) }];
  }
  const reached = REACHED[state];
  const rest = STEPS.slice(1).map((step, place): TimelineEntry => {
    const position = place + 1;
    const isDone = position < reached || state === 'delivered';
    return {
      id: step,
      title: TITLES[step],
      state: isDone ? 'done' : position === reached ? 'current' : 'todo',
      ...(position <= reached ? timeOf(order, step) : {}),
      ...(step === 'dispatched' && reached < 2
        ? { detail: copy.estimated(formatDispatchDate(delivery.estimatedDate)) }
        : {}),
    };
  });
  return [received, ...rest];
}

/** The order's own events tell the time only where there is one delivery. */
function timeOf({ events, deliveries }: OrderDetail, state: string): { time?: string } {
  const at = events.find((event) => event.state === state)?.at;
  return at && deliveries.length === 1 ? { time: formatMoment(at) } : {};
}
