import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { ShopFacts } from '@matiz/domain/shop/first-day.ts';
import type { SqlReader } from '#db/sql.ts';

export type StoredFacts = Omit<ShopFacts, 'hasMail' | 'hasGateway'>;

/** What the shop has, counted, in one statement. */
export async function readFacts(sql: SqlReader, now: Date): Promise<StoredFacts> {
  const [row] = await sql<StoredFacts[]>`
    SELECT business.name AS "businessName", business.nit,
      (SELECT count(DISTINCT kind) = 2 FROM legal_text
        WHERE in_force_on <= ${bogotaDate(now)}::date) AS "hasOwnTexts",
      (SELECT count(*)::int FROM warehouse WHERE is_active) AS warehouses,
      (SELECT count(*)::int FROM zone_city) AS cities,
      (SELECT count(*)::int FROM zone_city JOIN zone ON zone.id = zone_city.zone_id
        WHERE cash_on_delivery) AS "cashCities",
      (SELECT count(*)::int FROM trade_type) AS "tradeTypes",
      (SELECT count(*)::int FROM category) AS categories,
      (SELECT count(*)::int FROM payment_method
        WHERE is_enabled AND needs_cash_on_delivery) AS "methodsOnDelivery",
      (SELECT count(*)::int FROM payment_method
        WHERE is_enabled AND kind = 'online') AS "onlineMethods",
      (SELECT count(*)::int FROM payment_method WHERE is_enabled AND kind = 'offline'
        AND (means = 'agreement' OR account_number IS NOT NULL)) AS "methodsByHand",
      (SELECT count(*)::int FROM product WHERE withdrawn_at IS NULL) AS products,
      (SELECT count(*)::int FROM product WHERE withdrawn_at IS NULL AND EXISTS (
        SELECT FROM stock JOIN base_price
          ON base_price.product_id = stock.product_id AND base_price.warehouse_id = stock.warehouse_id
        WHERE stock.product_id = product.id AND stock.available > 0)) AS "sellableProducts",
      EXISTS (SELECT FROM customer_order) AS "hasOrders"
    FROM business`;
  if (!row) throw new Error('the business has its one row');
  return row;
}
