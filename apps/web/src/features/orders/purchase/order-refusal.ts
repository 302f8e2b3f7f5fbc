import { RequestError } from '@matiz/client/request-error.ts';
import type { FailureLine } from '@matiz/contracts/errors.ts';

/** What the buyer can do about an order that was not taken. */
export type OrderRemedy =
  /** Look at what changed and confirm again, on the same screen. */
  | 'confirm-again'
  | 'cart'
  /** There is less than the cart holds: each line is agreed to again, all of them with one press. */
  | 'news'
  | 'address'
  | 'payment'
  /** Another window: the one that is shown now, or one that is chosen. */
  | 'window'
  /** It became an order already, perhaps from another device. */
  | 'orders'
  /** The business has to agree to the terms of now. */
  | 'terms'
  /** The business has to tell the rest of its data first. */
  | 'business'
  /** The business waits for its approval. */
  | 'registration'
  /** The same order can be sent again. */
  | 'retry';

export interface OrderProblem {
  readonly remedy: OrderRemedy;
  readonly message: string;
  readonly lines: readonly FailureLine[];
  /** The answer may still be on its way: what was sent must not be forgotten. */
  readonly isOpen: boolean;
}

const remedies: Partial<Record<RequestError['code'], OrderRemedy>> = {
  CART_CHANGED: 'confirm-again',
  COUPON_GONE: 'confirm-again',
  WINDOW_GONE: 'window',
  CUSTOMER_MISMATCH: 'confirm-again',
  CART_CLOSED: 'orders',
  ADDRESS_REQUIRED: 'address',
  NO_COVERAGE: 'address',
  PAYMENT_METHOD_REQUIRED: 'payment',
  PAYMENT_METHOD_UNAVAILABLE: 'payment',
  HOLDS_FULL: 'orders',
  HOLD_TOO_BIG: 'cart',
  REGISTRATION_INCOMPLETE: 'business',
  REGISTRATION_PENDING: 'registration',
  TERMS_NOT_ACCEPTED: 'terms',
  REGISTRATION_REJECTED: 'registration',
  CART_NOT_FOUND: 'cart',
  CART_EMPTY: 'cart',
  OUT_OF_STOCK: 'news',
  TONE_OUT_OF_STOCK: 'news',
  STOCK_EXCEEDED: 'news',
  STOCK_INSUFFICIENT: 'news',
  BELOW_MINIMUM: 'cart',
  NOT_A_MULTIPLE: 'cart',
  ORDER_BELOW_MINIMUM: 'cart',
};

/** Reads why an order was not taken (D-10): the sentence, the lines it is about, and the way on. */
export function readRefusal(error: unknown, unexpected: string): OrderProblem {
  if (!(error instanceof RequestError)) {
    return { remedy: 'retry', message: unexpected, lines: [], isOpen: true };
  }
  const { code, message, status, reply } = error;
  return {
    remedy: remedies[code] ?? 'retry',
    message,
    lines: reply?.lines ?? [],
    isOpen: status === 0 || status >= 500,
  };
}
