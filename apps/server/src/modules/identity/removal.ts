import { type Failure, failure, failureAt } from '@matiz/contracts/errors.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '../../db/pool.ts';
import type { Principal } from '../../http/principal.ts';
import { recordAudit } from './audit.ts';
import { forgetTries, type Limit, spendTry } from './rate-limit.ts';
import type { RegistrationDeps } from './registration-deps.ts';
import { accountRemovedMail } from './registration-messages.ts';
import {
  closeCarts,
  eraseAccounts,
  eraseAddresses,
  eraseBusiness,
  findRemovalProof,
  keepIdentity,
  lockRemoval,
} from './removal.store.ts';

const perUser: Limit = { name: 'remove.user', burst: 5, refillSeconds: 60 };

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

  async function remove(request: RemovalRequest): Promise<Result<null, Failure>> {
    const { principal } = request;
    if (principal.role !== 'Admin customer') return fail(failure('FORBIDDEN'));
    const refusal = await prove(request);
    if (refusal) return fail(refusal);
    const erased = await sql.begin((tx) => erase(tx, request));
    if (erased === null) return fail(failure('CUSTOMER_NOT_FOUND'));
    for (const id of erased.sessionIds) principals.forget(id);
    const { email } = erased;
    if (email !== null) {
      background.run('the mail of a removal', async () => {
        await messages.send(accountRemovedMail(email, publicUrl));
      });
    }
    return ok(null);
  }

  /** With the password; an account without one, with its phone, by a code in this session. */
  async function prove({ principal, password }: RemovalRequest): Promise<Failure | null> {
    const { userId, sessionId } = principal;
    const proof = await findRemovalProof(sql, userId);
    if (!proof) return failure('CUSTOMER_NOT_FOUND');
    const { passwordHash, phone } = proof;
    if (passwordHash === null) {
      const isProven = phone !== null && (await deps.codes.hasProvenPhone(sessionId, phone));
      return isProven ? null : failure('PHONE_NOT_VERIFIED');
    }
    if (password === undefined) return failureAt('password', 'PASSWORD_REQUIRED');
    const wait = await spendTry(sql, perUser, userId, clock());
    if (wait > 0) return failure('TOO_MANY_ATTEMPTS', { seconds: wait });
    const isRight = await deps.hasher.matches(password, passwordHash);
    if (isRight === null) return failure('BUSY');
    if (!isRight) return failureAt('password', 'BAD_PASSWORD');
    await forgetTries(sql, perUser, userId);
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
