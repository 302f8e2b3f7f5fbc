import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { loyaltyCopy as copy } from '#copy/loyalty.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { useWhose } from '#session/use-whose.ts';
import { CartEffect } from './cart-effect.tsx';
import { type LoyaltySubject, loyaltyQuery } from './loyalty.query.ts';
import { TierMark } from './tier-mark.tsx';
import { TierTrack } from './tier-track.tsx';

interface LoyaltyCardProps {
  readonly subject: LoyaltySubject;
  /** Pesos of goods in the cart. */
  readonly cartAmount: number;
  /** Left out on the page of the tiers itself. */
  readonly hasLink?: boolean;
}

/**
 * The customer's tier: what counted, until when it lasts, what is missing for the next (§9: no hint
 * for Diamante) and what the cart would do.
 */
export function LoyaltyCard({ subject, cartAmount, hasLink = true }: LoyaltyCardProps) {
  const words = copy[useWhose()];
  const { data } = useQuery(loyaltyQuery(useRequest(), subject));
  if (!data) return <Skeleton className="h-52 !rounded-lg" />;
  const { currentLoyaltyStatus: current, nextLoyaltyStatus: next, counted, lastsUntil } = data;
  const missing = current.amountToNextStatus;
  return (
    <section className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg">{hasLink ? copy.title : words.title}</h2>
        <TierMark name={current.name} color={current.color} />
      </div>
      <p className="mt-1 mb-4 text-ink-soft">
        {missing !== null && next ? (
          <strong className="font-semibold text-ink">
            {words.missing(formatPesos(missing), next.name)}
          </strong>
        ) : (
          words.highest
        )}
      </p>
      <TierTrack current={current.name} />
      <div className="mt-4 grid gap-1 text-sm text-ink-soft">
        <p>
          {words.counted(formatPesos(counted))} {copy.countedFrom}
        </p>
        {lastsUntil === null ? null : (
          <p>{words.lastsUntil(current.name, formatDate(new Date(lastsUntil)))}</p>
        )}
        <CartEffect status={data} cartAmount={cartAmount} className="font-semibold text-accent" />
      </div>
      {hasLink ? (
        <AppLink
          to={links.loyalty}
          className="mt-2 inline-flex min-h-11 items-center font-semibold text-accent hover:underline"
        >
          {copy.how}
        </AppLink>
      ) : null}
    </section>
  );
}
