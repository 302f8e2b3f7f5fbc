import type { BodyOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type { Customer, selectCustomer } from '@matiz/contracts/identity.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/pool.ts';
import type { Principal } from '#http/session/principal.ts';
import { recordAudit } from '../audit.ts';
import { findAssignedCustomer, setWorkingCustomer } from '../identity.store.ts';
import type { Principals } from '../session/principals.ts';
import { showCustomer } from '../show-person.ts';
import { createPortfolio } from './portfolio.ts';

interface SellerDeskDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly principals: Principals;
}

/** What a seller does before ordering: find a customer and choose whom to act for (§4, §6). */
export function createSellerDesk({ sql, clock, principals }: SellerDeskDeps) {
  /**
   * Null: for nobody; with a draft, where that one is delivered. A customer of another seller is
   * not found, like one that is not there.
   */
  async function chooseCustomer(
    seller: Principal,
    { customerId, cartId }: BodyOf<typeof selectCustomer>,
    requestId: string,
  ): Promise<Result<Customer | null, Failure<'CUSTOMER_NOT_FOUND'>>> {
    const chosen = await sql.begin(async (tx) => {
      const found =
        customerId === null ? null : await findAssignedCustomer(tx, seller.userId, customerId);
      if (found === undefined) return undefined;
      await setWorkingCustomer(tx, seller, { customerId, cartId: cartId ?? null, at: clock() });
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

  return { ...createPortfolio({ sql, clock }), chooseCustomer };
}
