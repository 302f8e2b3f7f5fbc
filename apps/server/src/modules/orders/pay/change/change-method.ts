import type { BodyOf, FailureOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { changePayment, listWaysToPay } from '@matiz/contracts/orders/change-payment.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { keepAgreed } from '@matiz/domain/orders/coupons/keep-agreed.ts';
import { repriceOrder } from '@matiz/domain/orders/reprice-order.ts';
import { type OfferedMethod, offerMethods } from '@matiz/domain/payments/offer-methods.ts';
import { isWaiting, reservedUntil } from '@matiz/domain/payments/reservation.ts';
import type { SqlReader, Tx } from '#db/sql.ts';
import { type MethodRow, methodRefused, openAttempt, showMethod } from '#modules/payments/index.ts';
import { prepareWhatCame } from '../../fulfil/prepare-orders.ts';
import type { OrdersDeps } from '../../orders-deps.ts';
import { readOwed } from '../../place/open-orders.store.ts';
import { retryConflicts } from '../../place/retry-conflicts.ts';
import { findDeliveryLocation } from '../../purchase/purchase.store.ts';
import { lockOrders } from '../../rows/lock-rows.store.ts';
import type { Reader } from '../../rows/order-reader.store.ts';
import { publishEnd } from '../end-reservation.ts';
import { type PayableOrder, readPayable } from '../payable.store.ts';
import { reconcileOrder } from '../reconcile-payment.ts';
import { tellHowToPay } from '../tell-how-to-pay.ts';
import { lockPayer, readUnpaid, type UnpaidOrder, writeMethod } from './change-method.store.ts';

type Change = Omit<BodyOf<typeof changePayment>, 'orderCode'> & {
  readonly code: string;
  readonly of: Reader;
  readonly actorId: string;
  readonly requestId: string;
};
type Changed = Result<string, FailureOf<typeof changePayment>>;

/** The ways in which an unpaid order could be paid instead, each with its own total. */
export async function showWaysToPay(
  deps: OrdersDeps,
  name: { readonly code: string; readonly of: Reader },
): Promise<ResultOf<typeof listWaysToPay>> {
  const order = await readPayable(deps.sql.reader, name);
  if (order === null) return fail(failure('NOT_FOUND'));
  const unpaid = await readUnpaid(deps.sql.reader, order.orderId);
  if (unpaid === null || !isWaiting({ ...unpaid, means: order.means }, deps.clock())) {
    return fail(failure('ORDER_NOT_PAYABLE'));
  }
  const { offered, city } = await offerFor(deps, deps.sql.reader, order, unpaid);
  return ok({ result: offered.map((one) => showMethod(one, city)) });
}

/**
 * Another method for the same order: its goods, promises and coupon stay held, its sums follow the
 * method. What a gateway was begun with is watched on. Answers the order's id.
 */
export async function changeMethod(deps: OrdersDeps, change: Change): Promise<Changed> {
  const order = await readPayable(deps.sql.reader, change);
  if (order === null) return fail(failure('NOT_FOUND'));
  if (order.state !== 'created') return fail(failure('ORDER_NOT_PAYABLE'));
  const reconciled = await reconcileOrder(deps, order);
  if (reconciled === 'paid') return fail(failure('ORDER_NOT_PAYABLE'));
  // Without an answer nobody knows whether it was paid just now.
  if (reconciled === 'unknown') return fail(failure('GATEWAY_DOWN'));
  if (reconciled === 'running' && change.evenIfRunning !== true) {
    return fail(failure('PAYMENT_RUNNING'));
  }
  return retryConflicts(deps, () =>
    deps.sql.begin((sql) => changeLocked(deps, sql, order, change)),
  );
}

async function changeLocked(
  deps: OrdersDeps,
  sql: Tx,
  order: PayableOrder,
  { paymentMethod, confirmedTotal, actorId, requestId }: Change,
): Promise<Changed> {
  const { orderId, customerId } = order;
  await lockPayer(sql, customerId);
  await lockOrders(sql, [orderId]);
  const unpaid = await readUnpaid(sql, orderId);
  const at = deps.clock();
  if (unpaid === null || !isWaiting({ ...unpaid, means: order.means }, at)) {
    return fail(failure('ORDER_NOT_PAYABLE'));
  }
  // Said twice, it was done the first time.
  if (unpaid.method === paymentMethod) return ok(orderId);
  const { offered, city } = await offerFor(deps, sql, order, unpaid);
  const chosen = offered.find(({ method }) => method.code === paymentMethod);
  if (!chosen || chosen.refusal) return fail(methodRefused(chosen ?? null, city));
  const { lines, shipping, creditPart } = unpaid;
  const repriced = repriceOrder(lines, shipping, chosen.method.adjustment, creditPart);
  const rest = repriced.total - creditPart;
  if (repriced.total !== confirmedTotal) {
    return fail(failure('TOTAL_CHANGED', { total: formatPesos(repriced.total) }));
  }
  const { means } = chosen.method;
  const payUntil = reservationUntil(deps, { means, total: rest }, unpaid);
  const doing = { orderId, customerId, actorId, requestId, at };
  await writeMethod(sql, { ...doing, method: paymentMethod, repriced, payUntil });
  const { code } = order;
  const opened = { orderId, code, method: paymentMethod, amount: rest };
  const attempt = await openAttempt(sql, opened, { id: deps.newId(), at });
  if (attempt === null) throw new Error('an order that was just freed has another try');
  if (payUntil === null) {
    await prepareWhatCame(sql, [orderId], { at, actorId });
    await deps.publish(sql, [{ kind: 'order.placed', orderId, customerId }]);
  } else {
    await publishEnd(deps, sql, orderId, payUntil);
    await tellHowToPay(deps, sql, { orderId, customerId, means, payUntil });
  }
  return ok(orderId);
}

/** Never shorter than it was, and counted from when it was placed: nobody holds on by changing. */
function reservationUntil(
  { reservationMs }: OrdersDeps,
  chosen: { readonly means: string | null; readonly total: number },
  { placedAt, payUntil }: UnpaidOrder,
): Date | null {
  const until = reservedUntil(chosen, { now: placedAt, reservationMs });
  if (until === null || payUntil === null) return until;
  return until > payUntil ? until : payUntil;
}

/** What is offered at the order's address now, without the way that it has. */
async function offerFor(
  { payments }: OrdersDeps,
  sql: SqlReader,
  { customerId }: PayableOrder,
  { addressId, method: current, lines, shipping, creditPart, discounts }: UnpaidOrder,
): Promise<{ offered: readonly OfferedMethod<MethodRow>[]; city: string }> {
  const there = await findDeliveryLocation(sql, customerId, addressId);
  if (there === null) return { offered: [], city: '' };
  const offered = offerMethods(there.methods, {
    amount: lines.reduce((sum, { goods }) => sum + goods, shipping),
    owed: await readOwed(sql, customerId),
    cashOnDelivery: there.zone.cashOnDelivery,
    // What is taken off a credit is written as the order is placed.
    credit: null,
    creditPart,
    openMeans: payments.openMeans,
  });
  const others = offered.filter(({ method }) => method.code !== current);
  return {
    offered: keepAgreed(others, discounts),
    city: there.address.city,
  };
}
