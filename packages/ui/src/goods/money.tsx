import { clsx } from 'clsx';

const pesos = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
});

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
      {pesos.format(value)}
    </span>
  );
}
