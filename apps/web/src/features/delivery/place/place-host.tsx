import { clearToasts } from '@matiz/ui/toast-store.ts';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { loadPart } from '../../../lib/load-part.ts';
import { selectCustomerPath } from '../../../lib/return-path.ts';
import { isSeller, useMe } from '../../identity/me.query.ts';
import type { PlaceView } from './place-window.tsx';
import { PlaceContext, type PlaceDoor } from './use-place.ts';

const loadPlaceWindow = () => loadPart('PlaceWindow', () => import('./place-window.tsx'));
const PlaceWindow = lazy(async () => ({ default: (await loadPlaceWindow()).PlaceWindow }));

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
  const door = useMemo<PlaceDoor>(() => {
    const show = (next: PlaceView) => {
      // A message would stand over the window's buttons.
      clearToasts();
      setView(next);
    };
    return {
      choose() {
        const { pathname, search } = window.location;
        if (needsCustomer) void navigate(selectCustomerPath(`${pathname}${search}`));
        else show({ kind: 'choose', isOpen: true });
      },
      move: (address) => show({ kind: 'move', address, isOpen: true }),
      leavePhone: (city) => show({ kind: 'lead', city, isOpen: true }),
    };
  }, [needsCustomer, navigate]);
  return (
    <PlaceContext value={door}>
      {children}
      {view ? (
        <Suspense>
          <PlaceWindow view={view} onView={setView} />
        </Suspense>
      ) : null}
    </PlaceContext>
  );
}
