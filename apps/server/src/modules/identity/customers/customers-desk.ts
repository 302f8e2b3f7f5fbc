import type { BodyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure } from '@matiz/contracts/errors.ts';
import type { assignCustomers, listSellerRows } from '@matiz/contracts/staff/customers.ts';
import type { RowOf } from '@matiz/contracts/staff/list.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import type { Sql } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { authorOf } from '#resource/author.ts';
import { type ListQuery, listRows } from '#resource/list-rows.ts';
import { createResource } from '#resource/resource.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { createCustomerResource } from './customer.resource.ts';
import * as store from './customers-desk.store.ts';
import { sellersSource } from './sellers.source.ts';

export type CustomersDesk = ReturnType<typeof createCustomersDesk>;

/** The businesses that buy and who sells to them, for staff (D-19). */
export function createCustomersDesk(deps: { readonly sql: Sql; readonly clock: Clock }) {
  const { sql, clock } = deps;
  const customers = createResource(deps, createCustomerResource(clock));

  /** Each customer's history says who got it, or who no longer has it. */
  async function assign(
    principal: Principal,
    { sellerId, customerIds: chosen = [], all, isAssigned }: BodyOf<typeof assignCustomers>,
    requestId: string,
  ): Promise<ResultOf<typeof assignCustomers>> {
    if (!(await store.isSeller(sql.reader, sellerId))) return fail(failure('NOT_FOUND'));
    const step = all ? await customers.readStep<{ id: string }>(all) : ok(null);
    if (!step.ok) return step;
    const customerIds = step.value ? step.value.rows.map(({ id }) => id) : chosen;
    const next = step.value?.next ?? null;
    const author = authorOf({ principal, requestId }, clock());
    return sql.begin(async (tx) => {
      const changed = isAssigned
        ? await store.giveCustomers(tx, sellerId, customerIds, author.at)
        : await store.takeCustomers(tx, sellerId, customerIds);
      for (const id of changed) {
        await writeAudit(tx, author, {
          action: isAssigned ? 'customer.assign' : 'customer.unassign',
          subject: `customer:${id}`,
          before: { sellerId: isAssigned ? null : sellerId },
          after: { sellerId: isAssigned ? sellerId : null },
        });
      }
      return ok({ result: { taken: customerIds.length, changed: changed.length, next } });
    });
  }

  return {
    customers,
    addresses: async (id: string) =>
      ok({ results: await store.findCustomerAddresses(sql.reader, id) }),
    async listSellers(query: ListQuery): Promise<ResultOf<typeof listSellerRows>> {
      const page = await listRows<RowOf<typeof listSellerRows>>(sql.reader, sellersSource, query);
      return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
    },
    sellers: async () => ok({ results: await store.findSellers(sql.reader) }),
    assign,
  };
}
