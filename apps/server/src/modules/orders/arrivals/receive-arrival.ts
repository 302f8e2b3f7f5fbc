import type { BodyOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { receiveArrival as call } from '@matiz/contracts/orders/order-staff.ts';
import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import {
  expectedRest,
  planServing,
  type ServingPlan,
} from '@matiz/domain/orders/arrivals/plan-serving.ts';
import { planShift } from '@matiz/domain/orders/arrivals/plan-shift.ts';
import type { Tx } from '#db/pool.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { moveShipping } from '../fulfil/move-shipping.ts';
import { prepareWhatCame } from '../fulfil/prepare-orders.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { retryConflicts, TryAgain } from '../place/retry-conflicts.ts';
import { lockArrivals, lockOrders, lockStock } from '../rows/lock-rows.store.ts';
import type { OrderAuthor } from '../rows/order-change.ts';
import { historyAuthorOf } from '../rows/order-people.ts';
import {
  type ArrivalRow,
  addToArrival,
  closeArrival,
  ensureStock,
  findArrival,
  findOpenArrival,
  openArrival,
  showArrival,
} from './arrivals.store.ts';
import { writeShifts } from './follow-orders.store.ts';
import { newsOf } from './move-arrival.ts';
import { serveLines, splitLines, waitFor } from './serve-lines.store.ts';
import { findWaitingOrders } from './waiting.store.ts';

type Reply = ReplyOf<typeof call>;
type Answer = Promise<ResultOf<typeof call>>;

/**
 * Receives an arrival, once (D-8): its units go to the orders that wait for it, in order of
 * payment, and the rest on sale. Where they do not reach, the others wait for the rest on `restOn`.
 * What was received already is answered as it is. Refused when someone would be left without a date.
 */
export async function receiveArrival(
  deps: OrdersDeps,
  body: BodyOf<typeof call>,
  author: OrderAuthor,
): Answer {
  const { arrivalId, restOn = null } = body;
  if (restOn !== null && restOn < bogotaDate(deps.clock())) return fail(failure('DATE_PAST'));
  return retryConflicts(deps, () =>
    deps.sql.begin(async (sql) => {
      const found = await findArrival(sql, Number(arrivalId));
      if (found === null) return fail(failure('NOT_FOUND'));
      const other = restOn === null ? null : await findOpenArrival(sql, found, restOn);
      await lockArrivals(sql, [found.id, ...(other ? [other.id] : [])]);
      const arrival = await findArrival(sql, found.id);
      if (arrival === null) return fail(failure('NOT_FOUND'));
      if (arrival.received !== null) return ok(await showReceived(sql, arrival));
      const into = restOn === null ? null : await findOpenArrival(sql, arrival, restOn);
      if (into?.id !== other?.id) throw new TryAgain('arrivals changed meanwhile');
      const rest = into?.id === arrival.id ? null : into;
      return receive(deps, sql, { arrival, rest, units: body.units, restOn, author });
    }),
  );
}

interface Receiving {
  readonly arrival: ArrivalRow;
  /** The arrival of the rest, when that day has one already. */
  readonly rest: ArrivalRow | null;
  readonly units: number;
  readonly restOn: string | null;
  readonly author: OrderAuthor;
}

async function receive(
  deps: OrdersDeps,
  sql: Tx,
  { arrival, rest, units, restOn, author }: Receiving,
): Answer {
  const at = deps.clock();
  await ensureStock(sql, arrival);
  await lockStock(sql, arrival.warehouseId, [arrival.versionId]);
  const waiting = await findWaitingOrders(sql, arrival.id);
  await lockOrders(
    sql,
    waiting.map(({ orderId }) => orderId),
  );
  const orders = await findWaitingOrders(sql, arrival.id);
  const serving = planServing(orders, arrival.id, units, deps.newId);
  const { servedUnits: served, missing, left: stocked } = serving;
  if (missing > 0 && restOn === null) return fail(failure('ARRIVAL_SHORT', { missing }));

  await splitLines(sql, serving.splits);
  await serveLines(sql, serving.servedIds, { warehouseId: arrival.warehouseId, at });
  await closeArrival(sql, arrival, { units, served, at });
  const expected = expectedRest(arrival.cap, { units, missing });
  const restId =
    restOn === null || expected === 0
      ? null
      : await expectRest(deps, sql, { arrival, rest, restOn, author, at, expected, serving });
  const doing = { at, actorId: author.userId };
  const waited = orders.map(({ orderId }) => orderId);
  const scheduled = await prepareWhatCame(sql, waited, doing);
  await moveShipping(sql, waited);
  await writeAudit(sql, historyAuthorOf(author, at), {
    action: 'arrival.receive',
    subject: `arrival:${arrival.id}`,
    before: { received: null },
    after: { received: units, served, stocked, missing, restOn },
  });
  await deps.publish(sql, scheduled);
  return ok({
    arrival: await showArrival(sql, arrival.id),
    served,
    stocked,
    rest: restId === null ? null : await showArrival(sql, restId),
  });
}

/** Anyone who did not get theirs waits for the rest, and is told when it comes. */
async function expectRest(
  { publish }: OrdersDeps,
  sql: Tx,
  expecting: {
    arrival: ArrivalRow;
    rest: ArrivalRow | null;
    restOn: string;
    author: OrderAuthor;
    at: Date;
    expected: number;
    serving: ServingPlan;
  },
): Promise<number> {
  const { arrival, rest, restOn, author, at, expected, serving } = expecting;
  const more = { cap: expected, promised: serving.missing };
  if (rest) await addToArrival(sql, rest.id, more);
  const restId = rest?.id ?? (await openArrival(sql, arrival, { date: restOn, ...more }));
  await waitFor(sql, restId, [...serving.unservedIds]);
  if (restOn === arrival.date) return restId;
  const { orders, unservedIds: moving } = serving;
  const shifts = planShift({ orders, moving, from: arrival.date, to: restOn });
  await writeShifts(sql, shifts, { at, actorId: author.userId });
  await publish(sql, newsOf(shifts));
  return restId;
}

/** An arrival that came already, as its first receiver was told. */
async function showReceived(sql: Tx, { id, promised, received }: ArrivalRow): Promise<Reply> {
  const stocked = (received ?? 0) - promised;
  return { arrival: await showArrival(sql, id), served: promised, stocked, rest: null };
}
