import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { moveArrival as call } from '@matiz/contracts/order-staff.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Tx } from '../../db/pool.ts';
import { recordAudit } from '../identity/index.ts';
import {
  type ArrivalRow,
  findArrival,
  findOpenArrival,
  mergeArrivals,
  setArrivalDate,
  showArrival,
} from './arrivals.store.ts';
import { type FollowWrites, writeShifts } from './follow-orders.store.ts';
import { planShift } from './follow-orders.ts';
import { lockArrivals, lockOrders } from './lock-rows.store.ts';
import type { Author } from './order-change.ts';
import type { DeliveryRescheduled } from './order-events.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { prepareWhatCame } from './prepare-orders.ts';
import { retryConflicts, TryAgain } from './retry-conflicts.ts';
import { findWaitingOrders } from './waiting.store.ts';

/**
 * Gives an arrival another date (D-8). Deliveries that wait for it follow, and their buyers are
 * told. A date that has an arrival of the same goods makes one of the two. Fails with NOT_FOUND,
 * ARRIVAL_CLOSED once it came, DATE_PAST.
 */
export async function moveArrival(
  deps: OrdersDeps,
  { arrivalId, date }: BodyOf<typeof call>,
  author: Author,
): Promise<Result<ReplyOf<typeof call>, Failure>> {
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
      const into = await findOpenArrival(sql, arrival, date);
      if (into?.id !== other?.id) throw new TryAgain('arrivals changed meanwhile');
      const shifts = await shift(deps, sql, { arrival, into, date, author });
      const id = into?.id ?? arrival.id;
      return ok({ arrival: await showArrival(sql, id), orders: shifts.length });
    }),
  );
}

async function shift(
  { clock, announce }: OrdersDeps,
  sql: Tx,
  move: { arrival: ArrivalRow; into: ArrivalRow | null; date: string; author: Author },
): Promise<FollowWrites['shifts']> {
  const { arrival, into, date, author } = move;
  const at = clock();
  const waiting = await findWaitingOrders(sql, arrival.id);
  await lockOrders(
    sql,
    waiting.map(({ orderId }) => orderId),
  );
  const orders = await findWaitingOrders(sql, arrival.id);
  const moving = new Set(
    orders
      .flatMap(({ lines }) =>
        lines.filter((line) => line.arrivalId === arrival.id && !line.isServed),
      )
      .map(({ id }) => id),
  );
  const shifts = planShift({ orders, moving, from: arrival.date, to: date });
  if (into) await mergeArrivals(sql, arrival, into);
  else await setArrivalDate(sql, arrival.id, date);
  const doing = { at, actorId: author.userId };
  await writeShifts(sql, shifts, doing);
  await prepareWhatCame(
    sql,
    shifts.map(({ orderId }) => orderId),
    doing,
  );
  await recordAudit(sql, {
    ...{ at, actorId: author.userId, customerId: null },
    ...{ sessionId: author.sessionId, requestId: author.requestId },
    action: 'arrival.move',
    subject: `arrival:${arrival.id}`,
    detail: { from: arrival.date, to: date, orders: shifts.length, into: into?.id ?? null },
  });
  await announce(sql, newsOf(shifts));
  return shifts;
}

/** One word to each buyer whose delivery leaves another day. */
export function newsOf(shifts: FollowWrites['shifts']): DeliveryRescheduled[] {
  return shifts.map(({ orderId, customerId, target, from, to }) => ({
    kind: 'delivery.rescheduled',
    ...{ orderId, customerId, from, to },
    delivery: target,
  }));
}
