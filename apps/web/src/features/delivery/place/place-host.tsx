import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { selectCustomerPath } from '#lib/page/return-path.ts';
import { LateWindow } from '#lib/parts/late-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import type { PlaceView } from './place-window.tsx';
import { PlaceContext, type PlaceDoor } from './use-place.ts';

const loadPlaceWindow = () => loadPart('PlaceWindow', () => import('./place-window.tsx'));
const PlaceWindow = lazyPart(async () => (await loadPlaceWindow()).PlaceWindow, 'window');

/** Fetches the windows' code before it is asked for. */
export function preparePlace(): void {
  loadPlaceWindow().catch(() => undefined);
}

/** The one place where the windows about delivery stand; their code comes with the first. */
export function PlaceHost({ children }: { children: ReactNode }) {
  const [view, setView] = useState<PlaceView | null>(null);
  const navigate = useNavigate();
  const visitor = useMe();
  const needsCustomer = isSeller(visitor) && !visitor?.customer;
  const door = useMemo<PlaceDoor>(
    () => ({
      choose() {
        const { pathname, search } = window.location;
        if (needsCustomer) void navigate(selectCustomerPath(`${pathname}${search}`));
        else setView({ kind: 'choose', isOpen: true });
      },
      move: (address) => setView({ kind: 'move', address, isOpen: true }),
      leavePhone: (city) => setView({ kind: 'lead', city, isOpen: true }),
    }),
    [needsCustomer, navigate],
  );
  return (
    <PlaceContext value={door}>
      {children}
      {view ? (
        <LateWindow>
          <PlaceWindow view={view} onView={setView} />
        </LateWindow>
      ) : null}
    </PlaceContext>
  );
}
