import type { Me } from '@matiz/contracts/identity.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { profileCopy as copy } from '#copy/identity/profile.ts';
import { useRequest } from '#lib/services.ts';
import { loyaltyQuery } from './loyalty.query.ts';
import { TierMark } from './tier-mark.tsx';
import { TierTrack } from './tier-track.tsx';

/** The customer's tier and the money that is missing for the next (§9: no hint for Diamante). */
export function LoyaltyCard({ customer }: { customer: NonNullable<Me['customer']> }) {
  const { data } = useQuery(loyaltyQuery(useRequest(), customer));
  if (!data) return <Skeleton className="h-36 !rounded-lg" />;
  const { currentLoyaltyStatus: current, nextLoyaltyStatus: next } = data;
  const missing = current.amountToNextStatus;
  return (
    <section className="rounded-lg bg-surface p-4 shadow-card sm:p-5">
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg">{copy.loyalty}</h2>
        <TierMark name={current.name} color={current.color} />
      </div>
      <p className="mt-1 mb-4 text-ink-soft">
        {missing !== null && next ? (
          <strong className="font-semibold text-ink">
            {copy.missing(formatPesos(missing), next.name)}
          </strong>
        ) : (
          copy.highest
        )}
      </p>
      <TierTrack current={current.name} />
    </section>
  );
}
