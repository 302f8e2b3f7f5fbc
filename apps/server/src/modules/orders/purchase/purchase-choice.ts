import { isDeepStrictEqual } from 'node:util';
import type { SlotChoice } from '@matiz/domain/delivery/windows.ts';
import type { CouponRow } from '../coupons/coupon.store.ts';
import type { CartChoice } from './purchase.store.ts';
import type { Terms } from './terms.store.ts';

/** What one request chose of a purchase; what is absent stays as it is. */
export interface PurchaseChoice {
  readonly addressId: string | undefined;
  readonly paymentMethod: string | undefined;
  readonly creditPart: number | undefined;
  readonly window: SlotChoice | null | undefined;
  readonly coupon: CouponRow | null | undefined;
}

/** The terms as they are once the choice is written. */
export function withChoice(terms: Terms, { coupon, ...choice }: PurchaseChoice): Terms {
  const cart = terms.cart && {
    ...terms.cart,
    addressId: choice.addressId ?? terms.cart.addressId,
    paymentMethod: choice.paymentMethod ?? terms.cart.paymentMethod,
    creditPart: choice.creditPart ?? terms.cart.creditPart,
    window: choice.window === undefined ? terms.cart.window : choice.window,
  };
  return { ...terms, cart, coupon: coupon === undefined ? terms.coupon : coupon };
}

/** What is to be written of a choice; null: the cart says so already. */
export function changedChoice(terms: Terms, choice: PurchaseChoice): CartChoice | null {
  const next = withChoice(terms, choice);
  const isSame = isDeepStrictEqual(next.cart, terms.cart) && next.coupon?.id === terms.coupon?.id;
  return isSame ? null : cartChoiceOf(choice);
}

/** The same as it is written into the cart. */
export function cartChoiceOf({ coupon, ...rest }: PurchaseChoice): CartChoice {
  return { ...rest, couponId: coupon === undefined ? undefined : (coupon?.id ?? null) };
}
