import type { ProductCard } from '@matiz/contracts/catalogue.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { isGuest, useMe } from '#session/me.query.ts';

/** Nobody needs it for buying: it comes once the page is awake. */
const TileFavourite = lazyPart(
  async () =>
    (await loadPart('TileFavourite', () => import('./favourite-button.tsx'))).TileFavourite,
  'nowhere',
);

/** The heart of a product in a list, for the one who can keep favourites. */
export function TileHeart({ product: { _id, name } }: { product: ProductCard }) {
  if (isGuest(useMe())) return null;
  return (
    <OnceHydrated>
      <TileFavourite productId={_id} name={name} />
    </OnceHydrated>
  );
}
