import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Two columns on a phone, three on a tablet, four to five on a desktop; one less beside a column. */
export function ProductGrid({
  children,
  label,
  isBeside = false,
}: {
  children: ReactNode;
  label?: string;
  /** On a desktop a column stands at its left. */
  isBeside?: boolean;
}) {
  return (
    <section
      aria-label={label}
      className={clsx(
        'grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3',
        isBeside ? 'xl:grid-cols-4' : 'lg:grid-cols-4 xl:grid-cols-5',
      )}
    >
      {children}
    </section>
  );
}
