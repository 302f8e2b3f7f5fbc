import { useLocation, useSearchParams } from 'react-router';
import { HandOverWaiting, loadHandOverPage } from '#features/orders/index.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useHydrated } from '#lib/use-hydrated.ts';

const HandOverPage = lazyPart(
  async () => (await loadPart('HandOverPage', loadHandOverPage)).HandOverPage,
);

/**
 * Where a seller's link leads: what names the draft stands behind the #, which only a browser knows.
 * A note on her phone names the draft openly: it opens for who is signed in as its customer alone.
 */
export function Component() {
  const isHydrated = useHydrated();
  const { hash } = useLocation();
  const [query] = useSearchParams();
  const token = query.get('borrador') ?? hash.slice(1);
  if (!isHydrated) return <HandOverWaiting />;
  return (
    <DeferredPart fallback={<HandOverWaiting />}>
      <HandOverPage key={token} token={token} />
    </DeferredPart>
  );
}
