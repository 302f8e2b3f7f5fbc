import type { LoyaltyTier } from '@matiz/contracts/loyalty.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { loyaltyCopy as copy } from '#copy/loyalty.ts';
import { useWhose } from '#session/use-whose.ts';

interface TierCardsProps {
  readonly tiers: readonly LoyaltyTier[];
  /** Of the one who looks; null: nobody's. */
  readonly current: Tier | null;
}

/** The tiers side by side, each with its colour, from how much on, and all that it gives now. */
export function TierCards({ tiers, current }: TierCardsProps) {
  const whose = copy[useWhose()];
  return (
    <ul aria-label={copy.tiers} className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {tiers.map((tier) => (
        <li
          key={tier.name}
          aria-current={tier.name === current ? 'true' : undefined}
          className={clsx(
            'overflow-hidden rounded-lg bg-surface shadow-card',
            tier.name === current && 'ring-2 ring-accent',
          )}
        >
          {/* A fill and no style: the page's policy drops inline styles. */}
          <svg
            aria-hidden="true"
            viewBox="0 0 100 3"
            preserveAspectRatio="none"
            className="h-2 w-full"
          >
            <rect width="100" height="3" fill={tier.color} />
          </svg>
          <div className="p-4 sm:p-5">
            <div className="flex min-h-7 items-center justify-between gap-2">
              <h2 className="text-xl">{tier.name}</h2>
              {tier.name === current ? (
                <span className="rounded-full bg-accent-soft px-2.5 py-1 text-xs font-semibold text-accent">
                  {whose.title}
                </span>
              ) : null}
            </div>
            <p className="mt-1 text-sm text-ink-soft">
              {tier.threshold === 0 ? (
                copy.forAll
              ) : (
                <>
                  <strong className="block text-base font-semibold text-ink tabular-nums">
                    {copy.from(formatPesos(tier.threshold))}
                  </strong>
                  {copy.perYear}
                </>
              )}
            </p>
            <ul className="mt-4 grid gap-2 border-t border-line pt-4 text-sm">
              {benefitsOf(tier).map((benefit) => (
                <li key={benefit} className="flex gap-2">
                  <Check size={18} aria-hidden="true" className="mt-px shrink-0 text-now" />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Only what is really given: it is read from where prices, shipping and coupons are decided. */
function benefitsOf(tier: LoyaltyTier): string[] {
  const { products, mostOff, shippingOff, freeFrom, coupons } = tier;
  const goods = copy.products(products);
  const benefits: string[] = [copy.wholesale];
  if (products > 0) {
    benefits.push(
      mostOff === null ? copy.prices(goods) : copy.pricesOff(percentOf(mostOff), goods),
    );
  }
  if (shippingOff === 100) benefits.push(copy.shippingFree);
  else if (shippingOff > 0) benefits.push(copy.shippingOff(shippingOff));
  if (shippingOff < 100 && freeFrom !== null) benefits.push(copy.freeFrom(formatPesos(freeFrom)));
  if (coupons > 0) benefits.push(copy.coupons(coupons));
  return benefits;
}

function percentOf(percent: number): string {
  return `${percent.toLocaleString('es-CO')}\u00a0%`;
}
