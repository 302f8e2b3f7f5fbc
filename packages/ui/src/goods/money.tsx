import { clsx } from 'clsx';

const PESOS = new Intl.NumberFormat('es-CO', {
  style: 'currency',
  currency: 'COP',
  maximumFractionDigits: 0,
});

/** Whole pesos as text, e.g. `$ 28.900` (§9: no decimals, dot separator). */
export function formatPesos(value: number): string {
  return PESOS.format(value);
}

/** An amount in whole pesos with figures of equal width. */
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
