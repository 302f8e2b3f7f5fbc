import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

/** It comes when something was refused, which is seldom. */
export const LateRefusalNotice = lazyPart(
  async () =>
    (await loadPart('OrderRefusalNotice', () => import('./order-refusal-notice.tsx')))
      .OrderRefusalNotice,
);
