import { type MouseEvent, useEffect } from 'react';
import { Navigate, Outlet, useNavigation } from 'react-router';
import { frameCopy as copy } from '#copy/frame.ts';
import { secondFactor } from '#lib/own-addresses.ts';
import { LeaveQuestion } from '#parts/form/leave-question.tsx';
import { useMe } from '#session/me.ts';
import { wayOut } from '#session/way-out.ts';
import { FullPageSpinner } from './full-page-spinner.tsx';
import { OfflineLine } from './offline-line.tsx';
import { Sidebar } from './sidebar.tsx';

/** Without an address of its own: the router would take it for a way back that it never made. */
function skipMenu(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('contenido')?.focus();
}

/** Everything around a screen: menu at the left, what is wrong with the line at the bottom. */
export function Frame() {
  const { data: person, isError, error } = useMe();
  const isMoving = useNavigation().state !== 'idle';
  const isGuest = person?.user.rol === 'Guest';
  useEffect(() => {
    if (isGuest) wayOut.toLogin();
  }, [isGuest]);

  if (isError) throw error;
  if (!person || isGuest) {
    return <FullPageSpinner />;
  }
  if (person.user.rol !== 'Staff') {
    return (
      <main className="grid min-h-dvh place-content-center gap-4 p-6 text-center">
        <h1 className="text-xl">{copy.notStaff}</h1>
        <a href="/" className="text-accent underline">
          {copy.toShop}
        </a>
      </main>
    );
  }
  if (person.secondFactor !== 'none') return <Navigate to={secondFactor} replace />;
  return (
    <div className="grid min-h-dvh grid-rows-[auto_1fr] md:grid-cols-[14rem_1fr] md:grid-rows-1">
      {/* biome-ignore lint/a11y/useValidAnchor: it leads within the page, whichever way it goes there */}
      <a
        href="#contenido"
        onClick={skipMenu}
        className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-surface focus:p-3"
      >
        {copy.skip}
      </a>
      <Sidebar person={person} />
      <main
        id="contenido"
        tabIndex={-1}
        aria-busy={isMoving}
        className="min-w-0 bg-ground outline-none"
      >
        <Outlet />
      </main>
      <OfflineLine />
      <LeaveQuestion />
    </div>
  );
}
