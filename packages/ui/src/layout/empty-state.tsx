import type { ReactNode } from 'react';

/** Nothing here yet: what it is, why, and the way on. */
export function EmptyState({
  title,
  children,
  action,
  icon,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** A lucide icon of 28 px. */
  icon?: ReactNode;
}) {
  return (
    <div className="mx-auto flex max-w-md flex-col items-center px-4 py-12 text-center">
      {icon ? (
        <span
          aria-hidden="true"
          className="mb-5 grid size-16 place-items-center rounded-full bg-sunken text-accent"
        >
          {icon}
        </span>
      ) : (
        <EmptyStrip />
      )}
      <h2 className="text-xl">{title}</h2>
      {children ? (
        <div className="mt-2 text-base text-balance text-ink-soft">{children}</div>
      ) : null}
      {action ? <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div> : null}
    </div>
  );
}

/** A tone strip without tones. */
function EmptyStrip() {
  return (
    <svg aria-hidden="true" width="92" height="56" viewBox="0 0 92 56" className="mb-5">
      {[0, 1, 2, 3, 4].map((lock) => (
        <rect
          key={lock}
          x={lock * 19 + 1}
          y={[10, 4, 1, 4, 10][lock]}
          width="14"
          height="44"
          rx="4"
          className={lock === 2 ? 'fill-accent-soft stroke-accent' : 'fill-sunken stroke-line'}
          strokeWidth="1.5"
          strokeDasharray={lock === 2 ? undefined : '3 3'}
        />
      ))}
    </svg>
  );
}
