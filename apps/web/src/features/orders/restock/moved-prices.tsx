import type { RepricedGood } from '@matiz/contracts/catalogue/restock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { clsx } from 'clsx';
import { TrendingDown, TrendingUp } from 'lucide-react';
import { restockCopy as copy } from '#copy/restock.ts';
import { ProductPicture } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';

/** What costs something else than in the last order with it, down or up, said and not only coloured. */
export function MovedPrices({ moved }: { moved: readonly RepricedGood[] }) {
  if (moved.length === 0) return null;
  return (
    <section aria-labelledby="moved-prices" className="page">
      <h2 id="moved-prices" className="mb-2.5 text-xl sm:text-2xl">
        {copy.moved}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {moved.map((one) => (
          <li
            key={one.productId}
            className="group relative flex min-h-16 items-center gap-3 rounded-lg bg-surface px-3 py-2 shadow-card"
          >
            <ProductPicture image={one.image} size="sm" />
            <div className="min-w-0 flex-1">
              <p className="truncate text-sm font-medium">
                <AppLink
                  to={links.product({ _id: one.productId, slug: one.slug })}
                  className="group-hover:text-accent after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-accent"
                >
                  {one.name}
                </AppLink>
              </p>
              <p className="text-xs text-ink-soft tabular-nums">{copy.before(one.priceThen)}</p>
            </div>
            <p className="shrink-0 text-right">
              <span className="block font-bold tabular-nums">{formatPesos(one.price)}</span>
              <Direction moved={one} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Direction({ moved: { price, priceThen } }: { moved: RepricedGood }) {
  const isDearer = price > priceThen;
  const percent = Math.max(1, Math.round((Math.abs(price - priceThen) / priceThen) * 100));
  const Icon = isDearer ? TrendingUp : TrendingDown;
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 text-xs font-semibold tabular-nums',
        isDearer ? 'text-warning' : 'text-now',
      )}
    >
      <Icon size={14} aria-hidden="true" />
      {isDearer ? copy.dearer(percent) : copy.cheaper(percent)}
    </span>
  );
}
