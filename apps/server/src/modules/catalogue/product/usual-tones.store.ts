import type { OrderedUnits } from '@matiz/domain/catalogue/usual-quantities.ts';
import type { SqlReader } from '#db/sql.ts';

/** So many orders are looked back through, and of those that hold the product so many are counted. */
const searched = 200;
const counted = 10;

/** The tones of one product in a customer's last orders that held it: one statement. */
export async function readOrderedTones(
  sql: SqlReader,
  productId: number,
  customerId: string,
): Promise<OrderedUnits[]> {
  const rows = await sql<OrderedUnits[]>`
    WITH lately AS MATERIALIZED (
      SELECT id, placed_at FROM customer_order
      WHERE customer_id = ${customerId} AND state NOT IN ('cancelled', 'returned')
      ORDER BY placed_at DESC, id LIMIT ${searched}),
    held AS MATERIALIZED (
      SELECT id FROM lately
      WHERE EXISTS (SELECT FROM order_line line
        WHERE line.product_id = ${productId} AND line.order_id = lately.id)
      ORDER BY placed_at DESC, id LIMIT ${counted})
    SELECT held.id AS "order", version.code, line.quantity AS units
    FROM held
    JOIN order_line line ON line.order_id = held.id AND line.product_id = ${productId}
    JOIN product_version version ON version.id = line.version_id
    WHERE version.withdrawn_at IS NULL AND version.tone_number IS NOT NULL`;
  return [...rows];
}
