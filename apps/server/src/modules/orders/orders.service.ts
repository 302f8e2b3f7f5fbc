import type { listCoupons as listCall } from '@matiz/contracts/coupons.ts';
import type { BodyOf, QueryOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type {
  cancelOrder as cancelCall,
  keepDelivery as keepCall,
} from '@matiz/contracts/order-history.ts';
import type {
  checkPayment as checkCall,
  reopenOrder as reopenCall,
} from '@matiz/contracts/order-payment.ts';
import type {
  advanceOrder,
  moveArrival as moveCall,
  receiveArrival as receiveCall,
} from '@matiz/contracts/order-staff.ts';
import type {
  choosePurchase,
  createOrder,
  listOrders,
  OrderDetail,
  Purchase,
} from '@matiz/contracts/orders.ts';
import { PAGE_LIMIT } from '@matiz/contracts/request-context.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import type { Buyer, Principal } from '../../http/principal.ts';
import { advance } from './advance-order.ts';
import { cancelOrder } from './cancel-order.ts';
import { listCouponsFor } from './coupons/coupons.ts';
import { orderCart } from './create-order.ts';
import { keepDelivery } from './keep-delivery.ts';
import { findOrders } from './list-orders.store.ts';
import { moveArrival } from './move-arrival.ts';
import { authorOf, readerOf } from './order-people.ts';
import type { OrderRequest } from './order-request.ts';
import { findOrder } from './orders.store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import {
  createOrderPayments,
  type OrderPayments,
  refuseWhileRunning,
} from './pay/order-payments.ts';
import { type PrintedOrder, printOrder } from './print-order.ts';
import { choosePurchaseFor, planFor, viewPurchaseOf } from './purchase.ts';
import { receiveArrival } from './receive-arrival.ts';
import { createTurns } from './turns.ts';

type Answer<Reply> = Promise<Result<Reply, Failure>>;
type Detail = Answer<{ result: OrderDetail }>;

/** The purchase, the order, its history, and what the staff does with both (D-8, D-10). */
export interface OrdersService {
  viewPurchase(buyer: Buyer): Answer<Purchase>;
  choosePurchase(
    buyer: Buyer,
    body: BodyOf<typeof choosePurchase>,
    requestId: string,
  ): Answer<Purchase>;
  listCoupons(buyer: Buyer): Answer<ReplyOf<typeof listCall>>;
  create(request: OrderRequest): Answer<ReplyOf<typeof createOrder>>;
  list(principal: Principal, query: QueryOf<typeof listOrders>): Answer<ReplyOf<typeof listOrders>>;
  query(principal: Principal, code: string): Detail;
  print(principal: Principal, code: string): Answer<PrintedOrder>;
  cancel(principal: Principal, body: BodyOf<typeof cancelCall>, requestId: string): Detail;
  keep(principal: Principal, body: BodyOf<typeof keepCall>, requestId: string): Detail;
  pay: OrderPayments['pay'];
  checkPayment(principal: Principal, body: BodyOf<typeof checkCall>): Detail;
  reopen(buyer: Buyer, body: BodyOf<typeof reopenCall>, requestId: string): Detail;
  /** What the staff does with payments, and what happens to them and to holds behind the requests. */
  readonly payments: Omit<OrderPayments, 'pay' | 'check' | 'reopen'>;
  advance(staff: Principal, body: BodyOf<typeof advanceOrder>, requestId: string): Detail;
  moveArrival(
    staff: Principal,
    body: BodyOf<typeof moveCall>,
    requestId: string,
  ): Answer<ReplyOf<typeof moveCall>>;
  receiveArrival(
    staff: Principal,
    body: BodyOf<typeof receiveCall>,
    requestId: string,
  ): Answer<ReplyOf<typeof receiveCall>>;
}

/** Of the eight connections (`db/pool.ts`); two cores are busy with so many. */
const ordersAtOnce = 5;
const ordersWaiting = 1000;

