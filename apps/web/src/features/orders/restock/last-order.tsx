import type { Restock } from '@matiz/contracts/catalogue/restock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDate } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { RotateCcw } from 'lucide-react';
import { restockCopy as copy } from '#copy/restock.ts';
import { ProductPicture, useBuyingChecks } from '#features/buying/index.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import { useRepeatOrder } from './use-repeat-order.ts';

/** The last order, and one tap that puts what there is of it into the cart. */
export function LastOrder({ order }: { order: NonNullable<Restock['lastOrder']> }) {
  const { code, placedAt, units, due, pictures } = order;
  const { repeat, isAdding } = useRepeatOrder(order);
  const mayBuy = useBuyingChecks();
  const isForCustomer = isSeller(useMe());
  const date = formatDate(placedAt);
  return (
    <section
      aria-labelledby="last-order"
      className="flex flex-col gap-3 rounded-xl bg-surface p-4 shadow-card sm:p-5"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id="last-order" className="text-xl">
            {isForCustomer ? copy.lastOrderFor : copy.lastOrder}
          </h2>
          <p className="mt-0.5 text-sm text-ink-soft tabular-nums">{copy.about(date, units)}</p>
          <p className="font-semibold tabular-nums">{formatPesos(due)}</p>
        </div>
        <span
          aria-hidden="true"
          className="flex gap-1.5 max-sm:[&>:nth-child(n+3)]:hidden lg:gap-2"
        >
          {pictures.map((image) => (
            <ProductPicture key={image} image={image} />
          ))}
        </span>
      </div>
      <div className="mt-auto flex gap-2">
        <Button
          className="flex-1 lg:max-w-64"
          loading={isAdding}
          start={<RotateCcw size={18} aria-hidden="true" />}
          aria-label={copy.againOf(date)}
          onClick={() => {
            if (mayBuy()) repeat();
          }}
        >
          {copy.again}
        </Button>
        <AppLink
          to={links.purchasedOrder(code)}
          className={buttonClass({ variant: 'secondary', className: '!px-4' })}
        >
          {copy.look}
        </AppLink>
      </div>
    </section>
  );
}
