import type { OrderRow as Row } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { ordersCopy as copy } from '../../copy/orders.ts';
import { AppLink } from '../../lib/app-link.tsx';
import { links } from '../../lib/links.ts';
import { formatDate } from '../../lib/moments.ts';
import { ProductPicture } from '../cart/goods.tsx';
import { StateTag } from './state-tag.tsx';

const PICTURES = 4;

/** An order of the history; the whole row leads to it. */
export function OrderRow({ order, showsCustomer }: { order: Row; showsCustomer: boolean }) {
  const { code, state, placedAt, placedBy, units, total, deliveries } = order;
  const pictures = [...new Set(order.pictures)].slice(0, PICTURES);
  return (
    <article className="group relative flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card transition-shadow hover:shadow-lift sm:flex-row sm:items-center sm:gap-6 sm:p-5">
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="font-text text-base font-semibold tracking-normal">
            <AppLink
              to={links.order(code)}
              className="group-hover:text-accent after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
            >
              {copy.orderOf(formatDate(placedAt))}
            </AppLink>
          </h2>
          <StateTag state={state} />
        </div>
        {showsCustomer ? <p className="text-sm font-medium">{order.customerName}</p> : null}
        <p className="mt-0.5 text-sm text-ink-soft tabular-nums">
          {code} · {copy.units(units)} · {copy.deliveriesCount(deliveries)}
        </p>
        <p className="text-xs text-ink-faint">{copy.placedBy(placedBy)}</p>
      </div>
      <div className="flex items-center justify-between gap-6">
        <span aria-hidden="true" className="flex gap-1.5">
          {pictures.map((image) => (
            <ProductPicture key={image} image={image} size="sm" />
          ))}
        </span>
        <p className="text-lg font-bold tabular-nums sm:w-32 sm:text-right">{formatPesos(total)}</p>
      </div>
    </article>
  );
}
