import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { type RenderLink, renderAnchor } from '../render-link.tsx';
import { words } from '../words.ts';
import { pagesAround } from './pages-around.ts';

export type PaginationProps = {
  /** From 1. */
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  renderLink?: RenderLink | undefined;
  label?: string | undefined;
  previousLabel?: string | undefined;
  nextLabel?: string | undefined;
};

const cell =
  'inline-grid h-11 min-w-11 place-items-center rounded-md px-2 text-sm font-semibold tabular-nums';

/** Links to the pages of a list; they work without the page's script. Nothing for a single page. */
export function Pagination({
  page,
  totalPages,
  hrefOf,
  renderLink = renderAnchor,
  label = words.pages,
  previousLabel = words.previousPage,
  nextLabel = words.nextPage,
}: PaginationProps) {
  if (totalPages <= 1) return null;

  function arrow(target: number, name: string, icon: ReactNode) {
    if (target < 1 || target > totalPages) {
      return (
        <span aria-hidden="true" className={clsx(cell, 'text-ink-faint opacity-45')}>
          {icon}
        </span>
      );
    }
    return renderLink({
      href: hrefOf(target),
      'aria-label': name,
      className: clsx(cell, 'hover:bg-sunken'),
      children: icon,
    });
  }

  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap items-center justify-center gap-0.5">
        <li>{arrow(page - 1, previousLabel, <ChevronLeft size={20} />)}</li>
        {pagesAround(page, totalPages).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span className={clsx(cell, 'text-ink-faint')}>…</span>
            ) : (
              renderLink({
                href: hrefOf(entry.page),
                'aria-current': entry.page === page ? 'page' : undefined,
                className: clsx(
                  cell,
                  entry.page === page ? 'bg-plum text-white' : 'hover:bg-sunken',
                ),
                children: entry.page,
              })
            )}
          </li>
        ))}
        <li>{arrow(page + 1, nextLabel, <ChevronRight size={20} />)}</li>
      </ul>
    </nav>
  );
}
