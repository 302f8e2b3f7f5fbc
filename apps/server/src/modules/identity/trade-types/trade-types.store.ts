import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listTradeTypes } from '@matiz/contracts/identity/registration.ts';
import type { SqlReader } from '#db/pool.ts';

/** What kinds of business there are (§7 `/v3/lists/trades-types`). */
export async function findTradeTypes(
  sql: SqlReader,
): Promise<ReplyOf<typeof listTradeTypes>['results']> {
  return sql<ReplyOf<typeof listTradeTypes>['results']>`
    SELECT id::text AS _id, name FROM trade_type ORDER BY id`;
}
