import type { OrderRow } from '@matiz/contracts/orders.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { sayPayBefore } from './reserved-until.ts';

/** In a list: until when an unpaid order can be paid, or who looks at its payment; null: it is not unpaid. */
export function sayUnpaid({ payUntil, paymentState, placedAt }: OrderRow): string | null {
  if (payUntil === null) return null;
  if (paymentState === 'review') return copy.inReviewShort;
  if (paymentState === 'running') return copy.atBankShort;
  return sayPayBefore({ payUntil, placedAt });
}
