import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

export const LateCardChoice = lazyPart(
  async () => (await loadPart('CardChoice', () => import('./card-choice.tsx'))).CardChoice,
);
