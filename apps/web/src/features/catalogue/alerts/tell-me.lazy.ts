import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

/** Only for what is sold out. */
export const LateTellMe = lazyPart(
  async () => (await loadPart('TellMe', () => import('./tell-me.tsx'))).TellMe,
  'nowhere',
);
