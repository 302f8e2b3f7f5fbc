import type { LoyaltyStatus } from '@matiz/contracts/loyalty.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { thresholdsOf, tierWith } from '@matiz/domain/loyalty/tier.ts';
import { loyaltyCopy as copy } from '#copy/loyalty.ts';
import { useWhose } from '#session/use-whose.ts';

interface CartEffectProps {
  readonly status: LoyaltyStatus;
  /** Pesos of goods in the cart. */
  readonly cartAmount: number;
  readonly className?: string;
}

/** What the cart as it is would do for the tier once it is delivered; nothing at the highest. */
export function CartEffect({ status, cartAmount, className }: CartEffectProps) {
  const words = copy[useWhose()];
  if (cartAmount <= 0 || status.nextLoyaltyStatus === null) return null;
  const { counted, tiers } = status;
  const after = tierWith(counted, cartAmount, thresholdsOf(tiers));
  const amount = formatPesos(cartAmount);
  if (after.isRaised) return <p className={className}>{words.cartRaises(amount, after.current)}</p>;
  if (after.next === null || after.amountToNext === null) return null;
  const missing = formatPesos(after.amountToNext);
  return <p className={className}>{words.cartBrings(amount, missing, after.next)}</p>;
}
