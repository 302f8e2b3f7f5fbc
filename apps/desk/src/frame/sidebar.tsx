import type { Me } from '@matiz/contracts/identity.ts';
import { MatizLogo } from '@matiz/ui/matiz-logo.tsx';
import { clsx } from 'clsx';
import { Menu, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { frameCopy as copy, searchCopy } from '#copy/frame.ts';
import { secondFactor } from '#lib/second-factor-address.ts';
import { useFirstDay } from '#session/first-day.ts';
import { menuOf } from './menu.ts';
import { useSearch } from './search/use-search.tsx';
import { useSignOut } from './use-sign-out.ts';

const entryClass = ({ isActive }: { isActive: boolean }) =>
  clsx(
    'block rounded-sm px-3 py-1.5 text-[#d9c9d3] hover:bg-plum-raised hover:text-white',
    isActive && 'bg-plum-raised font-semibold text-white',
  );

/** The menu; on a phone it folds away behind its button. */
export function Sidebar({ person }: { person: Me }) {
  const signOut = useSignOut();
  const search = useSearch(person);
  const list = <MenuList person={person} signOut={signOut} search={search.open} />;
  return (
    <aside className="on-dark bg-plum text-white md:sticky md:top-0 md:h-dvh md:overflow-y-auto">
      <details className="group md:hidden">
        <summary className="flex h-12 list-none items-center gap-3 px-4">
          <Menu size={20} aria-hidden />
          <span>{copy.brand}</span>
          <span className="sr-only">{copy.menu}</span>
        </summary>
        {list}
      </details>
      <div className="hidden h-full md:block">
        <NavLink to="/" className="flex h-14 items-center px-4" aria-label={copy.home}>
          <MatizLogo onDark className="h-7" />
        </NavLink>
        {list}
      </div>
      {search.dialog}
    </aside>
  );
}

interface MenuListProps {
  readonly person: Me;
  readonly signOut: () => void;
  readonly search: () => void;
}

function MenuList({ person, signOut, search }: MenuListProps) {
  const nav = useCurrentInSight();
  return (
    <nav ref={nav} aria-label={copy.menu} className="px-2 pb-6 text-sm">
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={search}
        className="mb-2 flex h-9 w-full items-center gap-2 rounded-sm border border-plum-raised px-3 text-[#d9c9d3] hover:bg-plum-raised hover:text-white pointer-coarse:h-11"
      >
        <Search size={15} aria-hidden />
        {searchCopy.open}
        <span aria-hidden="true" className="ml-auto text-xs pointer-coarse:hidden">
          Ctrl K
        </span>
      </button>
      <NavLink to="/" end className={entryClass}>
        {copy.home}
      </NavLink>
      <FirstDayEntry />
      {menuOf(person).map(({ group, entries }) => (
        <div key={group} className="mt-4">
          <h2 className="px-3 pb-1 font-text text-xs font-semibold text-[#d9c9d3]">{group}</h2>
          <ul>
            {entries.map(({ path, title }) => (
              <li key={path}>
                <NavLink
                  to={path}
                  // Only one entry is the current one, also where another's address goes on from it.
                  end={entries.some((other) => other.path.startsWith(`${path}/`))}
                  className={entryClass}
                >
                  {title}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-6 border-t border-plum-raised px-3 pt-4">
        <p className="truncate font-semibold">
          {person.user.name} {person.user.last_name}
        </p>
        <Link to={secondFactor} className="mt-2 block text-[#d9c9d3] hover:text-white">
          {copy.security}
        </Link>
        <a href="/" className="mt-2 block text-[#d9c9d3] hover:text-white">
          {copy.shop}
        </a>
        <button type="button" onClick={signOut} className="mt-2 text-[#d9c9d3] hover:text-white">
          {copy.signOut}
        </button>
      </div>
    </nav>
  );
}

/** The menu is longer than a window: its current entry is brought into sight. */
function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another address, another current entry
  useEffect(() => {
    nav.current?.querySelector('[aria-current="page"]')?.scrollIntoView?.({ block: 'nearest' });
  }, [pathname]);
  return nav;
}

/** There until the shop has all that it needs. */
function FirstDayEntry() {
  const steps = useFirstDay()?.steps ?? [];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return null;
  return (
    <NavLink to="/empezar" className={entryClass}>
      {copy.firstDay}
      <span className="float-right tabular-nums">{copy.firstDayDone(done, steps.length)}</span>
    </NavLink>
  );
}
