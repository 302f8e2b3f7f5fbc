import type { FailureOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/identity/registration.ts';
import { removalGuesses } from '@matiz/domain/identity/guessing.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { publishToAccount } from '../account/account-events.ts';
import { proveOwner } from '../account/prove-owner.ts';
import type { RegistrationDeps } from '../registration/registration-deps.ts';
import { eraseCustomer } from './erase-customer.ts';
import { lockRemoval } from './removal.store.ts';

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
  const { sql, clock, principals, publish, sealed } = deps;

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
    return ok(null);
  }

  async function prove({ principal, password }: RemovalRequest) {
    return proveOwner(deps, principal, { password, field: 'password', rules: removalGuesses });
  }

  async function erase(tx: Sql, { principal, requestId }: RemovalRequest) {
    const { userId, sessionId } = principal;
    const customerId = await lockRemoval(tx, userId);
    if (customerId === undefined) return null;
    const at = clock();
    const erased = await eraseCustomer(tx, { customerId, userId, sessionId, requestId, at });
    await publishToAccount(publish, tx, {
      kind: 'customer.removed',
      customerId,
      at: at.toISOString(),
    });
    if (erased.email !== null) {
      const sealedEmail = sealed.seal(erased.email);
      await publishToAccount(publish, tx, { kind: 'account.erased', sealedEmail });
    }
    return erased;
  }

  return { remove };
}
