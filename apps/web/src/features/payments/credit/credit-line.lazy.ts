import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

export const LateCreditLine = lazyPart(
  async () => (await loadPart('CreditLine', () => import('./credit-line.tsx'))).CreditLine,
);
