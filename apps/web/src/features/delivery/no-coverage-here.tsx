import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { useMe } from '#session/me.query.ts';

const NoCoverage = lazyPart(
  async () => (await loadPart('NoCoverage', () => import('./no-coverage.tsx'))).NoCoverage,
);

/** That nobody delivers where this session would; nothing where we do. */
export function NoCoverageHere() {
  const place = useMe()?.delivery;
  if (!place || place.hasCoverage) return null;
  return (
    <DeferredPart>
      <NoCoverage place={place} canChange />
    </DeferredPart>
  );
}
