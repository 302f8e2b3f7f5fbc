import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import { AppLink } from '#lib/page/app-link.tsx';

/** A row under the search field: the arrow keys stand on it, the focus stays in the field. */
export function SuggestionLink({
  id,
  isActive,
  to,
  onClick,
  className,
  children,
}: {
  id: string;
  isActive: boolean;
  to: string;
  onClick: (event: MouseEvent) => void;
  className: string;
  children: ReactNode;
}) {
  return (
    <AppLink
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      onClick={onClick}
      className={clsx(
        'flex items-center gap-3 rounded-md hover:bg-sunken',
        isActive && 'bg-sunken',
        className,
      )}
    >
      {children}
    </AppLink>
  );
}
