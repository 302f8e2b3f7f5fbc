import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import { readNit } from '@matiz/domain/identity/document.ts';
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
  readonly zoneId: number | null;
  /** Its zone takes money at the door. */
  readonly cashOnDelivery: boolean;
  /** A business that may not buy is told no price. */
  readonly mayBuy: boolean;
}

/** A customer as their session would be: what is served from where their city is. */
export async function findCustomerViewer(
  sql: SqlReader,
  {
    customerId = null,
    document = '',
  }: { customerId?: string | undefined | null; document?: string | undefined },
): Promise<NamedViewer | null> {
  // A NIT is kept without its check digit; nine digits and one more are also a cédula.
  const plain = document.replace(/[\s.-]/g, '');
  const numbers = [plain, readNit(document)?.number ?? plain];
  const [row] = await sql<NamedViewer[]>`
    SELECT served.id AS "warehouseId", served.name AS warehouse, customer.city_code AS "cityCode",
      city.state_code AS "stateCode", customer.id AS "customerId",
      customer.business_name AS customer, customer.trade_type_id AS "tradeTypeId",
      customer.loyalty_tier AS "loyaltyTier", zone.id AS "zoneId",
      coalesce(zone.cash_on_delivery, false) AS "cashOnDelivery",
      customer.status NOT IN ('started', 'rejected') AS "mayBuy"
    FROM customer
    JOIN city ON city.code = customer.city_code
    LEFT JOIN zone_city ON zone_city.city_code = customer.city_code
    LEFT JOIN zone ON zone.id = zone_city.zone_id
    JOIN warehouse served ON served.id = coalesce(zone.warehouse_id, ${mainWarehouse})::int
    WHERE customer.id = ${customerId}::uuid
      OR (${customerId}::uuid IS NULL AND customer.document_number <> ''
        AND replace(customer.document_number, '-', '') = ANY (${numbers}::text[]))
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
      NULL::int AS "tradeTypeId", NULL AS "loyaltyTier", zone.id AS "zoneId",
      coalesce(zone.cash_on_delivery, false) AS "cashOnDelivery", false AS "mayBuy"
    FROM city
    LEFT JOIN zone_city ON zone_city.city_code = city.code
    LEFT JOIN zone ON zone.id = zone_city.zone_id
    JOIN warehouse served ON served.id = coalesce(zone.warehouse_id, ${mainWarehouse})::int
    WHERE city.code = ${cityCode}`;
  return row ?? null;
}
