import { scopesOf, staffRoles } from '@matiz/domain/identity/scopes.ts';
import { type ReactNode, useEffect } from 'react';
import { frameCopy as copy } from '#copy/frame.ts';
import { roles } from '#copy/team/roles.ts';
import { useCan } from '#session/me.ts';
import type { DeskRoute } from '../desk-route.ts';

/** The screen for the one who may see it; others are told whose it is, and nothing of its data. */
export function Permitted({ route, children }: { route: DeskRoute; children: ReactNode }) {
  const may = useCan(route.scope);
  useEffect(() => {
    document.title = copy.pageTitle(route.title);
  }, [route.title]);
  if (may) return children;
  const whose = staffRoles.filter((role) => scopesOf([role]).includes(route.scope));
  return (
    <section className="max-w-prose p-6">
      <h1 className="text-xl">{route.title}</h1>
      <p className="mt-2 text-ink-soft">{copy.notYours(whose.map((role) => roles[role]))}</p>
    </section>
  );
}
