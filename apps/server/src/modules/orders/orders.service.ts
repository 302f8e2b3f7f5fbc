import type { BodyOf, QueryOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type {
  cancelOrder as cancelCall,
  keepDelivery as keepCall,
} from '@matiz/contracts/order-history.ts';
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
import { type OrderRequest, orderCart } from './create-order.ts';
import { keepDelivery } from './keep-delivery.ts';
import { findOrders } from './list-orders.store.ts';
import { moveArrival } from './move-arrival.ts';
import type { Author } from './order-change.ts';
import type { Reader } from './order-reader.store.ts';
import { findOrder } from './orders.store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { type PrintedOrder, printOrder } from './print-order.ts';
import { choosePurchaseFor, viewPurchaseOf } from './purchase.ts';
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
  create(request: OrderRequest): Answer<ReplyOf<typeof createOrder>>;
  list(principal: Principal, query: QueryOf<typeof listOrders>): Answer<ReplyOf<typeof listOrders>>;
  query(principal: Principal, code: string): Detail;
  print(principal: Principal, code: string): Answer<PrintedOrder>;
  cancel(principal: Principal, body: BodyOf<typeof cancelCall>, requestId: string): Detail;
  keep(principal: Principal, body: BodyOf<typeof keepCall>, requestId: string): Detail;
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

  return {
    viewPurchase: (buyer) => viewPurchaseOf(deps, buyer),
    choosePurchase: (buyer, body, requestId) => choosePurchaseFor(deps, buyer, body, requestId),
    create,
    list,
    query,
    print,
    cancel: (principal, { orderCode, deliveryId }, requestId) =>
      change(orderCode, (code) =>
        cancelOrder(deps, {
          ...{ code, of: readerOf(principal), delivery: numberOf(deliveryId) },
          author: authorOf(principal, requestId),
        }),
      ),
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

/**
 * A seller reads their customers' orders whoever is selected; a business reads its own; the staff
 * all of them.
 */
function readerOf({ role, customer, userId }: Principal): Reader {
  if (role === 'Staff') return { isStaff: true };
  const isOwnBusiness = role !== 'Seller' && customer !== null;
  return isOwnBusiness ? { customerId: customer.id } : { sellerId: userId };
}

function authorOf({ userId, sessionId, role }: Principal, requestId: string): Author {
  return { userId, sessionId, role, requestId };
}

function numberOf(deliveryId: string | undefined): number | null {
  return deliveryId === undefined ? null : Number(deliveryId);
}
