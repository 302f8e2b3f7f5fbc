import type { BodyOf, Call, FailureOf, QueryOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { changePayment as changeCall } from '@matiz/contracts/orders/change-payment.ts';
import type { listCoupons as listCall } from '@matiz/contracts/orders/coupons.ts';
import type { listWindows } from '@matiz/contracts/orders/delivery-windows.ts';
import type {
  cancelOrder as cancelCall,
  keepDelivery as keepCall,
} from '@matiz/contracts/orders/order-history.ts';
import type {
  checkPayment as checkCall,
  reopenOrder as reopenCall,
} from '@matiz/contracts/orders/order-payment.ts';
import type {
  advanceOrder,
  moveArrival as moveCall,
  receiveArrival as receiveCall,
} from '@matiz/contracts/orders/order-staff.ts';
import type { sendPaymentProof as proofCall } from '@matiz/contracts/orders/payment-proof.ts';
import type {
  choosePurchase,
  createOrder,
  listOrders,
  OrderDetail,
  queryOrder,
  viewPurchase,
} from '@matiz/contracts/orders.ts';
import { pageLimit } from '@matiz/contracts/request-context.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import { deliveriesToCancel } from '@matiz/domain/orders/cancel-deliveries.ts';
import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import type { Buyer, Principal } from '#http/session/principal.ts';
import type { PrintedPaper } from '#lib/paper/make-pdf.ts';
import { createQueue } from '#lib/queue.ts';
import { findSeller } from '#modules/identity/index.ts';
import { moveArrival } from './arrivals/move-arrival.ts';
import { receiveArrival } from './arrivals/receive-arrival.ts';
import { listCouponsFor } from './coupons/coupons.ts';
import { advance } from './fulfil/advance-order.ts';
import { cancelOrder } from './fulfil/cancel-order.ts';
import { keepDelivery } from './fulfil/keep-delivery.ts';
import { createHandOvers } from './hand-over/hand-over.ts';
import { createSellerHandOvers } from './hand-over/seller-hand-overs.ts';
import { findOrders } from './history/list-orders.store.ts';
import { findOrder } from './history/orders.store.ts';
import type { OrdersDeps } from './orders-deps.ts';
import { createOrderPayments, isPaymentRunning, type OrderPayments } from './pay/order-payments.ts';
import { orderCart } from './place/create-order.ts';
import type { OrderRequest } from './place/place-order.ts';
import { printOrder } from './print/print-order.ts';
import { choosePurchaseFor } from './purchase/choose-purchase.ts';
import { listWindowsFor, planFor, viewPurchaseOf } from './purchase/purchase.ts';
import { orderAuthorOf, readerOf } from './rows/order-people.ts';

type Answer<C extends Call> = Promise<ResultOf<C>>;

/** The purchase, the order, its history, and what the staff does with both (D-8, D-10). */
export interface OrdersService {
  viewPurchase(buyer: Buyer): Answer<typeof viewPurchase>;
  choosePurchase(
    buyer: Buyer,
    body: BodyOf<typeof choosePurchase>,
    requestId: string,
  ): Answer<typeof choosePurchase>;
  listWindows(buyer: Buyer): Answer<typeof listWindows>;
  listCoupons(buyer: Buyer): Answer<typeof listCall>;
  /** A seller's draft that its customer approves by a link. */
  readonly handOver: {
    readonly seller: ReturnType<typeof createSellerHandOvers>;
    readonly buyer: ReturnType<typeof createHandOvers>;
  };
  create(request: OrderRequest): Answer<typeof createOrder>;
  list(principal: Principal, query: QueryOf<typeof listOrders>): Answer<typeof listOrders>;
  query(principal: Principal, code: string): Answer<typeof queryOrder>;
  print(principal: Principal, code: string): Promise<Result<PrintedPaper, Failure<'NOT_FOUND'>>>;
  cancel(
    principal: Principal,
    body: BodyOf<typeof cancelCall>,
    requestId: string,
  ): Answer<typeof cancelCall>;
  keep(
    principal: Principal,
    body: BodyOf<typeof keepCall>,
    requestId: string,
  ): Answer<typeof keepCall>;
  pay: OrderPayments['pay'];
  checkPayment(principal: Principal, body: BodyOf<typeof checkCall>): Answer<typeof checkCall>;
  changePayment(
    principal: Principal,
    body: BodyOf<typeof changeCall>,
    requestId: string,
  ): Answer<typeof changeCall>;
  sendProof(
    principal: Principal,
    query: QueryOf<typeof proofCall>,
    bytes: Uint8Array,
  ): Answer<typeof proofCall>;
  reopen(
    buyer: Buyer,
    body: BodyOf<typeof reopenCall>,
    requestId: string,
  ): Answer<typeof reopenCall>;
  /** What the staff does with payments, and what happens to them and to holds behind the requests. */
  readonly payments: Omit<OrderPayments, 'pay' | 'check' | 'reopen'>;
  advance(
    staff: Principal,
    body: BodyOf<typeof advanceOrder>,
    requestId: string,
  ): Answer<typeof advanceOrder>;
  moveArrival(
    staff: Principal,
    body: BodyOf<typeof moveCall>,
    requestId: string,
  ): Answer<typeof moveCall>;
  receiveArrival(
    staff: Principal,
    body: BodyOf<typeof receiveCall>,
    requestId: string,
  ): Answer<typeof receiveCall>;
}

/**
 * Of the connections that write; two cores are busy with so many. A rush on the last units waits for
 * one row: here it costs nothing, in the database it would hold every connection.
 */
const ordersAtOnce = 5;
const ordersWaiting = 1000;

export function createOrdersService(deps: OrdersDeps): OrdersService {
  const { sql } = deps;
  const payments = createOrderPayments(deps);
  const queue = createQueue({ atOnce: ordersAtOnce, mostWaiting: ordersWaiting });

  async function show(id: string): Promise<OrderDetail> {
    const order = await findOrder(sql.reader, { id });
    if (order === null) throw new Error('an order that was written is not there');
    return order;
  }

  const place = (request: OrderRequest) => queue.run(() => orderCart(deps, request));

  async function create(request: OrderRequest): Answer<typeof createOrder> {
    const placed = await place(request);
    if (placed === null) return fail(failure('BUSY'));
    return placed.ok ? ok({ order: await show(placed.value.orderId) }) : placed;
  }

  async function list(
    principal: Principal,
    { page = 1, search = '', sort = 'newest', ...filter }: QueryOf<typeof listOrders>,
  ): Answer<typeof listOrders> {
    const of = principal.customer ? { customerId: principal.customer.id } : readerOf(principal);
    const words = foldText(search).match(/[0-9a-zñ]+/g) ?? [];
    const limit = pageLimit;
    const at = { limit, offset: (page - 1) * limit, sort };
    const { from = null, to = null, state = null } = filter;
    const { rows, total } = await findOrders(sql.reader, of, { words, from, to, state }, at);
    return ok({ result: rows, total, totalPage: Math.ceil(total / limit), page });
  }

  async function query(principal: Principal, text: string): Answer<typeof queryOrder> {
    const found = await findNamed(principal, text);
    return found.ok ? ok({ result: found.value }) : found;
  }

  async function findNamed(principal: Principal, text: string) {
    const code = readOrderCode(text);
    const order =
      code === null ? null : await findOrder(sql.reader, { code, of: readerOf(principal) });
    return order === null ? fail(failure('NOT_FOUND')) : ok(order);
  }

  async function print(principal: Principal, text: string) {
    const found = await findNamed(principal, text);
    if (!found.ok) return found;
    const seller = await findSeller(sql.reader);
    const logo = seller.logo && (await deps.readPaperPicture(seller.logo));
    return ok(await printOrder(found.value, seller, logo || null));
  }

  /** Changes an order that is named as people write its code, and shows it. */
  async function change<Reason>(
    text: string,
    work: (code: string) => Promise<Result<string, Reason>>,
  ) {
    const code = readOrderCode(text);
    return code === null ? fail(failure('NOT_FOUND')) : showAfter(work(code));
  }

  async function cancel(
    principal: Principal,
    { orderCode, deliveryId }: BodyOf<typeof cancelCall>,
    requestId: string,
  ): Answer<typeof cancelCall> {
    const of = readerOf(principal);
    type Cancelled = Result<string, FailureOf<typeof cancelCall>>;
    return change(orderCode, async (code): Promise<Cancelled> => {
      if (await isPaymentRunning(deps, { code, of })) return fail(failure('PAYMENT_RUNNING'));
      return cancelOrder(deps, {
        code,
        of,
        author: orderAuthorOf(principal, requestId),
        choose: (order) => deliveriesToCancel(order, numberOf(deliveryId)),
      });
    });
  }

  /** Shows the order that something was done with. */
  async function showAfter<Reason>(doing: Promise<Result<string, Reason>>) {
    const done = await doing;
    return done.ok ? ok({ result: await show(done.value) }) : done;
  }

  async function listCoupons(buyer: Buyer): Answer<typeof listCall> {
    const purchase = await planFor(deps, buyer);
    return ok(await listCouponsFor(deps, buyer, purchase.ok ? purchase.value.plan : null));
  }

  return {
    viewPurchase: (buyer) => viewPurchaseOf(deps, buyer),
    choosePurchase: (buyer, body, requestId) => choosePurchaseFor(deps, buyer, body, requestId),
    listWindows: (buyer) => listWindowsFor(deps, buyer),
    handOver: {
      seller: createSellerHandOvers(deps),
      buyer: createHandOvers({ ...deps, place }),
    },
    create,
    list,
    query,
    print,
    cancel,
    listCoupons,
    pay: payments.pay,
    checkPayment: (principal, body) => showAfter(payments.check(principal, body)),
    reopen: (buyer, body, requestId) => showAfter(payments.reopen(buyer, body, requestId)),
    changePayment: (principal, body, requestId) =>
      showAfter(payments.change(principal, body, requestId)),
    sendProof: (principal, query, bytes) =>
      showAfter(payments.byHand.send(principal, query, bytes)),
    payments,
    keep: (principal, { orderCode, deliveryId }, requestId) =>
      change(orderCode, (code) =>
        keepDelivery(deps, {
          code,
          of: readerOf(principal),
          delivery: Number(deliveryId),
          author: orderAuthorOf(principal, requestId),
        }),
      ),
    advance: (staff, { orderCode, deliveryId, state, reason }, requestId) =>
      change(orderCode, (code) => {
        const author = { ...orderAuthorOf(staff, requestId), reason };
        return advance(deps, { code, delivery: numberOf(deliveryId), state, author });
      }),
    moveArrival: (staff, body, requestId) =>
      moveArrival(deps, body, orderAuthorOf(staff, requestId)),
    receiveArrival: (staff, body, requestId) =>
      receiveArrival(deps, body, orderAuthorOf(staff, requestId)),
  };
}

function numberOf(deliveryId: string | undefined): number | null {
  return deliveryId === undefined ? null : Number(deliveryId);
}
