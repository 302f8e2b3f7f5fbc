import { clsx } from 'clsx';
import { ChevronRight } from 'lucide-react';
import { type RenderLink, renderAnchor } from '../render-link.tsx';
import { words } from '../words.ts';

export type Crumb = { label: string; href?: string | undefined };

/** Where the page stands; the last crumb is the page itself. One line, on a phone its end is cut with dots. */
export function Breadcrumbs({
  crumbs,
  renderLink = renderAnchor,
  label = words.breadcrumbs,
}: {
  crumbs: readonly Crumb[];
  renderLink?: RenderLink;
  label?: string;
}) {
  return (
    <nav aria-label={label} className="no-scrollbar overflow-x-auto">
      <ol className="flex items-center gap-1 text-sm whitespace-nowrap text-ink-soft">
        {crumbs.map((crumb, position) => {
          const isLast = position === crumbs.length - 1;
          return (
            <li
              key={crumb.label}
              className={clsx('flex items-center gap-1', isLast ? 'min-w-16' : 'shrink-0')}
            >
              {crumb.href && !isLast ? (
                renderLink({
                  href: crumb.href,
                  className:
                    'rounded-xs py-1.5 hover:text-accent hover:underline underline-offset-4',
                  children: crumb.label,
                })
              ) : (
                <span
                  aria-current={isLast ? 'page' : undefined}
                  className="truncate py-1.5 text-ink"
                >
                  {crumb.label}
                </span>
              )}
              {isLast ? null : (
                <ChevronRight aria-hidden="true" size={14} className="text-ink-faint" />
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
