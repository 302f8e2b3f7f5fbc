import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

/** Nobody needs it to see what is kept: it comes once the page is awake. */
export const LateAddFavourites = lazyPart(
  async () => (await loadPart('AddFavourites', () => import('./add-favourites.tsx'))).AddFavourites,
  'nowhere',
);
