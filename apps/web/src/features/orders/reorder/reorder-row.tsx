import type { ReorderLine } from '@matiz/contracts/cart/reorder.ts';
import { formatCount } from '@matiz/domain/kernel/count-words.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { clsx } from 'clsx';
import { ArrowRight, CalendarClock } from 'lucide-react';
import { reorderCopy as copy } from '#copy/cart/reorder.ts';
import { ProductPicture } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { Replacement } from './replacement.tsx';

/** One thing of an order, then and now. */
export function ReorderRow({ line }: { line: ReorderLine }) {
  const isGone = line.state === 'UNAVAILABLE';
  const { name, versionName, productId, slug, reason, inCart } = line;
  return (
    <li className="py-4">
      <div className="flex gap-3.5 sm:gap-4">
        <span className={clsx(isGone && 'opacity-60 grayscale')}>
          <ProductPicture image={line.image} tone={line.color} />
        </span>
        <div className="flex min-w-0 flex-1 flex-col gap-x-6 gap-y-2 sm:flex-row sm:justify-between">
          <div className="min-w-0">
            <p className="text-sm leading-5 font-semibold sm:text-base">
              {isGone ? (
                name
              ) : (
                <AppLink
                  to={links.product({ _id: productId, slug })}
                  className="rounded-xs underline-offset-4 hover:text-accent hover:underline"
                >
                  {name}
                </AppLink>
              )}
            </p>
            {versionName ? <p className="text-sm leading-5">{versionName}</p> : null}
            {reason ? <p className="mt-1 text-sm text-warning">{reason.message}</p> : null}
            {isGone ? null : <Notes line={line} />}
            {inCart > 0 && !isGone ? (
              <p className="mt-1 text-xs text-ink-soft">{copy.inCart(inCart)}</p>
            ) : null}
          </div>
          <ThenAndNow line={line} />
        </div>
      </div>
      {line.replacement ? <Replacement line={line} replacement={line.replacement} /> : null}
    </li>
  );
}

function Notes({ line }: { line: ReorderLine }) {
  const { priceThen, priceNow, quantityPresale, dispatchDate } = line;
  const difference = (priceNow ?? priceThen) - priceThen;
  return (
    <>
      {difference === 0 ? null : (
        <p className={clsx('mt-1 text-sm', difference > 0 ? 'text-warning' : 'text-success')}>
          {difference > 0
            ? copy.dearer(formatPesos(difference))
            : copy.cheaper(formatPesos(-difference))}
        </p>
      )}
      {quantityPresale > 0 && dispatchDate ? (
        <p className="mt-1 flex items-center gap-1.5 text-sm text-presale">
          <CalendarClock size={16} aria-hidden="true" className="shrink-0" />
          {copy.presale(quantityPresale, formatDay(dispatchDate))}
        </p>
      ) : null}
    </>
  );
}

/** `6 × $ 10.000 → 4 × $ 12.000`; only what is different is drawn twice. */
function ThenAndNow({ line }: { line: ReorderLine }) {
  const { quantityThen, priceThen, quantityNow, quantityPresale, priceNow, state } = line;
  const quantity = quantityNow + quantityPresale;
  const then = `${formatCount(quantityThen)} × ${formatPesos(priceThen)}`;
  if (state === 'UNAVAILABLE') {
    return (
      <p className="shrink-0 text-sm text-ink-faint tabular-nums">
        <span className="sr-only">{copy.before}: </span>
        <s>{then}</s>
      </p>
    );
  }
  const price = priceNow ?? priceThen;
  const now = `${formatCount(quantity)} × ${formatPesos(price)}`;
  return (
    <div className="flex shrink-0 flex-wrap items-center gap-x-2 text-sm tabular-nums sm:flex-col sm:items-end">
      {then === now ? null : (
        <p className="text-ink-faint">
          <span className="sr-only">{copy.before}: </span>
          <s>{then}</s>
          <ArrowRight size={14} aria-hidden="true" className="ml-2 inline sm:hidden" />
        </p>
      )}
      <p>
        <span className="sr-only">{copy.now}: </span>
        {now}
      </p>
      <p className="font-semibold max-sm:ml-auto">{formatPesos(quantity * price)}</p>
    </div>
  );
}
