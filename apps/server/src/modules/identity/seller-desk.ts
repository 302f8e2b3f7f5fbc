import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Customer } from '@matiz/contracts/identity.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import type { Sql } from '../../db/pool.ts';
import type { Principal } from '../../http/principal.ts';
import { recordAudit } from './audit.ts';
import { findAssignedCustomer, setWorkingCustomer } from './identity.store.ts';
import type { Principals } from './principals.ts';
import { type SellerCustomer, searchCustomers } from './seller-customers.store.ts';

interface SellerDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly principals: Principals;
}

/** What a seller does before ordering: find a customer and choose whom to act for (§4, §6). */
export function createSellerDesk({ sql, clock, principals }: SellerDeskDeps) {
  function listCustomers(seller: Principal, search: string): Promise<SellerCustomer[]> {
    return searchCustomers(sql, seller.userId, wordsOf(search));
  }

  /** Null: for nobody. A customer of another seller is not found, like one that is not there. */
  async function chooseCustomer(
    seller: Principal,
    customerId: string | null,
    requestId: string,
  ): Promise<Result<Customer | null, Failure>> {
    const chosen = await sql.begin(async (tx) => {
      const found =
        customerId === null ? null : await findAssignedCustomer(tx, seller.userId, customerId);
      if (found === undefined) return undefined;
      await setWorkingCustomer(tx, seller.sessionId, customerId);
      await recordAudit(tx, {
        at: clock(),
        actorId: seller.userId,
        customerId: customerId ?? seller.customer?.id ?? null,
        sessionId: seller.sessionId,
        requestId,
        action: customerId === null ? 'customer.leave' : 'customer.choose',
        subject: `session:${seller.sessionId}`,
      });
      return found;
    });
    if (chosen === undefined) return fail(failure('CUSTOMER_NOT_FOUND'));
    principals.forget(seller.sessionId);
    if (chosen === null) return ok(null);
    return ok({ ...chosen.customer, shipping_addresses: chosen.shipping_addresses });
  }

  return { listCustomers, chooseCustomer };
}

/** The words to look for; a number typed with marks is one word of digits. */
function wordsOf(search: string): string[] {
  const text = foldText(search.trim());
  if (/^\+?[\d\s().-]+$/.test(text)) return [text.replace(/\D/g, '')].filter(Boolean);
  return text.split(/\s+/).filter(Boolean);
}
