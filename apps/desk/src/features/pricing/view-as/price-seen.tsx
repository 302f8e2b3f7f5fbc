import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { viewPriceAs } from '@matiz/contracts/staff/pricing/price-views.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { viewAsCopy as copy } from '#copy/pricing/prices.ts';
import { PurchaseSeen } from './purchase-seen.tsx';

type Seen = ReplyOf<typeof viewPriceAs>;

/** The price with its steps, what these units come to, and what did not apply. */
export function PriceSeen({ seen, quantity }: { readonly seen: Seen; readonly quantity: number }) {
  const { code, product, customer, tier, warehouse, price, line, unused } = seen;
  const idle = [
    ...unused.map(({ kind, name, reason }) => {
      return { title: `${copy.kinds[kind]}: ${name}`, why: copy.why(reason, tier) };
    }),
    ...(line?.idle ?? []).map(({ title, reason }) => {
      return { title: `${copy.coupon}: ${title}`, why: reason };
    }),
  ];
  return (
    <div aria-live="polite" className="mt-6 rounded-md border border-line bg-surface p-4">
      <p className="font-semibold">
        {code} · {product}
      </p>
      <p className="text-ink-soft">
        {[customer ?? copy.anybody, tier].filter(Boolean).join(', ')}, {copy.by} {warehouse}
      </p>
      {price === null ? (
        <p className="mt-3">{copy.none}</p>
      ) : (
        <>
          <p className="mt-3 text-2xl font-semibold tabular-nums">
            {formatPesos(price.price)}{' '}
            <span className="text-sm font-normal text-ink-soft">{copy.unit}</span>
          </p>
          <h2 className="mt-4 text-base">{copy.steps}</h2>
          <ol className="mt-1">
            {price.steps.map(({ kind, name, before, after }) => (
              <li
                key={`${kind}-${name}`}
                className="flex justify-between gap-4 border-t border-line py-1.5 tabular-nums"
              >
                <span>{[copy.kinds[kind], name].filter(Boolean).join(': ')}</span>
                <span className="whitespace-nowrap">
                  {kind === 'base' ? '' : `${formatPesos(before)} → `}
                  {formatPesos(after)}
                </span>
              </li>
            ))}
          </ol>
          {line ? <PurchaseSeen line={line} quantity={quantity} /> : null}
        </>
      )}
      {idle.length > 0 ? (
        <>
          <h2 className="mt-4 text-base">{copy.unused}</h2>
          <ul className="mt-1">
            {idle.map(({ title, why }) => (
              <li key={title} className="border-t border-line py-1.5">
                {title}
                <span className="block text-ink-soft">{why}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  );
}
