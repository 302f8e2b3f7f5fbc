import { formatPesos } from '@matiz/domain/kernel/money.ts';
import type { NextPrice } from '@matiz/domain/pricing/next-price.ts';
import { TrendingDown } from 'lucide-react';
import { nextPriceCopy as copy } from '#copy/cart/next-price.ts';

/** What a few more would make each of them cost, and the button that takes them. */
export function NextPriceLine({
  next,
  of,
  onAdd,
}: {
  next: NextPrice;
  /** Of what the button adds, where there are several; null where there is one. */
  of?: string | null;
  /** Absent where so many cannot be had. */
  onAdd?: (() => void) | undefined;
}) {
  return (
    <p className="flex items-center gap-x-2 text-xs text-now">
      <TrendingDown size={15} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 tabular-nums">
        {copy.nextPrice(next.missing, formatPesos(next.price))}
      </span>
      {onAdd ? (
        <button
          type="button"
          className="hit ml-auto shrink-0 sm:ml-0 rounded-sm font-semibold text-accent underline-offset-2 hover:underline"
          onClick={onAdd}
        >
          {copy.addMissing(next.missing, of ?? null)}
        </button>
      ) : null}
    </p>
  );
}
