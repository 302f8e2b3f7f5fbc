import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { lazy, Suspense } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import { useHydrated } from '../../lib/use-hydrated.ts';
import { isGuest, useMe } from '../identity/me.query.ts';

/** Nobody needs it for buying: it comes once the page is awake. */
const TileFavourite = lazy(async () => {
  const part = await loadPart('TileFavourite', () => import('./favourite-button.tsx'));
  return { default: part.TileFavourite };
});

/** The heart of a product in a list, for whoever can keep favourites. */
export function TileHeart({ product: { _id, name } }: { product: ProductCard }) {
  const isOff = isGuest(useMe());
  if (!useHydrated() || isOff) return null;
  return (
    <Suspense>
      <TileFavourite productId={_id} name={name} />
    </Suspense>
  );
}
