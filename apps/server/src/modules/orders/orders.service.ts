import type { BodyOf, ReplyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type {
  choosePurchase,
  createOrder,
  listOrders,
  OrderDetail,
  Purchase,
  queryOrder,
} from '@matiz/contracts/orders.ts';
import { PAGE_LIMIT } from '@matiz/contracts/request-context.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import type { Buyer, Principal } from '../../http/principal.ts';
import { type OrderRequest, orderCart } from './create-order.ts';
import { findOrder, findOrders, type Reader } from './orders.store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { choosePurchaseFor, viewPurchaseOf } from './purchase.ts';

type Answer<Reply> = Promise<Result<Reply, Failure>>;

/** The purchase, the order and its history (D-10). */
export interface OrdersService {
  viewPurchase(buyer: Buyer): Answer<Purchase>;
  choosePurchase(
    buyer: Buyer,
    body: BodyOf<typeof choosePurchase>,
    requestId: string,
  ): Answer<Purchase>;
  create(request: OrderRequest): Answer<ReplyOf<typeof createOrder>>;
  list(principal: Principal, page: number): Answer<ReplyOf<typeof listOrders>>;
  query(principal: Principal, code: string): Answer<ReplyOf<typeof queryOrder>>;
}

export function createOrdersService(deps: OrdersDeps): OrdersService {
  async function create(request: OrderRequest): Answer<ReplyOf<typeof createOrder>> {
    const placed = await orderCart(deps, request);
    if (!placed.ok) return placed;
    const order = await findOrder(deps.sql, { id: placed.value.orderId });
    if (order === null) throw new Error('an order that was placed is not there');
    if (placed.value.isNew) announcePlaced(order, request.buyer);
    return ok({ order });
  }

  function announcePlaced({ _id, code, totals, placedAt }: OrderDetail, buyer: Buyer): void {
    deps.announce({
      kind: 'order.placed',
      orderId: _id,
      code,
      customerId: buyer.customer.id,
      actorId: buyer.userId,
      total: totals.total,
      at: new Date(placedAt),
    });
  }

  async function list(principal: Principal, page: number): Answer<ReplyOf<typeof listOrders>> {
    const of = principal.customer ? { customerId: principal.customer.id } : readerOf(principal);
    const limit = PAGE_LIMIT;
    const { rows, total } = await findOrders(deps.sql, of, { limit, offset: (page - 1) * limit });
    return ok({ result: rows, total, totalPage: Math.ceil(total / limit), page });
  }

  async function query(principal: Principal, text: string): Answer<ReplyOf<typeof queryOrder>> {
    const code = readOrderCode(text);
    const order =
      code === null ? null : await findOrder(deps.sql, { code, of: readerOf(principal) });
    return order === null ? fail(failure('NOT_FOUND')) : ok({ result: order });
  }

  return {
    viewPurchase: (buyer) => viewPurchaseOf(deps, buyer),
    choosePurchase: (buyer, body, requestId) => choosePurchaseFor(deps, buyer, body, requestId),
    create,
    list,
    query,
  };
}

/** A seller reads their customers' orders whoever is selected; a business reads its own. */
function readerOf({ role, customer, userId }: Principal): Reader {
  const isOwnBusiness = role !== 'Seller' && customer !== null;
  return isOwnBusiness ? { customerId: customer.id } : { sellerId: userId };
}
