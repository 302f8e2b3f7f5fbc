import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { moveArrival as call } from '@matiz/contracts/orders/order-staff.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { type DeliveryShift, planShift } from '@matiz/domain/orders/arrivals/plan-shift.ts';
import { linesWaitingFor } from '@matiz/domain/orders/arrivals/waiting-order.ts';
import type { Tx } from '#db/pool.ts';
import { findConflict } from '#resource/find-conflict.ts';
import { writeAudits } from '#resource/write-audit.ts';
import { moveShipping } from '../fulfil/move-shipping.ts';
import { prepareWhatCame } from '../fulfil/prepare-orders.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { retryConflicts, TryAgain } from '../place/retry-conflicts.ts';
import { lockArrivals, lockOrders } from '../rows/lock-rows.store.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import type { DeliveryRescheduled } from '../rows/order-events.ts';
import { historyAuthorOf } from '../rows/order-people.ts';
import {
  type ArrivalRow,
  findArrival,
  findOpenArrival,
  mergeArrivals,
  setArrivalDate,
  showArrival,
} from './arrivals.store.ts';
import { writeShifts } from './follow-orders.store.ts';
import { findWaitingOrders } from './waiting.store.ts';

const edited = { table: 'arrival', kind: 'arrival', key: 'id' };

/**
 * Gives an arrival another date (D-8). Deliveries that wait for it follow, and their buyers are
 * told. A date that has an arrival of the same goods makes one of the two.
 */
export async function moveArrival(
  deps: OrdersDeps,
  { arrivalId, version, date }: BodyOf<typeof call>,
  author: OrderAuthor,
): Promise<ResultOf<typeof call>> {
  if (date < bogotaDate(deps.clock())) return fail(failure('DATE_PAST'));
  return retryConflicts(deps, () =>
    deps.sql.begin(async (sql) => {
      const found = await findArrival(sql, Number(arrivalId));
      if (found === null) return fail(failure('NOT_FOUND'));
      const other = found.date === date ? null : await findOpenArrival(sql, found, date);
      await lockArrivals(sql, [found.id, ...(other ? [other.id] : [])]);
      const arrival = await findArrival(sql, found.id);
      if (arrival === null) return fail(failure('NOT_FOUND'));
      if (arrival.received !== null) return fail(failure('ARRIVAL_CLOSED'));
      if (arrival.date === date) {
        return ok({ arrival: await showArrival(sql, arrival.id), orders: 0 });
      }
      if (arrival.version !== version) {
        const seen = { id: arrival.id, version };
        const conflict = await findConflict(sql, edited, seen, { version: arrival.version });
        return fail({ ...failure('ROW_CHANGED'), conflict });
      }
      const into = await findOpenArrival(sql, arrival, date);
      if (into?.id !== other?.id) throw new TryAgain('arrivals changed meanwhile');
      const shifts = await shift(deps, sql, { arrival, into, date, author });
      const id = into?.id ?? arrival.id;
      return ok({ arrival: await showArrival(sql, id), orders: shifts.length });
    }),
  );
}

async function shift(
  { clock, publish }: OrdersDeps,
  sql: Tx,
  move: { arrival: ArrivalRow; into: ArrivalRow | null; date: string; author: OrderAuthor },
): Promise<readonly DeliveryShift[]> {
  const { arrival, into, date, author } = move;
  const at = clock();
  const waiting = await findWaitingOrders(sql, arrival.id);
  await lockOrders(
    sql,
    waiting.map(({ orderId }) => orderId),
  );
  const orders = await findWaitingOrders(sql, arrival.id);
  const moving = new Set(
    orders.flatMap((order) => linesWaitingFor(order, arrival.id).map(({ id }) => id)),
  );
  const shifts = planShift({ orders, moving, from: arrival.date, to: date });
  if (into) await mergeArrivals(sql, arrival, into);
  else await setArrivalDate(sql, arrival.id, date);
  const doing = { at, actorId: author.userId };
  await writeShifts(sql, shifts, doing);
  const shifted = shifts.map(({ orderId }) => orderId);
  const scheduled = await prepareWhatCame(sql, shifted, doing);
  await moveShipping(sql, shifted);
  await writeAudits(sql, historyAuthorOf(author, at), [
    {
      action: 'arrival.move',
      subject: `arrival:${arrival.id}`,
      before: { date: arrival.date, version: arrival.version },
      after: {
        date,
        version: arrival.version + 1,
        ...(shifts.length > 0 ? { orders: shifts.length } : {}),
        ...(into ? { isMerged: true } : {}),
      },
    },
    // What it became one with has more units by now than someone may have seen.
    ...(into
      ? [
          {
            action: 'arrival.move',
            subject: `arrival:${into.id}`,
            before: { cap: into.cap, version: into.version },
            after: { cap: into.cap + arrival.cap, version: into.version + 1 },
          },
        ]
      : []),
  ]);
  await publish(sql, [...newsOf(shifts), ...scheduled]);
  return shifts;
}

/** One word to each buyer whose delivery leaves another day. */
export function newsOf(shifts: readonly DeliveryShift[]): DeliveryRescheduled[] {
  return shifts.map(({ orderId, customerId, target, from, to }) => ({
    kind: 'delivery.rescheduled',
    orderId,
    customerId,
    from,
    to,
    delivery: target,
  }));
}
