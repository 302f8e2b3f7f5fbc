import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { failure, failureAt } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/registration.ts';
import { removalGuesses } from '@matiz/domain/identity/guessing.ts';
import { fail, ok, orThrow, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { recordAudit } from '../audit.ts';
import { secondsOf } from '../limits/guesses.ts';
import type { RegistrationDeps } from '../registration/registration-deps.ts';
import { accountRemovedMail } from '../registration/registration-messages.ts';
import {
  closeCarts,
  eraseAccounts,
  eraseAddresses,
  eraseBusiness,
  findRemovalProof,
  keepIdentity,
  lockRemoval,
} from './removal.store.ts';

export interface RemovalRequest {
  readonly principal: Principal;
  readonly password: string | undefined;
  readonly requestId: string;
}

/**
 * Removes a business with its accounts (§7, D-16): personal data goes, what the law wants kept
 * stays apart (ADR 0010). Only its own people ask for it, and prove it once more.
 */
export function createRemoval(deps: RegistrationDeps) {
  const { sql, clock, principals, messages, background, publicUrl } = deps;

  async function remove(
    request: RemovalRequest,
  ): Promise<Result<null, FailureOf<typeof calls.removeCustomer>>> {
    const { principal } = request;
    // A seller's or a member of staff's account is no customer's, no matter who they act for.
    if (principal.role !== 'Admin customer') return fail(failure('CUSTOMER_NOT_FOUND'));
    const refusal = await prove(request);
    if (refusal) return fail(refusal);
    const erased = await sql.begin((tx) => erase(tx, request));
    if (erased === null) return fail(failure('CUSTOMER_NOT_FOUND'));
    for (const id of erased.sessionIds) principals.forget(id);
    const { email } = erased;
    if (email !== null) {
      background.run('the mail of a removal', async () => {
        orThrow(await messages.send(accountRemovedMail(email, publicUrl)));
      });
    }
    return ok(null);
  }

  /** With the password; an account without one, with its phone or e-mail, by a code in this session. */
  async function prove({
    principal,
    password,
  }: RemovalRequest): Promise<FailureOf<typeof calls.removeCustomer> | null> {
    const { userId, sessionId } = principal;
    const proof = await findRemovalProof(sql.reader, userId);
    if (!proof) return failure('CUSTOMER_NOT_FOUND');
    const { passwordHash } = proof;
    if (passwordHash === null) {
      const proven = await deps.codes.findProven(sessionId, proof);
      return proven.phone || proven.email ? null : failure('PHONE_NOT_VERIFIED');
    }
    if (password === undefined) return failureAt('password', 'PASSWORD_REQUIRED');
    // Anyone who stole one session does not keep its owner's others from removing the account.
    const origin = { key: `session:${sessionId}`, isKnown: false };
    const guess = await deps.guesses.begin(removalGuesses, userId, origin);
    if (!guess.ok) return failure('TOO_MANY_ATTEMPTS', { seconds: secondsOf(guess.error) });
    const isRight = await deps.hasher.matches(password, passwordHash);
    if (isRight === null) {
      await guess.value.takeBack();
      return failure('BUSY');
    }
    if (!isRight) return failureAt('password', 'BAD_PASSWORD');
    await guess.value.succeed();
    return null;
  }

  async function erase(tx: Sql, { principal, requestId }: RemovalRequest) {
    const { userId, sessionId } = principal;
    const customerId = await lockRemoval(tx, userId);
    if (customerId === undefined) return null;
    const now = clock();
    await closeCarts(tx, customerId, now);
    await keepIdentity(tx, customerId, now);
    await eraseAddresses(tx, customerId, now);
    const erased = await eraseAccounts(tx, { customerId, userId }, now);
    await eraseBusiness(tx, customerId);
    await recordAudit(tx, {
      at: now,
      actorId: userId,
      customerId,
      sessionId,
      requestId,
      action: 'customer.remove',
      subject: `customer:${customerId}`,
    });
    return erased;
  }

  return { remove };
}
