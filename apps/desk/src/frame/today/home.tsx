import { clsx } from 'clsx';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { frameCopy } from '#copy/frame.ts';
import { waitingCopy as copy } from '#copy/today.ts';
import { can, useMe } from '#session/me.ts';
import { menuOf } from '../menu.ts';
import { SalesLine } from './sales-line.tsx';
import { TodaysChanges } from './todays-changes.tsx';
import { waitingThings } from './waiting.ts';
import { WaitingBoard } from './waiting-board.tsx';

/** Where a person begins: what waits for them. Where the menu is folded away, also where to go. */
export function Home() {
  const { data: person } = useMe();
  useEffect(() => {
    document.title = frameCopy.pageTitle(frameCopy.home);
  }, []);
  if (!person) return null;
  const things = waitingThings.filter(({ scope }) => can(person, scope));
  return (
    <section className="p-6">
      <h1 className="text-2xl">{frameCopy.welcome(person.user.name)}</h1>
      {can(person, 'orders:read') ? <SalesLine /> : null}
      {things.length > 0 ? <WaitingBoard things={things} /> : null}
      {can(person, 'audit:read') ? <TodaysChanges /> : null}
      <div className={clsx('mt-8', things.length > 0 && 'md:hidden')}>
        <h2 className="text-base">{copy.goTo}</h2>
        <div className="mt-3 grid max-w-4xl gap-3 sm:grid-cols-2 xl:grid-cols-3">
          {menuOf(person).map(({ group, entries }) => (
            <nav
              key={group}
              aria-label={group}
              className="rounded-md border border-line bg-surface p-4"
            >
              <h3 className="text-base">{group}</h3>
              <ul className="mt-2">
                {entries.map(({ path, title }) => (
                  <li key={path}>
                    <Link
                      to={path}
                      className="block rounded-sm px-2 py-1.5 text-accent hover:bg-accent-soft"
                    >
                      {title}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
      </div>
    </section>
  );
}
