import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { checkMethod } from '@matiz/domain/payments/method-limits.ts';
import {
  checkReserved,
  codeOfReservationRefusal,
  type ReservationRefusal,
} from '@matiz/domain/payments/most-reserved.ts';
import type { Tx } from '#db/pool.ts';
import { creditPartRefused, methodRefused, takeCredit } from '#modules/payments/index.ts';
import type { PurchasePlan } from '../purchase/purchase-plan.ts';
import { readOwed, readReserved } from './open-orders.store.ts';
import type { OrderHead } from './place-order.store.ts';

/** Why an order is not written after all, though nothing in its cart speaks against it. */
export type Excess = Failure<'PAYMENT_METHOD_UNAVAILABLE' | 'HOLDS_FULL' | 'HOLD_TOO_BIG'>;

/**
 * Takes an order that was just written off its customer's credit, as far as it is bought on it, and says
 * whether it makes too much of what its customer owes by its method, or
 * holds unpaid (D-7, D-22). It is counted with the others, after those that it replaces were
 * cancelled; the customer is locked, so that no other order is counted without it.
 */
export async function refuseExcess(
  sql: Tx,
  { id: orderId, customerId, actorId, paymentMethod, placedAt, payUntil, ...head }: OrderHead,
  { terms }: Pick<PurchasePlan, 'terms'>,
): Promise<Excess | null> {
  const method = terms.methods.find(({ code }) => code === paymentMethod);
  const { creditPart, totals } = head;
  const total = totals.total - creditPart;
  const onCredit = method?.isCredit ? total : creditPart;
  if (method && onCredit > 0) {
    const taken = { customerId, orderId, actorId, amount: onCredit, at: placedAt };
    const left = await takeCredit(sql, taken);
    if (left !== null && !method.isCredit) {
      return creditPartRefused({ kind: 'partShort', left, part: creditPart });
    }
    if (left !== null) {
      const refusal = { kind: 'credit', left, total } as const;
      return methodRefused({ method, refusal }, terms.address?.city ?? '');
    }
  }
  if (method && method.limits.maxOwed !== null) {
    const owed = ((await readOwed(sql, customerId))[method.code] ?? 0) - total;
    const refusal = checkMethod(method.limits, { total, owed });
    if (refusal) return methodRefused({ method, refusal }, terms.address?.city ?? '');
  }
  if (payUntil === null) return null;
  const reserved = await readReserved(sql, customerId, placedAt);
  const refusal = checkReserved(reserved);
  return (
    refusal &&
    failure(codeOfReservationRefusal(refusal, reserved), { reason: sayReservation(refusal) })
  );
}

function sayReservation(refusal: ReservationRefusal): string {
  switch (refusal.kind) {
    case 'expired':
      return say('holdExpired', { count: refusal.count });
    case 'orders':
      return say('holdOrders', { most: refusal.most });
    case 'units':
      return say('holdUnits', { most: refusal.most });
    case 'cleared':
      return say('holdCleared', { most: refusal.most });
  }
}
