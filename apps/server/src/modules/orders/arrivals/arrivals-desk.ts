import type { BodyOf, QueryOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type * as calls from '@matiz/contracts/staff/arrivals.ts';
import { unitsOf } from '@matiz/domain/cart/totals.ts';
import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { planShift } from '@matiz/domain/orders/arrivals/plan-shift.ts';
import { linesWaitingFor, type WaitingOrder } from '@matiz/domain/orders/arrivals/waiting-order.ts';
import type { Sql } from '#db/sql.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { type ListQuery, listRows, readListRow } from '#resource/list-rows.ts';
import { refusalOfConstraint } from '#resource/refused-value.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { arrivalsSource } from './arrivals.source.ts';
import { findArrival, findOpenArrival } from './arrivals.store.ts';
import { insertArrival, nameOrders } from './arrivals-desk.store.ts';
import { findWaitingOrders } from './waiting.store.ts';

type Row = ReplyOf<typeof calls.listArrivals>['rows'][number];

/** Orders that a preview names before it only counts them. */
const mostNamed = 10;

export type ArrivalsDesk = ReturnType<typeof createArrivalsDesk>;

/** Arrivals at the desk: what comes, who waits, and what a move would do (D-8, D-19). */
export function createArrivalsDesk({ sql, clock }: { readonly sql: Sql; readonly clock: Clock }) {
  const source = arrivalsSource(clock);
  return {
    async list(query: ListQuery): Promise<ResultOf<typeof calls.listArrivals>> {
      const page = await listRows<Row>(sql.reader, source, query);
      return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
    },

    async read(id: string): Promise<ResultOf<typeof calls.readArrival>> {
      const result = await readListRow<Row>(sql.reader, source, id);
      if (!result) return fail(failure('NOT_FOUND'));
      const orders = await findWaitingOrders(sql.reader, Number(id));
      const names = await nameOrders(sql.reader, idsOf(orders));
      const waiting = orders.map((order) => {
        const { orderCode = '', customer = '' } = names.get(order.orderId) ?? {};
        const lines = linesWaitingFor(order, Number(id));
        const [first] = lines;
        const delivery = order.deliveries.find(({ position }) => position === first?.delivery);
        const date = delivery?.dispatchDate ?? null;
        return { orderCode, customer, units: unitsOf(lines), date };
      });
      return ok({ result, waiting });
    },

    /** The same plan that a move carries out, of this moment and without a lock. */
    async previewMove({
      id,
      date,
    }: QueryOf<typeof calls.previewArrivalMove>): Promise<
      ResultOf<typeof calls.previewArrivalMove>
    > {
      if (date < bogotaDate(clock())) return fail(failure('DATE_PAST'));
      const arrival = await findArrival(sql.reader, Number(id));
      if (arrival === null) return fail(failure('NOT_FOUND'));
      if (arrival.received !== null) return fail(failure('ARRIVAL_CLOSED'));
      if (arrival.date === date) return ok({ orders: 0, units: 0, first: [], merges: false });
      const orders = await findWaitingOrders(sql.reader, arrival.id);
      const lines = orders.flatMap((order) => linesWaitingFor(order, arrival.id));
      const moving = new Set(lines.map((line) => line.id));
      const shifts = planShift({ orders, moving, from: arrival.date, to: date });
      const named = shifts.slice(0, mostNamed);
      const names = await nameOrders(
        sql.reader,
        named.map(({ orderId }) => orderId),
      );
      return ok({
        orders: shifts.length,
        units: unitsOf(lines),
        first: named.map(({ orderId, estimatedDate }) => {
          const { orderCode = '', customer = '' } = names.get(orderId) ?? {};
          return { orderCode, customer, date: estimatedDate };
        }),
        merges: (await findOpenArrival(sql.reader, arrival, date)) !== null,
      });
    },

    async make({
      code,
      warehouseId,
      date,
      cap,
      ...asking
    }: Asking & BodyOf<typeof calls.makeArrival>): Promise<ResultOf<typeof calls.makeArrival>> {
      if (date < bogotaDate(clock())) return fail(failureAt('date', 'DATE_PAST'));
      try {
        return await sql.begin(async (tx) => {
          const made = { code, warehouseId: Number(warehouseId), date, cap };
          const id = await insertArrival(tx, made);
          if (id === null) return fail(failureAt('code', 'UNKNOWN_REFERENCE', say('unknownLabel')));
          await writeAudit(tx, authorOf(asking, clock()), {
            action: 'arrival.created',
            subject: `arrival:${id}`,
            after: made,
          });
          const result = await readListRow<Row>(tx, source, String(id));
          if (!result) throw new Error('an arrival that was written is not there');
          return ok({ result });
        });
      } catch (error) {
        if (refusalOfConstraint(error, 'save', {})?.code !== 'VALUE_TAKEN') throw error;
        return fail(failureAt('date', 'VALUE_TAKEN', say('arrivalThatDay')));
      }
    },
  };
}

function idsOf(orders: readonly WaitingOrder[]): string[] {
  return orders.map(({ orderId }) => orderId);
}
