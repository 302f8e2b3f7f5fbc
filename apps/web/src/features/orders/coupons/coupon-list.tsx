import { RequestError } from '@matiz/client/request-error.ts';
import type { Coupon } from '@matiz/contracts/orders/coupons.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { Ticket } from 'lucide-react';
import { useNavigate } from 'react-router';
import { commonCopy } from '#copy/everywhere.ts';
import { couponsCopy as copy } from '#copy/orders/coupons.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest } from '#lib/services.ts';
import { CouponCard } from './coupon-card.tsx';
import { couponsQuery } from './coupons.query.ts';
import { CouponsSkeleton } from './coupons-skeleton.tsx';
import { useCoupon } from './use-coupon.ts';

/** What the customer may take off this purchase, the one that is chosen first (§2, ADR 24). */
export function CouponList({ purchase }: { purchase: Purchase }) {
  const { data, error, refetch, isFetching } = useQuery(couponsQuery(useRequest()));
  const { apply, remove, sending } = useCoupon();
  const navigate = useNavigate();
  if (error && !data) {
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={commonCopy.retry}
      >
        {error instanceof RequestError ? error.message : null}
      </ErrorState>
    );
  }
  if (!data) return <CouponsSkeleton label={copy.loading} />;
  const coupons = chosenFirst(data.result, purchase.coupon);
  if (coupons.length === 0) return <NoCoupons />;
  const { subtotal, discount } = purchase.totals;
  // The list takes the summary's place: the way back from there is not this list once more.
  const leave = () => void navigate(links.purchaseSummary, { replace: true });
  return (
    <ul className="flex flex-col gap-3">
      {coupons.map((coupon) => {
        const { code } = coupon;
        const isChosen = purchase.coupon?.code === code;
        return (
          <li key={code}>
            <CouponCard
              coupon={coupon}
              goods={subtotal - discount}
              isChosen={isChosen}
              isSending={sending === (isChosen ? '' : code)}
              onApply={() => apply(code, { onDone: leave, onRefused: alertFailure })}
              onRemove={() => remove(code, { onRefused: alertFailure })}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** One that only its code leads to is in no list: the purchase tells of it. */
function chosenFirst(coupons: readonly Coupon[], chosen: Coupon | null): readonly Coupon[] {
  if (chosen === null) return coupons;
  return [chosen, ...coupons.filter(({ code }) => code !== chosen.code)];
}

function NoCoupons() {
  return (
    <EmptyState
      icon={<Ticket size={28} />}
      title={copy.emptyTitle}
      action={
        <AppLink to={links.purchaseSummary} className={buttonClass({ variant: 'secondary' })}>
          {copy.back}
        </AppLink>
      }
    >
      {copy.emptyText}
    </EmptyState>
  );
}
