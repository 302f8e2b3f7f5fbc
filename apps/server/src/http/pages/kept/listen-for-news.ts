import type { FastifyInstance } from 'fastify';
import type { SqlPool } from '../../../db/pool.ts';
import type { PageMemory } from './page-memory.ts';

/** What the database tells of all that pages show, whichever process changed it (migration 67). */
const channel = 'matiz_shown';

/** Forgets pages as soon as what they show has changed; none is kept while that cannot be heard. */
export function listenForNews(
  app: FastifyInstance,
  news: Pick<SqlPool, 'listen'>,
  memory: PageMemory,
  /** Told before the pages are drawn again: what is remembered besides, of all that is shown. */
  onAll?: () => void,
): void {
  const listening = news.listen(channel, {
    onOpen: () => memory.hear(true),
    onLost: () => memory.hear(false),
    onNews(ids) {
      if (ids === '*') onAll?.();
      memory.forget(ids);
    },
  });
  app.addHook('onClose', () => listening.stop());
}
