import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Chips in a single row that scrolls sideways; `bleed` lets it run to the edges of a padded page. */
export function ChipRow({
  label,
  children,
  bleed = false,
}: {
  label: string;
  children: ReactNode;
  bleed?: boolean;
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways
    <div
      role="group"
      aria-label={label}
      className={clsx(
        'no-scrollbar flex gap-2 overflow-x-auto overscroll-x-contain py-1 whitespace-nowrap',
        bleed ? '-mx-4 px-4 md:-mx-8 md:px-8' : '-mx-1 px-1',
      )}
    >
      {children}
    </div>
  );
}
