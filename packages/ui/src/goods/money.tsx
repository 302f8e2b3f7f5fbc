import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { clsx } from 'clsx';

/** An amount in whole pesos, `$ 28.900` (§9: no decimals), with figures of equal width. */
export function Money({
  value,
  strong = false,
  className,
}: {
  value: number;
  strong?: boolean;
  className?: string | undefined;
}) {
  return (
    <span className={clsx('tabular-nums whitespace-nowrap', strong && 'font-semibold', className)}>
      {formatPesos(value)}
    </span>
  );
}
