import { demoPaymentMethods } from '@matiz/demo/shop/terms.ts';
import type { Sql } from '../pool.ts';

/** The demonstration pays in every way: its accounts are written, and who lends is on. */
export async function loadAccounts(sql: Sql): Promise<void> {
  for (const { code, kind, account } of demoPaymentMethods) {
    if (account === null && kind !== 'agreement') continue;
    await sql`
      UPDATE payment_method SET is_enabled = true, account_bank = ${account?.bank ?? null},
        account_kind = ${account?.kind ?? null}, account_number = ${account?.number ?? null},
        account_holder = ${account?.holder ?? null}, account_document = ${account?.document ?? null}
      WHERE code = ${code}`;
  }
}
