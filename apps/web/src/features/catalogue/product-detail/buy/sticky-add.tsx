import type { ReactNode, RefObject } from 'react';
import { productCopy as copy } from '#copy/catalogue/product.ts';
import { useOutOfView } from '../use-out-of-view.ts';

/**
 * On a phone, the price and the button in the page's one bar, at the bottom, while the main button
 * is out of sight.
 */
export function StickyAdd({
  watched,
  price,
  children,
}: {
  /** Around the page's main button. */
  watched: RefObject<Element | null>;
  price: ReactNode;
  children: ReactNode;
}) {
  const isOut = useOutOfView(watched);
  if (!isOut) return null;
  return (
    <section
      aria-label={copy.stickyLabel}
      data-sticky-add=""
      className="fixed inset-x-0 bottom-0 z-30 flex animate-rise items-center gap-4 border-t border-line bg-surface px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-[0_-8px_24px_-12px_rgb(42_21_38_/_0.18)] lg:hidden"
    >
      <div className="min-w-0 flex-1">{price}</div>
      {children}
    </section>
  );
}
