import type { Sql } from '#db/pool.ts';
import { recordAudit } from '../audit.ts';
import {
  closeCarts,
  type ErasedAccount,
  eraseAccounts,
  eraseAddresses,
  eraseBusiness,
  keepIdentity,
} from './removal.store.ts';

interface Erasure {
  readonly customerId: string;
  /** The account that asked for it. */
  readonly userId: string;
  /** Null: it is done once more after a restore. */
  readonly sessionId: string | null;
  readonly requestId: string;
  readonly at: Date;
}

/** Personal data goes, what the law wants kept stays apart (ADR 10); give it the removal's transaction. */
export async function eraseCustomer(tx: Sql, erasure: Erasure): Promise<ErasedAccount> {
  const { customerId, userId, sessionId, requestId, at } = erasure;
  await closeCarts(tx, customerId, at);
  await keepIdentity(tx, customerId, at);
  await eraseAddresses(tx, customerId, at);
  const erased = await eraseAccounts(tx, { customerId, userId }, at);
  await eraseBusiness(tx, customerId);
  await recordAudit(tx, {
    at,
    actorId: userId,
    customerId,
    sessionId,
    requestId,
    action: 'customer.remove',
    subject: `customer:${customerId}`,
  });
  return erased;
}
