import type { BodyOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure, sentenceOf } from '@matiz/contracts/errors.ts';
import type {
  advanceOrders,
  listDeskOrders,
  readDeskOrder,
  sumSales,
} from '@matiz/contracts/staff/orders.ts';
import { bogotaDate, bogotaMoment } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import type { Principal } from '#http/session/principal.ts';
import { type ListQuery, listRows } from '#resource/list-rows.ts';
import { readStep } from '#resource/whole-query.ts';
import { advance } from '../fulfil/advance-order.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { orderAuthorOf } from '../rows/order-people.ts';
import { orderSource } from './order-list.ts';
import { findDeskOrder, findMethods } from './order-page.store.ts';
import { readSales } from './sales.store.ts';

type Row = ReplyOf<typeof listDeskOrders>['rows'][number];

export type OrdersDesk = ReturnType<typeof createOrdersDesk>;

/** The orders of the shop for those who dispatch them (D-19). */
export function createOrdersDesk(deps: OrdersDeps) {
  const { sql, clock } = deps;

  async function list(query: ListQuery): Promise<ResultOf<typeof listDeskOrders>> {
    const page = await listRows<Row>(sql.reader, orderSource, query);
    return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
  }

  async function read(text: string): Promise<ResultOf<typeof readDeskOrder>> {
    const code = readOrderCode(text);
    const found = code === null ? null : await findDeskOrder(sql.reader, code);
    return found === null ? fail(failure('NOT_FOUND')) : ok(found);
  }

  /** One after the other, each in a transaction of its own: what one is refused stops no other. */
  async function advanceSeveral(
    staff: Principal,
    { orders: chosen = [], all, state }: BodyOf<typeof advanceOrders>,
    requestId: string,
  ): Promise<ResultOf<typeof advanceOrders>> {
    const step = all ? await readStep<Row>(sql.reader, orderSource, all) : ok(null);
    if (!step.ok) return step;
    const orders: typeof chosen = step.value
      ? step.value.rows.map(({ code }) => ({ orderCode: code }))
      : chosen;
    const author = orderAuthorOf(staff, requestId);
    const moved: string[] = [];
    const refused: { orderCode: string; message: string }[] = [];
    for (const { orderCode, deliveryId } of orders) {
      const delivery = deliveryId === undefined ? null : Number(deliveryId);
      const code = readOrderCode(orderCode);
      const done =
        code === null
          ? fail(failure('NOT_FOUND'))
          : await advance(deps, { code, delivery, state, author });
      if (done.ok) moved.push(orderCode);
      else refused.push({ orderCode, message: sentenceOf(done.error) });
    }
    return ok({ moved, refused, next: step.value?.next ?? null });
  }

  async function sales(): Promise<ResultOf<typeof sumSales>> {
    const now = clock();
    const from = bogotaMoment(bogotaDate(now), 0);
    const today = { from, until: now };
    const yesterday = { from: dayBefore(from), until: dayBefore(now) };
    return ok({ result: await readSales(sql.reader, { today, yesterday }) });
  }

  const methods = async () => ok({ results: await findMethods(sql.reader) });

  return { list, read, methods, sales, advanceSeveral };
}

/** At the same hour: a day of Bogotá has always as many of them. */
function dayBefore(moment: Date): Date {
  return new Date(moment.getTime() - 24 * 3_600_000);
}
