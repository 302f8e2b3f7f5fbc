import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { limitCopy as copy } from '#copy/payments/payment-limits.ts';

interface ShownLimit {
  readonly isClosed: boolean;
  readonly minAmount: number | null;
  readonly maxAmount: number | null;
  readonly maxOwed: number | null;
}

/** `desde $ 50.000, hasta $ 900.000`. */
export function sayLimit({ isClosed, minAmount, maxAmount, maxOwed }: ShownLimit): string {
  if (isClosed) return copy.closed;
  return [
    minAmount === null ? null : copy.from(formatPesos(minAmount)),
    maxAmount === null ? null : copy.upTo(formatPesos(maxAmount)),
    maxOwed === null ? null : copy.owed(formatPesos(maxOwed)),
  ]
    .filter((part) => part !== null)
    .join(', ');
}
