import { reachableSlots } from '@matiz/domain/delivery/windows.ts';
import { findScheduled } from '@matiz/domain/orders/arrivals/find-scheduled.ts';
import { planPreparation } from '@matiz/domain/orders/arrivals/plan-preparation.ts';
import type { WaitingOrder } from '@matiz/domain/orders/arrivals/waiting-order.ts';
import type { Tx } from '#db/pool.ts';
import { takeWindow } from '#modules/delivery/index.ts';
import {
  type GivenWindow,
  writeGivenWindows,
  writePreparation,
} from '../arrivals/follow-orders.store.ts';
import { readFollowers } from '../arrivals/waiting.store.ts';
import type { DeliveryScheduled } from '../rows/order-events.ts';

/**
 * Sends on the deliveries of these orders of which everything has come by now. Each gets the earliest
 * regular window of its zone that has room: when its goods are there, someone can promise it (D-11).
 * Answers what their buyers do not know yet, for a caller that tells them nothing else.
 */
export async function prepareWhatCame(
  sql: Tx,
  orderIds: readonly string[],
  doing: { at: Date; actorId: string },
): Promise<DeliveryScheduled[]> {
  const orders = await readFollowers(sql, orderIds);
  const ready = planPreparation(orders, doing.at);
  await writePreparation(sql, ready, doing);
  const given: GivenWindow[] = [];
  for (const { orderId, positions } of ready) {
    const order = orders.find((one) => one.orderId === orderId);
    for (const position of positions) {
      const window = order && (await takeEarliest(sql, order, doing.at));
      if (window) given.push({ orderId, position, ...window });
    }
  }
  await writeGivenWindows(sql, given);
  return findScheduled(orders, ready, given).map(({ positions, ...order }) => ({
    kind: 'delivery.scheduled',
    ...order,
    deliveries: [...positions],
  }));
}

/** Null: the zone has no windows, or none is left, and its days alone say when it comes. */
async function takeEarliest(
  sql: Tx,
  order: WaitingOrder,
  now: Date,
): Promise<Omit<GivenWindow, 'orderId' | 'position'> | null> {
  const regular = order.windows.filter(({ kind }) => kind === 'regular');
  for (const slot of reachableSlots(regular, { now, week: order })) {
    if (slot.isFull || !(await takeWindow(sql, slot))) continue;
    const { window, day, dispatchDate } = slot;
    const { id: windowId, fromHour: from, toHour: to } = window;
    return { estimatedDate: dispatchDate, arrivalDate: day, windowId, from, to };
  }
  return null;
}
