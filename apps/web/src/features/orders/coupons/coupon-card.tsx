import type { Coupon } from '@matiz/contracts/orders/coupons.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Tag } from '@matiz/ui/tag.tsx';
import { clsx } from 'clsx';
import { useId } from 'react';
import { couponsCopy as copy } from '#copy/orders/coupons.ts';
import { purchaseCopy } from '#copy/orders/purchase.ts';

/** A coupon as a ticket: what it gives, on what terms, and below the cut what it does here. */
export function CouponCard({
  coupon,
  goods,
  isChosen,
  isSending,
  onApply,
  onRemove,
}: {
  coupon: Coupon;
  /** Pesos of goods in the purchase, for how near it is. */
  goods: number;
  /** It is the one of the purchase, whether it counts or not. */
  isChosen: boolean;
  isSending: boolean;
  onApply: () => void;
  onRemove: () => void;
}) {
  const id = useId();
  const { code, title, description, lastDay, discount, reason, missing, isAutomatic } = coupon;
  return (
    <article
      aria-labelledby={id}
      className={clsx(
        'overflow-hidden rounded-lg bg-surface',
        coupon.isApplied ? 'shadow-[inset_0_0_0_2px_var(--color-now)]' : 'shadow-card',
      )}
    >
      <div className="flex flex-col gap-1 p-4 sm:p-5">
        <div className="flex items-start justify-between gap-3">
          <h2
            id={id}
            className={reason === null || isChosen ? 'text-2xl' : 'text-lg text-ink-soft'}
          >
            {title}
          </h2>
          <span className="shrink-0 empty:hidden">
            {coupon.isApplied ? <Tag kind="available">{copy.applied}</Tag> : null}
            {isChosen && !coupon.isApplied ? <Tag kind="presale">{copy.chosen}</Tag> : null}
          </span>
        </div>
        {description ? <p className="text-ink-soft">{description}</p> : null}
        <p className="mt-1 text-sm text-ink-soft">
          <strong className="font-semibold tracking-wide text-ink">
            {isAutomatic ? copy.automatic : code}
          </strong>
          {' · '}
          {copy.lastDay(formatDay(lastDay))}
        </p>
      </div>
      <div className="relative flex min-h-16 items-center justify-between gap-4 px-4 py-3 before:absolute before:inset-x-4 before:top-0 before:border-t before:border-dashed before:border-line-strong sm:px-5 sm:before:inset-x-5">
        <div className="min-w-0 flex-1">
          {reason === null ? (
            <p className="font-semibold text-now">{copy.saves(formatPesos(discount))}</p>
          ) : (
            <p className="text-sm font-medium text-ink">{reason}</p>
          )}
          {missing === null ? null : <Progress share={goods / (goods + missing)} />}
        </div>
        {isChosen ? (
          <Button
            variant="secondary"
            aria-label={purchaseCopy.removeCouponOf(code)}
            loading={isSending}
            onClick={onRemove}
          >
            {purchaseCopy.removeCoupon}
          </Button>
        ) : null}
        {!isChosen && !isAutomatic && reason === null ? (
          <Button aria-label={copy.applyOf(code)} loading={isSending} onClick={onApply}>
            {copy.apply}
          </Button>
        ) : null}
      </div>
    </article>
  );
}

/** Drawn as SVG, since the page's policy drops inline styles; its sentence stands above. */
function Progress({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      className="mt-2 h-1.5 w-full overflow-hidden rounded-full"
    >
      <rect width="100" height="4" className="fill-sunken" />
      <rect width={Math.round(share * 100)} height="4" className="fill-accent" />
    </svg>
  );
}
