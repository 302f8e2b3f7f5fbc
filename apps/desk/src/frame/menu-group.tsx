import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { matchPath, NavLink, useLocation } from 'react-router';
import type { DeskRoute } from '../desk-route.ts';
import { menuEntryClass } from './menu-entry-class.ts';

interface MenuGroupProps {
  readonly name: string;
  readonly entries: readonly DeskRoute[];
  readonly isFolded: boolean;
  readonly fold: () => void;
}

/** Entries of the menu under their name. Folded, it still shows where one is. */
export function MenuGroup({ name, entries, isFolded, fold }: MenuGroupProps) {
  const { pathname } = useLocation();
  // Only one entry is the current one, also where another's address goes on from it.
  const isExact = (path: string) => entries.some((other) => other.path.startsWith(`${path}/`));
  const shown = isFolded
    ? entries.filter(({ path }) => matchPath({ path, end: isExact(path) }, pathname))
    : entries;
  return (
    <div className="mt-3">
      <h2 className="font-text text-xs font-semibold">
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={fold}
          className="group flex w-full items-center justify-between rounded-sm px-3 py-1 text-[#d9c9d3] hover:text-white pointer-coarse:min-h-11"
        >
          {name}
          <ChevronDown
            size={14}
            aria-hidden
            className={clsx(
              'transition-transform',
              isFolded
                ? '-rotate-90'
                : 'opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100 pointer-coarse:opacity-100',
            )}
          />
        </button>
      </h2>
      <ul>
        {shown.map(({ path, title }) => (
          <li key={path}>
            <NavLink to={path} end={isExact(path)} className={menuEntryClass}>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
