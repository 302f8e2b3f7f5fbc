import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/**
 * A phone's main action, always in sight at the bottom; from 64 rem on its owner draws the action
 * beside the page. `over`: what stands below it on this route.
 */
export function ActionBar({
  over,
  children,
}: {
  over: 'navigation' | 'edge';
  children: ReactNode;
}) {
  return (
    <div
      data-action-bar={over}
      className={clsx(
        'sticky z-20 mt-5 flex items-center gap-4 border-t border-line bg-surface px-4 py-2.5 shadow-lift lg:hidden',
        over === 'navigation'
          ? 'bottom-[calc(var(--bottom-bar)+env(safe-area-inset-bottom))]'
          : 'bottom-0 pb-[max(0.625rem,env(safe-area-inset-bottom))]',
      )}
    >
      {children}
    </div>
  );
}
