import type { BodyOf, FailureOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { decideRegistration } from '@matiz/contracts/identity/registration-staff.ts';
import {
  nextRegistrationState,
  type RegistrationState,
} from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { brokenConstraint } from '#db/connection/unavailable.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { authorOf } from '#resource/author.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { publishToAccount } from '../account/account-events.ts';
import { lockBusiness, setDecision } from './registration-business.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { findRegistrations } from './registration-review.store.ts';

export interface DecisionRequest {
  readonly staff: Principal;
  readonly body: BodyOf<typeof decideRegistration>;
  readonly requestId: string;
}

/** A person of staff looks at what waits and decides (§2 RegistrationStatus). */
export function createRegistrationReview(deps: RegistrationDeps) {
  const { sql, clock, publish } = deps;

  const list = (status: RegistrationState | undefined) => findRegistrations(sql.reader, status);

  /** The business is told (`account-subscribers.ts`), and by whom it was decided is written down. */
  async function decide(
    request: DecisionRequest,
  ): Promise<Result<RegistrationState, FailureOf<typeof decideRegistration>>> {
    const { decision } = request.body;
    const note = request.body.note || null;
    if (note === null && decision !== 'approve') return fail(failureAt('note', 'NOTE_REQUIRED'));
    try {
      return await sql.begin((tx) => decideLocked(tx, request, note));
    } catch (error) {
      const isTaken = brokenConstraint(error) === 'customer_one_approved_document';
      if (isTaken) return fail(failure('DOCUMENT_TAKEN'));
      throw error;
    }
  }

  async function decideLocked(
    tx: Sql,
    { staff, body, requestId }: DecisionRequest,
    note: string | null,
  ): Promise<Result<RegistrationState, Failure<'CUSTOMER_NOT_FOUND' | 'REGISTRATION_CLOSED'>>> {
    const { customerId, decision } = body;
    const from = await lockBusiness(tx, customerId);
    if (from === undefined) return fail(failure('CUSTOMER_NOT_FOUND'));
    const status = nextRegistrationState(from, decision);
    if (status === null) return fail(failure('REGISTRATION_CLOSED'));
    await setDecision(tx, customerId, { status, note });
    const asking = { principal: staff, requestId, reason: note ?? undefined };
    await writeAudit(tx, authorOf(asking, clock()), {
      action: `registration.${decision}`,
      subject: `customer:${customerId}`,
      customerId,
      before: { status: from },
      after: { status },
    });
    const event = { kind: 'registration.decided', customerId, decision, status } as const;
    await publishToAccount(publish, tx, event);
    return ok(status);
  }

  return { list, decide };
}
