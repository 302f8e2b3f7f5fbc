import type { Me } from '@matiz/contracts/identity.ts';
import { isGuest, isSeller } from '../identity/me.query.ts';

/** What has to be mended before anything can be added to a cart. */
export type BuyingBarrier = 'login' | 'no-coverage' | 'customer';

/**
 * §5, in its order: an account, then delivery coverage, then, for a seller, the customer who buys.
 * Null when nothing stands in the way.
 */
export function findBuyingBarrier(visitor: Me | undefined): BuyingBarrier | null {
  if (visitor === undefined || isGuest(visitor)) return 'login';
  if (!visitor.delivery.hasCoverage) return 'no-coverage';
  if (isSeller(visitor) && visitor.customer === null) return 'customer';
  return null;
}
