import type { Me } from '@matiz/contracts/identity.ts';
import { Menu, Search } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { frameCopy as copy, searchCopy } from '#copy/frame.ts';
import { account } from '#lib/own-addresses.ts';
import { useFirstDay } from '#session/first-day.ts';
import { BusinessSign } from './business-sign.tsx';
import { menuOf } from './menu.ts';
import { menuEntryClass } from './menu-entry-class.ts';
import { MenuGroup } from './menu-group.tsx';
import { useSearch } from './search/use-search.tsx';
import { useFoldedGroups } from './use-folded-groups.ts';
import { useSignOut } from './use-sign-out.ts';

/** The menu; on a phone it folds away behind its button. */
export function Sidebar({ person }: { person: Me }) {
  const signOut = useSignOut();
  const search = useSearch(person);
  const list = <MenuList person={person} signOut={signOut} />;
  return (
    <aside className="on-dark bg-plum text-white md:sticky md:top-0 md:h-dvh">
      <details className="group md:hidden">
        <summary className="flex h-12 list-none items-center gap-3 px-4">
          <Menu size={20} aria-hidden />
          <span>{copy.brand}</span>
          <span className="sr-only">{copy.menu}</span>
        </summary>
        <SearchButton open={search.open} />
        {list}
      </details>
      <div className="hidden h-full flex-col md:flex">
        <NavLink to="/" className="flex h-14 shrink-0 items-center px-4" aria-label={copy.home}>
          <BusinessSign />
        </NavLink>
        <SearchButton open={search.open} />
        {list}
      </div>
      {search.dialog}
    </aside>
  );
}

/** It stays where it is while the list under it is scrolled. */
function SearchButton({ open }: { readonly open: () => void }) {
  return (
    <div className="shrink-0 px-2 pb-2 text-sm">
      <button
        type="button"
        aria-keyshortcuts="Control+K"
        onClick={open}
        className="flex h-9 w-full items-center gap-2 rounded-sm border border-plum-raised px-3 text-[#d9c9d3] hover:bg-plum-raised hover:text-white pointer-coarse:h-11"
      >
        <Search size={15} aria-hidden />
        {searchCopy.open}
        <span aria-hidden="true" className="ml-auto text-xs pointer-coarse:hidden">
          Ctrl K
        </span>
      </button>
    </div>
  );
}

interface MenuListProps {
  readonly person: Me;
  readonly signOut: () => void;
}

function MenuList({ person, signOut }: MenuListProps) {
  const nav = useCurrentInSight();
  const { folded, fold } = useFoldedGroups();
  return (
    <nav
      ref={nav}
      aria-label={copy.menu}
      className="min-h-0 flex-1 overflow-y-auto px-2 pb-6 text-sm"
    >
      <NavLink to="/" end className={menuEntryClass}>
        {copy.home}
      </NavLink>
      <FirstDayEntry />
      {menuOf(person).map(({ group, entries }) => (
        <MenuGroup
          key={group}
          name={group}
          entries={entries}
          isFolded={folded.includes(group)}
          fold={() => fold(group)}
        />
      ))}
      <div className="mt-6 border-t border-plum-raised px-3 pt-4">
        <p className="truncate font-semibold">
          {person.user.name} {person.user.last_name}
        </p>
        <Link to={account} className="mt-2 block text-[#d9c9d3] hover:text-white">
          {copy.account}
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
    <NavLink to="/empezar" className={menuEntryClass}>
      {copy.firstDay}
      <span className="float-right tabular-nums">{copy.firstDayDone(done, steps.length)}</span>
    </NavLink>
  );
}