export function createOrdersService(deps: OrdersDeps): OrdersService {
  const { sql } = deps;
  const payments = createOrderPayments(deps);
  const takeTurn = createTurns(ordersAtOnce, ordersWaiting);

  async function show(id: string): Promise<OrderDetail> {
    const order = await findOrder(sql, { id });
    if (order === null) throw new Error('an order that was written is not there');
    return order;
  }

  async function create(request: OrderRequest): Answer<ReplyOf<typeof createOrder>> {
    const placed = await takeTurn(() => orderCart(deps, request));
    return placed.ok ? ok({ order: await show(placed.value.orderId) }) : placed;
  }

  async function list(
    principal: Principal,
    { page = 1, search = '', ...filter }: QueryOf<typeof listOrders>,
  ): Answer<ReplyOf<typeof listOrders>> {
    const of = principal.customer ? { customerId: principal.customer.id } : readerOf(principal);
    const words = foldText(search).match(/[0-9a-zñ]+/g) ?? [];
    const limit = PAGE_LIMIT;
    const at = { limit, offset: (page - 1) * limit };
    const { from = null, to = null, state = null } = filter;
    const { rows, total } = await findOrders(sql, of, { words, from, to, state }, at);
    return ok({ result: rows, total, totalPage: Math.ceil(total / limit), page });
  }

  async function query(principal: Principal, text: string): Detail {
    const code = readOrderCode(text);
    const order = code === null ? null : await findOrder(sql, { code, of: readerOf(principal) });
    return order === null ? fail(failure('NOT_FOUND')) : ok({ result: order });
  }

  async function print(principal: Principal, code: string): Answer<PrintedOrder> {
    const found = await query(principal, code);
    return found.ok ? ok(await printOrder(found.value.result)) : found;
  }

  /** Changes an order that is named as people write its code, and shows it. */
  async function change(
    text: string,
    work: (code: string) => Promise<Result<string, Failure>>,
  ): Detail {
    const code = readOrderCode(text);
    const changed = code === null ? fail(failure('NOT_FOUND')) : await work(code);
    return changed.ok ? ok({ result: await show(changed.value) }) : changed;
  }

  async function cancel(
    principal: Principal,
    { orderCode, deliveryId }: BodyOf<typeof cancelCall>,
    requestId: string,
  ): Detail {
    const of = readerOf(principal);
    return change(orderCode, async (code) => {
      const refusal = await refuseWhileRunning(deps, { code, of });
      if (refusal) return fail(refusal);
      const author = authorOf(principal, requestId);
      return cancelOrder(deps, { code, of, delivery: numberOf(deliveryId), author });
    });
  }

  /** Shows the order that something was done with. */
  async function showAfter(doing: Answer<string>): Detail {
    const done = await doing;
    return done.ok ? ok({ result: await show(done.value) }) : done;
  }

  async function listCoupons(buyer: Buyer): Answer<ReplyOf<typeof listCall>> {
    const purchase = await planFor(deps, buyer);
    return ok(await listCouponsFor(deps, buyer, purchase.ok ? purchase.value.plan : null));
  }

  return {
    viewPurchase: (buyer) => viewPurchaseOf(deps, buyer),
    choosePurchase: (buyer, body, requestId) => choosePurchaseFor(deps, buyer, body, requestId),
    create,
    list,
    query,
    print,
    cancel,
    listCoupons,
    pay: payments.pay,
    checkPayment: (principal, body) => showAfter(payments.check(principal, body)),
    reopen: (buyer, body, requestId) => showAfter(payments.reopen(buyer, body, requestId)),
    payments,
    keep: (principal, { orderCode, deliveryId }, requestId) =>
      change(orderCode, (code) =>
        keepDelivery(deps, {
          ...{ code, of: readerOf(principal), delivery: Number(deliveryId) },
          author: authorOf(principal, requestId),
        }),
      ),
    advance: (staff, { orderCode, deliveryId, state }, requestId) =>
      change(orderCode, (code) => {
        const author = authorOf(staff, requestId);
        return advance(deps, { code, delivery: numberOf(deliveryId), state, author });
      }),
    moveArrival: (staff, body, requestId) => moveArrival(deps, body, authorOf(staff, requestId)),
    receiveArrival: (staff, body, requestId) =>
      receiveArrival(deps, body, authorOf(staff, requestId)),
  };
}

function numberOf(deliveryId: string | undefined): number | null {
  return deliveryId === undefined ? null : Number(deliveryId);
}
