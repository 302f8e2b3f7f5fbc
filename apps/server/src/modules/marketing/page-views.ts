import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { countPageViews } from '@matiz/contracts/marketing.ts';
import { limitOf, type Sender, type SenderLimits } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { countedPath } from '@matiz/domain/marketing/counted-path.ts';
import type { Sql } from '#db/sql.ts';
import { spendTry } from '../identity/index.ts';
import { deletePageViews, insertPageViews } from './page-views.store.ts';

/** Batches, each of up to 50 views. */
const limits: SenderLimits = {
  session: { name: 'views.session', burst: 30, refillSeconds: 4 },
  address: { name: 'views.address', burst: 3_000, refillSeconds: 0.05 },
};
/** A year can be held against the one before it. */
const monthsKept = 13;

/**
 * §2 "After navigation": which pages are seen, by sessions of which nobody knows whose they are, or
 * by visitors without one.
 */
export function createPageViews({ sql, clock }: { sql: Sql; clock: Clock }) {
  /** Answers how many it counted; all of the batch, or none when the sender sends too many. */
  async function count(
    sender: Sender,
    { views, reference, campaign }: BodyOf<typeof countPageViews>,
  ): Promise<Result<number, Failure<'TOO_MANY_ATTEMPTS'>>> {
    const now = clock();
    const wait = await spendTry(sql, ...limitOf(limits, sender), now);
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    const { sessionId } = sender;
    const from = { sessionId, reference: reference || null, campaign: campaign || null };
    const seen = views.map(({ path, ago }) => ({
      at: new Date(now.getTime() - ago),
      path: countedPath(path),
    }));
    await insertPageViews(sql, from, seen);
    return ok(views.length);
  }

  async function forgetOld(): Promise<void> {
    const before = clock();
    before.setUTCMonth(before.getUTCMonth() - monthsKept);
    await deletePageViews(sql, before);
  }

  return { count, forgetOld };
}
