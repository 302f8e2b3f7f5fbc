import type { BodyOf, FailureOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { changePayment, listWaysToPay } from '@matiz/contracts/orders/change-payment.ts';
import type {
  checkPayment,
  payOrder as payCall,
  reopenOrder as reopenCall,
} from '@matiz/contracts/orders/order-payment.ts';
import type { noteRefund } from '@matiz/contracts/payments/payment-staff.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import type { Buyer, Principal } from '#http/session/principal.ts';
import type { OrdersDeps } from '../orders-deps.ts';
import { orderAuthorOf, readerOf } from '../rows/order-people.ts';
import type { Reader } from '../rows/order-reader.store.ts';
import { createHandPayments } from './by-hand/by-hand.ts';
import {
  type LenderSaid,
  receiveLenderNotice,
  type SignedNotice,
} from './by-hand/lender-notice.ts';
import { changeMethod, showWaysToPay } from './change/change-method.ts';
import { endReservation, handlePaymentNews, pollPayments } from './end-reservation.ts';
import { payOrderOnline } from './pay-order.ts';
import { readPayable } from './payable.store.ts';
import { reconcileOrder } from './reconcile-payment.ts';
import { noteRefunded, showRefunds } from './refunds.ts';
import { reopenOrder } from './reopen-order.ts';

export type OrderPayments = ReturnType<typeof createOrderPayments>;

/** How often the gateway is asked for one order: as a page does that waits, on two devices. */
const perOrder = { name: 'payment.check', burst: 30, refillSeconds: 2 };

/** Paying an order online, and what its reservation does meanwhile (D-7, D-12). */
export function createOrderPayments(deps: OrdersDeps) {
  async function pay(
    principal: Principal,
    body: BodyOf<typeof payCall>,
  ): Promise<ResultOf<typeof payCall>> {
    const code = readOrderCode(body.orderCode);
    if (code === null) return fail(failure('NOT_FOUND'));
    return payOrderOnline(deps, { ...body, orderCode: code }, principal);
  }

  const spendLook = (orderId: string) => deps.spendTry(perOrder, orderId, deps.clock());

  /**
   * Asks the gateway how far the payment of an order is, unless it was asked again and again just
   * now. Answers the order's id.
   */
  async function check(
    principal: Principal,
    { orderCode }: BodyOf<typeof checkPayment>,
  ): Promise<Result<string, Failure<'NOT_FOUND'>>> {
    const code = readOrderCode(orderCode);
    const of = readerOf(principal);
    const order = code === null ? null : await readPayable(deps.sql.reader, { code, of });
    if (order === null) return fail(failure('NOT_FOUND'));
    const mayAsk = order.state === 'created' && (await spendLook(order.orderId)) === 0;
    if (mayAsk) await reconcileOrder(deps, order);
    return ok(order.orderId);
  }

  async function reopen(
    buyer: Buyer,
    { orderCode, evenIfRunning }: BodyOf<typeof reopenCall>,
    requestId: string,
  ): Promise<Result<string, FailureOf<typeof reopenCall>>> {
    const code = readOrderCode(orderCode);
    if (code === null) return fail(failure('NOT_FOUND'));
    return reopenOrder(deps, {
      code,
      of: { customerId: buyer.customer.id },
      evenIfRunning: evenIfRunning === true,
      author: orderAuthorOf(buyer, requestId),
    });
  }

  async function waysToPay(
    principal: Principal,
    text: string,
  ): Promise<ResultOf<typeof listWaysToPay>> {
    const code = readOrderCode(text);
    if (code === null) return fail(failure('NOT_FOUND'));
    return showWaysToPay(deps, { code, of: readerOf(principal) });
  }

  async function change(
    principal: Principal,
    { orderCode, ...wish }: BodyOf<typeof changePayment>,
    requestId: string,
  ): Promise<Result<string, FailureOf<typeof changePayment>>> {
    const code = readOrderCode(orderCode);
    if (code === null) return fail(failure('NOT_FOUND'));
    const { userId: actorId } = principal;
    return changeMethod(deps, { ...wish, code, of: readerOf(principal), actorId, requestId });
  }

  return {
    pay,
    waysToPay,
    change,
    check,
    reopen,
    endReservation: (orderId: string) => endReservation(deps, orderId),
    refunds: () => showRefunds(deps),
    noteRefunded: (staff: Principal, body: BodyOf<typeof noteRefund>, requestId: string) =>
      noteRefunded(deps, body, orderAuthorOf(staff, requestId)),
    byHand: createHandPayments(deps),
    receiveLender: (signed: SignedNotice, said: LenderSaid) =>
      receiveLenderNotice(deps, signed, said),
    poll: () => pollPayments(deps),
    handleNews: (reference: string) => handlePaymentNews(deps, reference),
  };
}

/**
 * Whether a bank is at work for an order: then it should not be cancelled. One that turns out to be
 * paid can be, and its money goes back.
 */
export async function isPaymentRunning(
  deps: OrdersDeps,
  name: { code: string; of: Reader },
): Promise<boolean> {
  const order = await readPayable(deps.sql.reader, name);
  return order?.state === 'created' && (await reconcileOrder(deps, order)) === 'running';
}
