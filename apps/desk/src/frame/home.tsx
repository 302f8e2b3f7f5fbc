import { useEffect } from 'react';
import { Link } from 'react-router';
import { frameCopy as copy } from '#copy/frame.ts';
import { useMe } from '#session/me.ts';
import { menuOf } from './menu.ts';

/** Where a person begins: what they may do, by its group. */
export function Home() {
  const { data: person } = useMe();
  useEffect(() => {
    document.title = copy.pageTitle(copy.home);
  }, []);
  if (!person) return null;
  return (
    <section className="p-6">
      <h1 className="text-2xl">{copy.welcome(person.user.name)}</h1>
      <p className="mt-1 text-ink-soft">{copy.whereTo}</p>
      <div className="mt-6 grid max-w-4xl gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {menuOf(person).map(({ group, entries }) => (
          <nav
            key={group}
            aria-label={group}
            className="rounded-md border border-line bg-surface p-4"
          >
            <h2 className="text-base">{group}</h2>
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
    </section>
  );
}
