import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Truck } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { sumsCopy as copy } from '#copy/sums.ts';
import type { CartSums } from './cart-sums.ts';

/** The sums beside the lines (desktop) or under them (phone). `children`: the way on. */
export function CartSummary({ sums, children }: { sums: CartSums; children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface px-4 py-3 shadow-card sm:p-5">
      <h2 id={id} className="text-lg max-lg:sr-only">
        {copy.summary}
      </h2>
      {sums.missingForOrder ? (
        <p className="text-sm font-semibold text-warning">
          {copy.forOrder(formatPesos(sums.missingForOrder))}
        </p>
      ) : null}
      <FreeShipping sums={sums} />
      <dl className="mt-2.5 flex flex-col gap-1 text-sm lg:mt-3 lg:gap-2">
        <Sum label={copy.subtotal} value={formatPesos(sums.subtotal)} />
        {sums.discount > 0 ? (
          <Sum label={copy.discounts} value={formatPesos(-sums.discount)} tone="good" />
        ) : null}
        {sums.shipping === null ? null : (
          <Sum
            label={copy.shipping}
            value={sums.shipping === 0 ? copy.freeShipping : formatPesos(sums.shipping)}
            tone={sums.shipping === 0 ? 'good' : 'plain'}
          />
        )}
      </dl>
      <TotalLine total={sums.total} />
      {children ? <div className="mt-2.5 lg:mt-4">{children}</div> : null}
    </section>
  );
}

/** The last line of every list of sums; with the IVA in it where that is known (D-5). */
export function TotalLine({ total, tax }: { total: number; tax?: number }) {
  const included = tax ? (
    <span className="block text-xs font-normal text-ink-soft">{copy.taxOf(formatPesos(tax))}</span>
  ) : (
    <span className="text-xs font-normal text-ink-soft">{copy.taxIncluded}</span>
  );
  return (
    <div className="mt-2.5 flex items-baseline justify-between gap-4 border-t border-line pt-2.5">
      <span className="font-semibold">
        {copy.total} {included}
      </span>
      <span className="text-xl font-bold tabular-nums">{formatPesos(total)}</span>
    </div>
  );
}

export function Sum({
  label,
  value,
  tone = 'plain',
}: {
  label: string;
  value: string;
  tone?: 'plain' | 'good';
}) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-ink-soft">{label}</dt>
      <dd className={tone === 'good' ? 'font-semibold text-now tabular-nums' : 'tabular-nums'}>
        {value}
      </dd>
    </div>
  );
}

/** How near free shipping is; drawn as SVG, since the page's policy drops inline styles. */
function FreeShipping({ sums: { missingForFree, total, shipping } }: { sums: CartSums }) {
  if (missingForFree === null) return null;
  const goods = total - (shipping ?? 0);
  const share = Math.round((goods / (goods + missingForFree || 1)) * 100);
  return (
    <div className="rounded-md bg-now-soft px-3 py-2 text-now lg:mt-3">
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Truck size={18} aria-hidden="true" className="shrink-0" />
        {missingForFree === 0 ? copy.freeReached : copy.freeFrom(formatPesos(missingForFree))}
      </p>
      {missingForFree === 0 ? null : (
        <svg
          aria-hidden="true"
          viewBox="0 0 100 4"
          preserveAspectRatio="none"
          className="mt-2 h-1.5 w-full overflow-hidden rounded-full"
        >
          <rect width="100" height="4" className="fill-surface" />
          <rect width={share} height="4" className="fill-now" />
        </svg>
      )}
    </div>
  );
}
