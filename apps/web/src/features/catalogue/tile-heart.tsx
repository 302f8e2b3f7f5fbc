import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { lazy } from 'react';
import { loadPart } from '../../lib/load-part.ts';
import { OnceAwake } from '../../lib/once-awake.tsx';
import { isGuest, useMe } from '../identity/me.query.ts';

/** Nobody needs it for buying: it comes once the page is awake. */
const TileFavourite = lazy(async () => {
  const part = await loadPart('TileFavourite', () => import('./favourite-button.tsx'));
  return { default: part.TileFavourite };
});

/** The heart of a product in a list, for whoever can keep favourites. */
export function TileHeart({ product: { _id, name } }: { product: ProductCard }) {
  if (isGuest(useMe())) return null;
  return (
    <OnceAwake>
      <TileFavourite productId={_id} name={name} />
    </OnceAwake>
  );
}
