import { mainWarehouse } from '@matiz/domain/delivery/main-warehouse.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { Window } from '@matiz/domain/pricing/window.ts';
import type { SqlReader, Tx } from '#db/sql.ts';
import { findCityViewer, findCustomerViewer, type NamedViewer } from '#modules/catalogue/index.ts';

/** Whom a list is for: the one who fits all that is not null. */
export interface ListAudience {
  readonly tradeTypeId: number | null;
  readonly cityCode: string | null;
  readonly stateCode: string | null;
  readonly document: string | null;
  readonly loyaltyTier: Tier | null;
}

export interface ListTerms extends Window {
  readonly name: string;
  readonly priority: number;
  readonly audience: ListAudience;
}

export interface ListItem {
  readonly price: number | null;
  readonly percent: number | null;
}

export async function findCustomerId(sql: SqlReader, document: string): Promise<string | null> {
  return (await findCustomerViewer(sql, { document: document }))?.customerId ?? null;
}

/** Someone whom a list is for, as their session would be; null: nobody can be. */
export async function findExampleBuyer(
  sql: SqlReader,
  { document, cityCode, stateCode, tradeTypeId, loyaltyTier }: ListAudience,
): Promise<NamedViewer | null> {
  if (document !== null) return findCustomerViewer(sql, { document });
  const [city] = await sql<{ code: string }[]>`
    SELECT code FROM city
    WHERE code = coalesce(${cityCode}, CASE WHEN ${stateCode}::text IS NOT NULL THEN code
      ELSE (SELECT city_code FROM warehouse ORDER BY id <> ${mainWarehouse}, id LIMIT 1) END)
      AND state_code = coalesce(${stateCode}, state_code)
    ORDER BY code LIMIT 1`;
  const viewer = city ? await findCityViewer(sql, city.code) : null;
  return viewer && { ...viewer, tradeTypeId, loyaltyTier };
}

/** Approved businesses that a list is for. */
export async function countAudience(sql: SqlReader, audience: ListAudience): Promise<number> {
  const { tradeTypeId, cityCode, stateCode, document, loyaltyTier } = audience;
  const id = document === null ? null : await findCustomerId(sql, document);
  if (document !== null && id === null) return 0;
  const [row] = await sql<{ customers: number }[]>`
    SELECT count(*)::int AS customers
    FROM customer JOIN city ON city.code = customer.city_code
    WHERE customer.status = 'approved'
      AND customer.id = coalesce(${id}::uuid, customer.id)
      AND customer.trade_type_id = coalesce(${tradeTypeId}::smallint, customer.trade_type_id)
      AND customer.city_code = coalesce(${cityCode}::text, customer.city_code)
      AND city.state_code = coalesce(${stateCode}::text, city.state_code)
      AND customer.loyalty_tier = coalesce(${loyaltyTier}::text, customer.loyalty_tier)`;
  return row?.customers ?? 0;
}

export async function findTerms(sql: SqlReader, id: string): Promise<ListTerms | null> {
  const [row] = await sql<(Omit<ListTerms, 'audience'> & ListAudience)[]>`
    SELECT list.name, list.priority, list.starts_at AS "startsAt", list.ends_at AS "endsAt",
      list.trade_type_id AS "tradeTypeId", list.city_code AS "cityCode",
      list.state_code AS "stateCode", customer.document_number AS document,
      list.loyalty_tier AS "loyaltyTier"
    FROM price_list list LEFT JOIN customer ON customer.id = list.customer_id
    WHERE list.id = ${id}::text::integer`;
  if (!row) return null;
  const { name, priority, startsAt, endsAt, ...audience } = row;
  return { name, priority, startsAt, endsAt, audience };
}

export async function findItems(sql: SqlReader, id: string): Promise<Map<number, ListItem>> {
  const rows = await sql<(ListItem & { productId: number })[]>`
    SELECT product_id AS "productId", price, percent::float AS percent
    FROM price_list_item WHERE list_id = ${id}::text::integer`;
  return new Map(rows.map(({ productId, ...item }) => [productId, item]));
}

/** Sets what a list says of these products; of the others it says what it did. */
export async function writeItems(
  tx: Tx,
  id: string,
  items: readonly (ListItem & { readonly productId: number })[],
): Promise<void> {
  const gone = items.filter(({ price, percent }) => price === null && percent === null);
  const kept = items.filter((item) => !gone.includes(item));
  await tx`DELETE FROM price_list_item WHERE list_id = ${id}::text::integer
    AND product_id = ANY (${gone.map(({ productId }) => productId)}::int[])`;
  await tx`
    INSERT INTO price_list_item (product_id, list_id, price, percent)
    SELECT "productId", ${id}::text::integer, price, percent
    FROM jsonb_to_recordset(${tx.json(kept)}::jsonb)
      AS item ("productId" integer, price integer, percent numeric)
    ORDER BY "productId"
    ON CONFLICT (product_id, list_id) DO UPDATE
      SET price = excluded.price, percent = excluded.percent`;
}

export interface RivalList extends Window {
  readonly name: string;
  readonly priority: number;
  readonly products: number;
}

/** Other lists that someone of this audience may be in, on these products, at the same time. */
export async function findRivals(
  sql: SqlReader,
  id: string | null,
  { audience, startsAt, endsAt }: ListTerms,
  productIds: readonly number[],
): Promise<RivalList[]> {
  const { tradeTypeId, cityCode, stateCode, document, loyaltyTier } = audience;
  const customerId = document === null ? null : await findCustomerId(sql, document);
  const state = stateCode ?? cityCode?.slice(0, 2) ?? null;
  return sql<RivalList[]>`
    SELECT other.name, other.priority, other.starts_at AS "startsAt", other.ends_at AS "endsAt",
      count(*)::int AS products
    FROM price_list other JOIN price_list_item item ON item.list_id = other.id
    WHERE item.product_id = ANY (${productIds}::int[])
      AND other.id IS DISTINCT FROM ${id}::text::integer
      AND tstzrange(other.starts_at, other.ends_at)
        && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
      AND (other.trade_type_id IS NULL OR ${tradeTypeId}::smallint IS NULL
        OR other.trade_type_id = ${tradeTypeId}::smallint)
      AND (other.city_code IS NULL OR ${cityCode}::text IS NULL OR other.city_code = ${cityCode}::text)
      AND (${state}::text IS NULL
        OR coalesce(other.state_code, left(other.city_code, 2), ${state}::text) = ${state}::text)
      AND (other.customer_id IS NULL OR ${customerId}::uuid IS NULL
        OR other.customer_id = ${customerId}::uuid)
      AND (other.loyalty_tier IS NULL OR ${loyaltyTier}::text IS NULL
        OR other.loyalty_tier = ${loyaltyTier}::text)
    GROUP BY other.id ORDER BY other.priority DESC, other.name LIMIT 5`;
}
