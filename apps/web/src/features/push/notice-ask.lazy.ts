import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

/** Comes after what the page is for. */
export const LateNoticeAsk = lazyPart(
  async () => (await loadPart('NoticeAsk', () => import('./notice-ask.tsx'))).NoticeAsk,
);
