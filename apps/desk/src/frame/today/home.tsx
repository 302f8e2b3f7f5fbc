import { clsx } from 'clsx';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { frameCopy } from '#copy/frame.ts';
import { waitingCopy as copy } from '#copy/today.ts';
import { useFirstDay } from '#session/first-day.ts';
import { can, useMe } from '#session/me.ts';
import { menuOf } from '../menu.ts';
import { FirstSteps } from './first-steps.tsx';
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
  const day = useFirstDay();
  if (!person) return null;
  const canSell = day?.canSell ?? true;
  const things = waitingThings.filter(({ scope }) => can(person, scope));
  return (
    <section className="p-6">
      <h1 className="text-2xl">{frameCopy.welcome(person.user.name)}</h1>
      {day && !canSell ? <FirstSteps missing={day.steps.filter(({ isDone }) => !isDone)} /> : null}
      {can(person, 'orders:read') ? <SalesLine /> : null}
      {things.length > 0 ? (
        <WaitingBoard things={things} nothing={canSell ? copy.nothing : copy.nothingYet} />
      ) : null}
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
