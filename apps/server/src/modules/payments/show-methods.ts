import { type Failure, failure } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { PaymentMethod } from '@matiz/contracts/payments.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { CreditPartRefusal } from '@matiz/domain/payments/credit/credit-part.ts';
import {
  limitToSay,
  type OfferedMethod,
  type OfferRefusal,
} from '@matiz/domain/payments/offer-methods.ts';
import type { MethodRow } from './payments.store.ts';

/** A method on an order as the buyer reads it; `city` is that of the address. */
export function showMethod(offered: OfferedMethod<MethodRow>, city: string): PaymentMethod {
  const { method, adjustment, refusal } = offered;
  const { code, means, name, description, logo, adjustment: movement } = method;
  return {
    code,
    means,
    isPaidAtDoor: method.needsCashOnDelivery,
    name,
    description,
    logo,
    movement: movement && {
      type_movement: movement.typeMovement,
      discount_type: movement.discountType,
      discount_amount: movement.discountAmount,
    },
    adjustment,
    limit: sayLimit(method),
    isAvailable: refusal === null,
    reason: refusal && sayRefusal(method, refusal, city),
  };
}

/** Why a method does not take an order, and what to do instead. */
function sayRefusal(
  { name, means, isCredit }: MethodRow,
  refusal: OfferRefusal,
  city: string,
): string {
  switch (refusal.kind) {
    case 'city':
      return say('paymentNotInCity', { city });
    case 'notBesideCredit':
      return isCredit ? say('creditIsPart') : say('paymentNotBesideCredit', { name });
    case 'discount':
      return say('paymentLosesDiscount', { title: refusal.title });
    case 'customer':
      return say('paymentClosedToCustomer', { name });
    case 'zone':
      return say('paymentClosedInZone', { name, city });
    case 'small':
      return say('paymentSmall', { name, min: formatPesos(refusal.min) });
    case 'big':
      return say('paymentBig', { name, max: formatPesos(refusal.max) });
    case 'overdue':
      return say('creditOverdue', { overdue: formatPesos(refusal.overdue) });
    case 'credit':
      return say('creditShort', {
        left: formatPesos(refusal.left),
        missing: formatPesos(refusal.total - refusal.left),
      });
    case 'owed': {
      const values = { owed: formatPesos(refusal.owed), max: formatPesos(refusal.max) };
      return say(means === null ? 'paymentOwedAtDoor' : 'paymentOwedOnline', values);
    }
  }
}

/** Why no part of an order is bought on credit, or not that much of it. */
export function sayCreditPart(refusal: CreditPartRefusal): string {
  switch (refusal.kind) {
    case 'overdue':
      return say('creditOverdue', { overdue: formatPesos(refusal.overdue) });
    case 'partShort':
      return say('creditPartShort', {
        left: formatPesos(refusal.left),
        part: formatPesos(refusal.part),
      });
    case 'partWhole':
      return say('creditPartWhole');
  }
}

export function creditPartRefused(refusal: CreditPartRefusal) {
  return failure('PAYMENT_METHOD_UNAVAILABLE', { reason: sayCreditPart(refusal) });
}

/** What one order may come to. */
function sayLimit(method: MethodRow): string | null {
  const { min, max } = limitToSay(method);
  const [from, upTo] = [formatPesos(min ?? 0), formatPesos(max ?? 0)];
  if (min !== null && max !== null) return say('paymentBetween', { min: from, max: upTo });
  if (max !== null) return say('paymentUpTo', { max: upTo });
  return min === null ? null : say('paymentFrom', { min: from });
}

/** That a method cannot be used for an order, with its reason where it is known. */
export function methodRefused(
  offered: Pick<OfferedMethod<MethodRow>, 'method' | 'refusal'> | null | undefined,
  city: string,
): Failure<'PAYMENT_METHOD_UNAVAILABLE'> {
  const reason = offered?.refusal
    ? sayRefusal(offered.method, offered.refusal, city)
    : say('paymentNotForOrder');
  return failure('PAYMENT_METHOD_UNAVAILABLE', { reason });
}
