import { useLocation } from 'react-router';
import { HandOverPage, HandOverWaiting } from '#features/orders/index.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

/** Where a seller's link leads: what names the draft stands behind the #, which only a browser knows. */
export function Component() {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const token = hash.slice(1);
  return isHydrated ? <HandOverPage key={token} token={token} /> : <HandOverWaiting />;
}
