import type { ReactNode } from 'react';

/** Two columns on a phone, three on a tablet, four to five on a desktop. */
export function ProductGrid({ children, label }: { children: ReactNode; label?: string }) {
  return (
    <section
      aria-label={label}
      className="grid grid-cols-2 gap-2.5 sm:gap-4 md:grid-cols-3 lg:grid-cols-4 xl:grid-cols-5"
    >
      {children}
    </section>
  );
}
