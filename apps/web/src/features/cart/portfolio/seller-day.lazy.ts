import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

export const LateSellerDay = lazyPart(
  async () => (await loadPart('SellerDay', () => import('./seller-day.tsx'))).SellerDay,
);
