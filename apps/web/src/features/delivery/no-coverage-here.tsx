import { lazy, Suspense } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import { useMe } from '../identity/me.query.ts';

const NoCoverage = lazy(async () => {
  const part = await loadPart('NoCoverage', () => import('./no-coverage.tsx'));
  return { default: part.NoCoverage };
});

/** That nobody delivers where this session would; nothing where we do. */
export function NoCoverageHere() {
  const place = useMe()?.delivery;
  if (!place || place.hasCoverage) return null;
  return (
    <Suspense>
      <NoCoverage place={place} canChange />
    </Suspense>
  );
}
