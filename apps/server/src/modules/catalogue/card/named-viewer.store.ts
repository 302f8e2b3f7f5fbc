import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { SqlReader } from '#db/sql.ts';

/** For whom staff look at the shop, with the names that they know them by. */
export interface NamedViewer {
  readonly warehouseId: number;
  readonly warehouse: string;
  readonly cityCode: string;
  readonly stateCode: string;
  readonly customerId: string | null;
  readonly customer: string | null;
  readonly tradeTypeId: number | null;
  readonly loyaltyTier: Tier | null;
  /** A business that may not buy is told no price. */
  readonly mayBuy: boolean;
}

/** A customer by document as their session would be: what is served from where their city is. */
export async function findCustomerViewer(
  sql: SqlReader,
  document: string,
): Promise<NamedViewer | null> {
  const [row] = await sql<NamedViewer[]>`
    SELECT served.id AS "warehouseId", served.name AS warehouse, customer.city_code AS "cityCode",
      city.state_code AS "stateCode", customer.id AS "customerId",
      customer.business_name AS customer, customer.trade_type_id AS "tradeTypeId",
      customer.loyalty_tier AS "loyaltyTier",
      customer.status NOT IN ('started', 'rejected') AS "mayBuy"
    FROM customer
    JOIN city ON city.code = customer.city_code
    LEFT JOIN zone_city ON zone_city.city_code = customer.city_code
    LEFT JOIN zone ON zone.id = zone_city.zone_id
    JOIN warehouse served ON served.id = coalesce(zone.warehouse_id, ${mainWarehouse})::int
    WHERE replace(customer.document_number, '-', '') = replace(${document}, '-', '')
    ORDER BY customer.status = 'approved' DESC, customer.created_at LIMIT 1`;
  return row ?? null;
}

/** Anybody in a city who has no list of their own. */
export async function findCityViewer(
  sql: SqlReader,
  cityCode: string,
): Promise<NamedViewer | null> {
  const [row] = await sql<NamedViewer[]>`
    SELECT served.id AS "warehouseId", served.name AS warehouse, city.code AS "cityCode",
      city.state_code AS "stateCode", NULL AS "customerId", NULL AS customer,
      NULL::int AS "tradeTypeId", NULL AS "loyaltyTier", false AS "mayBuy"
    FROM city
    LEFT JOIN zone_city ON zone_city.city_code = city.code
    LEFT JOIN zone ON zone.id = zone_city.zone_id
    JOIN warehouse served ON served.id = coalesce(zone.warehouse_id, ${mainWarehouse})::int
    WHERE city.code = ${cityCode}`;
  return row ?? null;
}
