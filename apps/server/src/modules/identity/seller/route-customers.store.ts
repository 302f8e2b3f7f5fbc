import type { RouteCustomer } from '@matiz/contracts/cart/seller-route.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CreditFacts, selectCreditFacts } from '../session/credit-facts.ts';
import { type PastBasket, selectPastBaskets } from './seller-customers.store.ts';

/** A customer whom a seller visits, with what says which prices are theirs. */
export interface RouteCustomerRow
  extends Pick<RouteCustomer, 'customerId' | 'businessName' | 'name' | 'phone' | 'city'> {
  readonly addresses: RouteCustomer['addresses'] | null;
  readonly tradeTypeId: number;
  readonly cityCode: string;
  readonly stateCode: string;
  readonly loyaltyTier: Tier;
  readonly warehouseId: number | null;
  readonly warehouseName: string | null;
  readonly credit: CreditFacts | null;
  /** The last orders, the newest first; null: none. */
  readonly orders: readonly PastBasket[] | null;
}

/** Those of the ids that are the seller's and may buy, in the order of the ids. */
export async function readRouteCustomers(
  sql: SqlReader,
  sellerId: string,
  { ids, lastOrders }: { readonly ids: readonly string[]; readonly lastOrders: number },
): Promise<RouteCustomerRow[]> {
  return sql<RouteCustomerRow[]>`
    SELECT customer.id AS "customerId", customer.business_name AS "businessName", customer.phone,
      concat_ws(' ', customer.name, nullif(customer.last_name, '')) AS name, city.name AS city,
      customer.trade_type_id AS "tradeTypeId", customer.city_code AS "cityCode",
      city.state_code AS "stateCode", customer.loyalty_tier AS "loyaltyTier",
      zone.warehouse_id::int AS "warehouseId", warehouse.name AS "warehouseName",
      (${selectCreditFacts(sql, sql`customer.id`)}) AS credit,
      (SELECT json_agg(json_build_object('title', address.title, 'address', address.line,
          'city', place.name) ORDER BY address.is_default DESC, address.created_at, address.id)
        FROM address JOIN city place ON place.code = address.city_code
        WHERE address.customer_id = customer.id AND address.removed_at IS NULL) AS addresses,
      (${selectPastBaskets(sql, lastOrders)}) AS orders
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY AS asked (id, place)
    ${joinServed(sql, sellerId, sql`asked.id`)}
    ORDER BY asked.place`;
}

/** The warehouse that serves a customer of the seller's; null: not theirs, or nobody delivers there. */
export async function findRouteWarehouse(
  sql: SqlReader,
  sellerId: string,
  customerId: string,
): Promise<number | null> {
  const [row] = await sql<{ warehouseId: number | null }[]>`
    SELECT zone.warehouse_id::int AS "warehouseId"
    FROM (SELECT ${customerId}::uuid AS id) asked
    ${joinServed(sql, sellerId, sql`asked.id`)}`;
  return row?.warehouseId ?? null;
}

/** The customer of an id, if the seller may order for them, and from where they are served. */
function joinServed(sql: SqlFragments, sellerId: string, id: Fragment): Fragment {
  return sql`
    JOIN seller_customer assigned ON assigned.customer_id = ${id} AND assigned.seller_id = ${sellerId}
    JOIN customer ON customer.id = ${id}
      AND customer.status IN ('approved', 'in_review', 'more_information', 'phone_verified')
    JOIN city ON city.code = customer.city_code
    LEFT JOIN zone_city ON zone_city.city_code = customer.city_code
    LEFT JOIN zone ON zone.id = zone_city.zone_id
    LEFT JOIN warehouse ON warehouse.id = zone.warehouse_id`;
}
