import type { Coupon, Discount } from '@matiz/contracts/orders/coupons.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { ChevronRight, Ticket } from 'lucide-react';
import { purchaseCopy as copy } from '#copy/orders/purchase.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { SummaryPart } from '../purchase/summary-part.tsx';
import { useCoupon } from './use-coupon.ts';

/** The coupon of the purchase: none, the one that counts, or one that does not (§2). */
export function CouponPart({
  coupon,
  discounts,
}: {
  coupon: Coupon | null;
  /** What the discounts took; those that nobody typed are named here too. */
  discounts: readonly Discount[];
}) {
  const automatic = discounts.filter(({ isAutomatic }) => isAutomatic);
  if (coupon === null) return <NoCoupon automatic={automatic} />;
  return (
    <SummaryPart title={copy.couponPart} change={links.coupons} action={copy.seeCoupons}>
      {coupon.isApplied ? (
        <div className="flex items-center gap-3">
          <CouponMark />
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{coupon.code}</p>
            <p className="text-sm text-ink-soft">{coupon.title}</p>
            <p className="text-sm font-semibold text-now tabular-nums">
              {formatPesos(-coupon.discount)}
            </p>
          </div>
          <RemoveButton code={coupon.code} />
        </div>
      ) : (
        <div className="grid justify-items-start gap-3 *:first:w-full">
          <Notification color="orange" title={copy.couponIdle(coupon.code)}>
            {coupon.reason}
          </Notification>
          <RemoveButton code={coupon.code} />
        </div>
      )}
      <Automatic discounts={automatic} />
    </SummaryPart>
  );
}

/** Discounts that nobody types: what they took stands among the sums. */
function Automatic({ discounts }: { discounts: readonly Discount[] }) {
  return discounts.map(({ code, title }) => (
    <p key={code} className="mt-2 text-sm font-semibold text-now">
      {copy.cameByItself(title)}
    </p>
  ));
}

function NoCoupon({ automatic }: { automatic: readonly Discount[] }) {
  return (
    <>
      {automatic.length > 0 ? (
        <div className="px-4 pt-2 sm:px-5">
          <Automatic discounts={automatic} />
        </div>
      ) : null}
      <AddCoupon />
    </>
  );
}

function AddCoupon() {
  return (
    <AppLink
      to={links.coupons}
      className="group flex min-h-16 items-center gap-3 rounded-b-lg px-4 py-3 font-semibold text-accent sm:px-5"
    >
      <CouponMark />
      <span className="flex-1 underline-offset-4 group-hover:underline">{copy.addCoupon}</span>
      <ChevronRight size={20} aria-hidden="true" />
    </AppLink>
  );
}

function CouponMark() {
  return (
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-accent"
    >
      <Ticket size={20} />
    </span>
  );
}

function RemoveButton({ code }: { code: string }) {
  const { remove, sending } = useCoupon();
  return (
    <Button
      variant="secondary"
      size="sm"
      aria-label={copy.removeCouponOf(code)}
      loading={sending !== null}
      onClick={() => remove(code, { onRefused: alertFailure })}
    >
      {copy.removeCoupon}
    </Button>
  );
}
