import type { SellerCustomer } from '@matiz/contracts/identity/seller-customers.ts';
import type { BasketLine } from '@matiz/domain/cart/reorder/usual-basket.ts';
import type { PortfolioFilter } from '@matiz/domain/identity/portfolio.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { type CreditFacts, selectCreditFacts } from '../session/credit-facts.ts';

export interface NamedBasketLine extends BasketLine {
  readonly name: string;
  readonly versionName: string | null;
}

export interface PastBasket {
  readonly id: string;
  readonly total: number;
  readonly lines: readonly NamedBasketLine[];
}

type Shown = Omit<SellerCustomer, 'matiz_identifier' | 'idleDays' | 'usual' | 'credit'>;

export interface SellerCustomerRow extends Shown {
  readonly number: number;
  /** The last order in microseconds, by which the list is ordered; -1: none. */
  readonly position: string;
  /** The last orders, the newest first; null: none. */
  readonly orders: readonly PastBasket[] | null;
  readonly credit: CreditFacts | null;
}

export interface PortfolioQuestion {
  readonly words: readonly string[];
  /** A customer by its number, whatever the words. */
  readonly number: number | null;
  readonly filter: PortfolioFilter | null;
  readonly idleSince: Date;
  readonly after: { readonly position: string; readonly id: string } | null;
  readonly limit: number;
  readonly lastOrders: number;
}

/**
 * The seller's customers in whose name, business, document, phone or city every word stands, or
 * the one of that number; those who ordered last come first, those who never did by their name.
 */
export async function searchCustomers(
  sql: SqlReader,
  sellerId: string,
  question: PortfolioQuestion,
): Promise<SellerCustomerRow[]> {
  const { words, number, limit, lastOrders } = question;
  return sql<SellerCustomerRow[]>`
    WITH portfolio AS (${selectPortfolio(sql, sellerId, question.idleSince)}), page AS (
      SELECT portfolio.* FROM portfolio
      JOIN customer ON customer.id = portfolio.id
      JOIN city ON city.code = customer.city_code
      WHERE ${whereFiltered(sql, question.filter)} AND ${whereAfter(sql, question.after)}
        AND (portfolio.number = ${number} OR NOT EXISTS (
          SELECT FROM unnest(${words}::text[]) AS word
          WHERE strpos(fold_text(concat_ws(' ', customer.name, customer.last_name,
            customer.business_name, customer.document_number,
            translate(customer.document_number, '-', ''), customer.phone, city.name)), word) = 0
        ))
      ORDER BY portfolio.position DESC, portfolio.business_name, portfolio.id
      LIMIT ${limit}
    )
    SELECT customer.id AS _id, customer.id AS "customerId", customer.number, customer.name,
      customer.last_name, customer.business_name AS "businessName", city.name AS city,
      state.name AS state, city.code AS "cityId", state.code AS "stateId",
      trade_type.name AS trade_type, trade_type.id::text AS "tradeTypeId",
      customer.document_type AS "documentType", customer.document_number AS "documentNumber",
      customer.phone, customer.status AS registration, customer.loyalty_tier AS loyalty,
      to_char(page.placed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "lastOrderAt",
      EXISTS (SELECT FROM zone_city WHERE zone_city.city_code = customer.city_code)
        AS "hasCoverage",
      page.draft_units AS "draftUnits", page.position::text AS position,
      (${selectCreditFacts(sql, sql`customer.id`)}) AS credit,
      (${selectPastBaskets(sql, lastOrders)}) AS orders
    FROM page
    JOIN customer ON customer.id = page.id
    JOIN city ON city.code = customer.city_code
    JOIN state ON state.code = city.state_code
    JOIN trade_type ON trade_type.id = customer.trade_type_id
    ORDER BY page.position DESC, page.business_name, page.id`;
}

/** Each customer of a seller once, with what the filters and the order of the list ask. */
export function selectPortfolio(sql: SqlFragments, sellerId: string, idleSince: Date): Fragment {
  return sql`
    SELECT customer.id, customer.number, customer.business_name, assigned.chosen_at,
      last_order.placed_at,
      coalesce((extract(epoch FROM last_order.placed_at) * 1000000)::bigint, -1) AS position,
      coalesce(last_order.placed_at < ${idleSince}, true) AS is_idle,
      coalesce(account.used > 0, false) AS has_debt, draft.units AS draft_units
    FROM seller_customer assigned
    JOIN customer ON customer.id = assigned.customer_id
      AND customer.status IN ('approved', 'in_review', 'more_information', 'phone_verified')
    LEFT JOIN credit_account account ON account.customer_id = customer.id
    LEFT JOIN LATERAL (
      SELECT placed_at FROM customer_order placed
      WHERE placed.customer_id = customer.id AND placed.state <> 'cancelled'
      ORDER BY placed_at DESC LIMIT 1
    ) last_order ON true
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(line.quantity), 0)::int AS units
      FROM cart JOIN cart_line line ON line.cart_id = cart.id
      WHERE cart.seller_id = assigned.seller_id AND cart.customer_id = customer.id
        AND cart.state = 'open'
    ) draft
    WHERE assigned.seller_id = ${sellerId}`;
}

function whereFiltered(sql: SqlFragments, filter: PortfolioFilter | null): Fragment {
  switch (filter) {
    case null:
      return sql`true`;
    case 'idle':
      return sql`portfolio.is_idle`;
    case 'debt':
      return sql`portfolio.has_debt`;
    case 'draft':
      return sql`portfolio.draft_units > 0`;
  }
}

/** Behind the row of a cursor: where it stands now does not matter, only where it stood. */
function whereAfter(sql: SqlFragments, after: PortfolioQuestion['after']): Fragment {
  if (after === null) return sql`true`;
  const { position, id } = after;
  return sql`(portfolio.position < ${position}::bigint OR (portfolio.position = ${position}::bigint
    AND (portfolio.business_name, portfolio.id) > (
      SELECT last.business_name, last.id FROM customer last WHERE last.id = ${id})))`;
}

/** The last orders of `customer` that were not cancelled, each choice of them once. */
export function selectPastBaskets(sql: SqlFragments, atMost: number): Fragment {
  return sql`
    SELECT json_agg(json_build_object('id', past.id, 'total', past.total, 'lines',
        (SELECT coalesce(json_agg(json_build_object('versionId', line.version_id,
            'assemblyVersionIds', line.assembly_version_ids, 'name', line.name,
            'versionName', line.version_name, 'quantity', line.quantity) ORDER BY line.place), '[]')
          FROM (
            SELECT version_id, assembly_version_ids, min(position) AS place, max(name) AS name,
              max(version_name) AS version_name, sum(quantity)::int AS quantity
            FROM order_line WHERE order_id = past.id GROUP BY version_id, assembly_version_ids
          ) line)) ORDER BY past.placed_at DESC, past.id)
    FROM (
      SELECT placed.id, placed.total, placed.placed_at FROM customer_order placed
      WHERE placed.customer_id = customer.id AND placed.state <> 'cancelled'
      ORDER BY placed.placed_at DESC, placed.id LIMIT ${atMost}
    ) past`;
}
