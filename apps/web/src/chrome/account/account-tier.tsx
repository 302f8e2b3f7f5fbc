import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { useQuery } from '@tanstack/react-query';
import { loyaltyCopy as copy } from '#copy/loyalty.ts';
import { cartQuery } from '#features/buying/index.ts';
import {
  type LoyaltySubject,
  loadCartEffect,
  loyaltyQuery,
  TierMark,
} from '#features/loyalty/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { useServices } from '#lib/services.ts';
import { useWhose } from '#session/use-whose.ts';

const CartEffect = lazyPart(loadCartEffect, 'nowhere');

/**
 * The tier, what counted and until when it lasts, and what is missing for the next one; nothing is
 * for Diamante (§9).
 */
export function AccountTier({ subject }: { subject: LoyaltySubject }) {
  const { request } = useServices();
  const words = copy[useWhose()];
  const { data } = useQuery(loyaltyQuery(request, subject));
  const { data: cart } = useQuery({ ...cartQuery(request), enabled: false });
  if (!data) return null;
  const { counted, lastsUntil } = data;
  const { name, color, amountToNextStatus } = data.currentLoyaltyStatus;
  return (
    <AppLink to={links.loyalty} className="mt-2.5 block min-h-11">
      <TierMark name={name} color={color} />
      {amountToNextStatus !== null && data.nextLoyaltyStatus ? (
        <p className="mt-1.5 text-xs text-ink-soft">
          {words.missing(formatPesos(amountToNextStatus), data.nextLoyaltyStatus.name)}
        </p>
      ) : null}
      <p className="mt-1 text-xs text-ink-soft">
        {words.counted(formatPesos(counted))}
        {lastsUntil === null
          ? null
          : ` ${words.lastsUntil(name, formatDate(new Date(lastsUntil)))}`}
      </p>
      <OnceHydrated>
        <CartEffect
          status={data}
          cartAmount={cart?.cart?.amount ?? 0}
          className="mt-1 text-xs text-ink-soft"
        />
      </OnceHydrated>
    </AppLink>
  );
}
