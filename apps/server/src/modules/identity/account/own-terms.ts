import type { ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { acceptTerms, readOwnTerms } from '@matiz/contracts/identity/own-terms.ts';
import { mustAcceptTerms } from '@matiz/domain/identity/terms.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import type { Buyer } from '#http/session/principal.ts';
import { findLegalVersions } from '../legal/legal-texts.store.ts';
import type { Principals } from '../session/principals.ts';
import { findOwnTerms, saveAcceptedTerms } from './own-terms.store.ts';

interface TermsDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly principals: Principals;
}

/** Which terms a business agreed to (§2): stored by version, and asked for again after a new one. */
export function createOwnTerms({ sql, clock, principals }: TermsDeps) {
  async function read({ customer, role }: Buyer): Promise<ResultOf<typeof readOwnTerms>> {
    const { inForce, ...accepted } = await findOwnTerms(sql.reader, customer.id, clock());
    const last = accepted.version === null ? null : accepted;
    return ok({
      result: {
        version: inForce,
        accepted: last,
        mustAccept: mustAcceptTerms(role, accepted.version, inForce),
      },
    });
  }

  async function accept(
    buyer: Buyer,
    version: string,
    address: string,
  ): Promise<ResultOf<typeof acceptTerms>> {
    const now = clock();
    const { terms } = await findLegalVersions(sql.reader, now);
    if (version !== terms) return fail(failure('OLD_CONSENT'));
    // A seller agrees to nothing in a customer's name.
    if (buyer.role !== 'Admin customer') return fail(failure('FORBIDDEN'));
    const { userId: actorId, customer } = buyer;
    await saveAcceptedTerms(sql, {
      customerId: customer.id,
      actorId,
      version,
      address,
      at: now,
    });
    principals.forget(buyer.sessionId);
    return read(buyer);
  }

  return { read, accept };
}
