import type { CreditStatementReply } from '@matiz/contracts/payments/credit.ts';
import type { SqlReader } from '#db/sql.ts';
import { showCredit } from '#modules/identity/index.ts';
import { readCreditFacts, readEntries } from './credit.store.ts';

/** A credit with its lines; null: the customer has none. */
export async function showStatement(
  sql: SqlReader,
  customerId: string,
  now: Date,
): Promise<CreditStatementReply | null> {
  const facts = await readCreditFacts(sql, customerId);
  if (facts === null) return null;
  return { credit: showCredit(facts, now), entries: await readEntries(sql, customerId) };
}
