import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { createCoupon } from '@matiz/contracts/staff/pricing/coupons.ts';

/** A coupon as staff write it. */
export type CouponForm = BodyOf<typeof createCoupon>['set'];
