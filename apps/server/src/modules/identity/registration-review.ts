import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import type { decideRegistration } from '@matiz/contracts/registration-staff.ts';
import {
  nextRegistrationState,
  type RegistrationDecision,
  type RegistrationState,
} from '@matiz/domain/identity/registration.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '../../db/pool.ts';
import { brokenConstraint } from '../../db/unavailable.ts';
import type { Principal } from '../../http/principal.ts';
import { recordAudit } from './audit.ts';
import { lockBusiness, setDecision } from './registration-business.store.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { decisionMail, decisionText } from './registration-messages.ts';
import { findContact, findRegistrations } from './registration-review.store.ts';

export interface DecisionRequest {
  readonly staff: Principal;
  readonly body: BodyOf<typeof decideRegistration>;
  readonly requestId: string;
}

/** A person of staff looks at what waits and decides (§2 RegistrationStatus). */
export function createRegistrationReview(deps: RegistrationDeps) {
  const { sql, clock, messages, background, publicUrl } = deps;

  const list = (status: RegistrationState | undefined) => findRegistrations(sql, status);

  /** The business is told, and by whom it was decided is written down. */
  async function decide(request: DecisionRequest): Promise<Result<RegistrationState, Failure>> {
    const { customerId, decision } = request.body;
    const note = request.body.note || null;
    if (note === null && decision !== 'approve') return fail(failureAt('note', 'NOTE_REQUIRED'));
    try {
      const decided = await sql.begin((tx) => decideLocked(tx, request, note));
      if (decided.ok) tell(customerId, decision, note);
      return decided;
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
  ): Promise<Result<RegistrationState, Failure>> {
    const { customerId, decision } = body;
    const from = await lockBusiness(tx, customerId);
    if (from === undefined) return fail(failure('CUSTOMER_NOT_FOUND'));
    const status = nextRegistrationState(from, decision);
    if (status === null) return fail(failure('REGISTRATION_CLOSED'));
    await setDecision(tx, customerId, { status, note });
    await recordAudit(tx, {
      at: clock(),
      actorId: staff.userId,
      customerId,
      sessionId: staff.sessionId,
      requestId,
      action: `registration.${decision}`,
      subject: `customer:${customerId}`,
      detail: { from, to: status },
    });
    return ok(status);
  }

  /** By e-mail when it was confirmed, else by the phone that was proven: to nobody else. */
  function tell(customerId: string, decision: RegistrationDecision, note: string | null): void {
    background.run('the decision on a registration', async () => {
      const contact = await findContact(sql, customerId);
      const address = `${publicUrl}/registration-status`;
      if (contact?.email) {
        await messages.send(decisionMail(contact.email, decision, { note, address }));
      } else if (contact?.phone) {
        const text = decisionText(decision, address);
        await messages.send({ channel: 'sms', to: contact.phone, text });
      }
    });
  }

  return { list, decide };
}
