import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

export const LateCreditPart = lazyPart(
  async () => (await loadPart('CreditPart', () => import('./credit-part.tsx'))).CreditPart,
);
