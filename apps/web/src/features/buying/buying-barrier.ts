import type { Me } from '@matiz/contracts/identity.ts';
import { isGuest, isSeller, isStaff } from '#session/me.query.ts';

/** What has to be mended before anything can be added to a cart; `staff` do not buy. */
export type BuyingBarrier = 'login' | 'staff' | 'no-coverage' | 'customer';

/**
 * §5, in its order: an account, then delivery coverage, then, for a seller, the customer who buys.
 * Null when nothing stands in the way.
 */
export function findBuyingBarrier(visitor: Me | undefined): BuyingBarrier | null {
  if (visitor === undefined || isGuest(visitor)) return 'login';
  return isStaff(visitor) ? 'staff' : findTypingBarrier(visitor);
}

/**
 * §5, before a typed quantity counts: coverage, then the seller's customer. A guest may count: the
 * login comes with the addition (§4).
 */
export function findTypingBarrier(visitor: Me | undefined): BuyingBarrier | null {
  if (visitor === undefined) return null;
  if (!visitor.delivery.hasCoverage) return 'no-coverage';
  return isSeller(visitor) && visitor.customer === null ? 'customer' : null;
}
