import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listTradeTypes } from '@matiz/contracts/registration.ts';
import type { Sql } from '../../db/pool.ts';

/** What kinds of business there are (§7 `/v3/lists/trades-types`). */
export async function findTradeTypes(sql: Sql): Promise<ReplyOf<typeof listTradeTypes>['results']> {
  return sql<ReplyOf<typeof listTradeTypes>['results']>`
    select id::text as _id, name from trade_type order by id`;
}
