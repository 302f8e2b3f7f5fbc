import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { selectCustomerPath } from '#lib/page/return-path.ts';
import { LateWindow } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { isSeller, useMe } from '#session/me.query.ts';
import type { LocationView } from './location-window.tsx';
import { LocationContext, type LocationDialog } from './use-location-dialog.ts';

const loadPlaceWindow = () => loadPart('PlaceWindow', () => import('./location-window.tsx'));
const PlaceWindow = lazyPart(async () => (await loadPlaceWindow()).LocationWindow, 'window');

/** Fetches the windows' code before it is asked for. */
export function prepareLocationDialog(): void {
  loadPlaceWindow().catch(() => undefined);
}

/** The one place where the windows about delivery stand; their code comes with the first. */
export function LocationHost({ children }: { children: ReactNode }) {
  const [view, setView] = useState<LocationView | null>(null);
  const navigate = useNavigate();
  const visitor = useMe();
  const needsCustomer = isSeller(visitor) && !visitor?.customer;
  const door = useMemo<LocationDialog>(
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
    <LocationContext value={door}>
      {children}
      {view ? (
        <LateWindow>
          <PlaceWindow view={view} onView={setView} />
        </LateWindow>
      ) : null}
    </LocationContext>
  );
}
