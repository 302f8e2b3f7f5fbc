import { readOrderCode } from '@matiz/domain/orders/order-code.ts';
import type { SqlReader } from '#db/sql.ts';
import type { Principal } from '#http/session/principal.ts';
import { readerOf } from '../rows/order-people.ts';
import { whereSeen } from '../rows/order-reader.store.ts';

export interface NamedOrder {
  readonly id: string;
  readonly code: string;
  readonly customerId: string;
}

/** An order by its code as people write it, if this person may look at it. */
export async function findSeenOrder(
  sql: SqlReader,
  principal: Principal,
  text: string,
): Promise<NamedOrder | null> {
  const code = readOrderCode(text);
  if (code === null) return null;
  const [row] = await sql<NamedOrder[]>`
    SELECT placed.id, placed.code, placed.customer_id AS "customerId"
    FROM customer_order placed
    WHERE placed.code = ${code} AND ${whereSeen(sql, readerOf(principal))}`;
  return row ?? null;
}
