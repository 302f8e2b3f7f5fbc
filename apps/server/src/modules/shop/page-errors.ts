import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { tellPageErrors } from '@matiz/contracts/shop.ts';
import { limitOf, type Sender, type SenderLimits } from '@matiz/domain/identity/limit.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { countedPath } from '@matiz/domain/marketing/counted-path.ts';
import { cleanError } from '@matiz/domain/shop/clean-error.ts';
import type { Sql } from '#db/sql.ts';
import { spendTry } from '../identity/index.ts';

/** Whatever fails on every page of a release is known after the first few. */
const limits: SenderLimits = {
  session: { name: 'page-errors.session', burst: 10, refillSeconds: 60 },
  address: { name: 'page-errors.address', burst: 100, refillSeconds: 6 },
};

export interface PageError {
  readonly release: string;
  readonly path: string;
  readonly message: string;
  readonly stack: string;
}

interface PageErrorsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  /** Writes it down for the operators, beside what fails on the server. */
  readonly reportPageError: (error: PageError) => void;
}

/**
 * §8: what failed in a browser, with its release and its page and nothing of whose it was.
 * Anyone may send anything here: it is cut, cleaned, limited and written down as text.
 */
export function createPageErrors({ sql, clock, reportPageError }: PageErrorsDeps) {
  return async function tell(
    sender: Sender,
    { release, errors }: BodyOf<typeof tellPageErrors>,
  ): Promise<Result<number, Failure<'TOO_MANY_ATTEMPTS'>>> {
    const wait = await spendTry(sql, ...limitOf(limits, sender), clock());
    if (wait > 0) return fail(failure('TOO_MANY_ATTEMPTS', { seconds: wait }));
    for (const { path, message, stack } of errors) {
      reportPageError({
        release: cleanError(release, 'message'),
        path: countedPath(path),
        message: cleanError(message, 'message'),
        stack: cleanError(stack, 'stack'),
      });
    }
    return ok(errors.length);
  };
}
