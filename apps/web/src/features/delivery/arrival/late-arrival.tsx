import { OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { loadNextArrival } from './next-arrival.lazy.ts';

const NextArrival = lazyPart(
  async () => (await loadPart('NextArrival', loadNextArrival)).NextArrival,
);

/** When what lies in the warehouse arrives, once the page is awake: its height is kept free until then. */
export function LateArrival() {
  return (
    <div className="min-h-10">
      <OnceHydrated>
        <NextArrival />
      </OnceHydrated>
    </div>
  );
}
