import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Customer } from '@matiz/contracts/identity.ts';
import { readCustomerIdentifier } from '@matiz/domain/identity/customer-identifier.ts';
import { readNit } from '@matiz/domain/identity/document.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import { foldText } from '@matiz/domain/kernel/text.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { recordAudit } from '../audit.ts';
import { findAssignedCustomer, setWorkingCustomer } from '../identity.store.ts';
import type { Principals } from '../session/principals.ts';
import { showCustomer } from '../show-person.ts';
import { type SellerCustomer, searchCustomers } from './seller-customers.store.ts';

interface SellerDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly principals: Principals;
}

/** What a seller does before ordering: find a customer and choose whom to act for (§4, §6). */
export function createSellerDesk({ sql, clock, principals }: SellerDeskDeps) {
  /** By what stands in them, or by the customer's identifier. */
  async function listCustomers(seller: Principal, search: string): Promise<SellerCustomer[]> {
    const number = readCustomerIdentifier(search);
    const found = await searchCustomers(sql.reader, seller.userId, {
      words: wordsOf(search),
      number,
    });
    return found.map(showCustomer);
  }

  /** Null: for nobody. A customer of another seller is not found, like one that is not there. */
  async function chooseCustomer(
    seller: Principal,
    customerId: string | null,
    requestId: string,
  ): Promise<Result<Customer | null, Failure<'CUSTOMER_NOT_FOUND'>>> {
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
    const { customer, shipping_addresses } = chosen;
    return ok({ ...showCustomer(customer), shipping_addresses });
  }

  return { listCustomers, chooseCustomer };
}

/** The words to look for; a number typed with marks is one word of digits. */
function wordsOf(search: string): string[] {
  const text = foldText(search.trim());
  if (/^\+?[\d\s().-]+$/.test(text)) {
    // A NIT is kept without its check digit and shown with it.
    return [readNit(text)?.number ?? text.replace(/\D/g, '')].filter(Boolean);
  }
  return text.split(/\s+/).filter(Boolean);
}
