import type { Sql } from '#db/pool.ts';
import { eraseCustomer } from './erase-customer.ts';
import { findAnyAccount } from './removal.store.ts';

/** A business whose data was erased, without anything that says whose it was. */
export interface RemovedCustomer {
  readonly customerId: string;
  readonly at: Date;
}

/**
 * Erases once more what a restored backup brought back (Ley 1581): those of the list who are not
 * removed here. Repeatable. Answers how many were erased.
 */
export async function repeatRemovals(
  sql: Sql,
  removed: readonly RemovedCustomer[],
): Promise<number> {
  let count = 0;
  for (const { customerId, at } of removed) {
    count += await sql.begin(async (tx) => {
      const userId = await findAnyAccount(tx, customerId);
      if (userId === undefined) return 0;
      await eraseCustomer(tx, { customerId, userId, sessionId: null, requestId: 'restore', at });
      return 1;
    });
  }
  return count;
}
