import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

export const LateOwnCards = lazyPart(
  async () => (await loadPart('OwnCards', () => import('./own-cards.tsx'))).OwnCards,
);
