import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { readSellerDay } from '@matiz/contracts/identity/seller-customers.ts';
import type { SqlReader } from '#db/sql.ts';
import { selectPortfolio } from './seller-customers.store.ts';

type SellerDay = ReplyOf<typeof readSellerDay>;

/** How far the last link of a draft is, as its state is decided; times as text. */
export interface LastHandOver {
  readonly answer: 'approved' | 'declined' | null;
  readonly isRevoked: boolean;
  readonly isOpened: boolean;
  readonly expiresAt: string;
}

export interface SellerDayRow extends Pick<SellerDay, 'counts'> {
  readonly drafts:
    | (Omit<SellerDay['drafts'][number], 'handOver'> & { readonly handOver: LastHandOver | null })[]
    | null;
  readonly recents: SellerDay['recents'] | null;
}

const mostDrafts = 12;
const mostRecents = 4;

/** The counts of a seller's portfolio, their open drafts and whom they chose last. */
export async function readSellerDayRow(
  sql: SqlReader,
  sellerId: string,
  idleSince: Date,
): Promise<SellerDayRow> {
  const [row] = await sql<SellerDayRow[]>`
    WITH portfolio AS MATERIALIZED (${selectPortfolio(sql, sellerId, idleSince)})
    SELECT
      (SELECT json_build_object('all', count(*), 'idle', count(*) FILTER (WHERE is_idle),
          'debt', count(*) FILTER (WHERE has_debt),
          'draft', count(*) FILTER (WHERE draft_units > 0)) FROM portfolio) AS counts,
      (SELECT json_agg(json_build_object('customerId', customer.id,
          'businessName', customer.business_name, 'city', city.name, 'cartId', draft.id,
          'units', draft.units, 'amount', draft.amount,
          'changedAt', to_char(draft.changed_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
          'handOver', (
            SELECT json_build_object('answer', handed.answer,
              'isRevoked', handed.revoked_at IS NOT NULL, 'isOpened', handed.opened_at IS NOT NULL,
              'expiresAt', handed.expires_at)
            FROM hand_over handed WHERE handed.cart_id = draft.id
            ORDER BY handed.sent_at DESC LIMIT 1))
          ORDER BY draft.changed_at DESC, draft.id)
        FROM (
          SELECT cart.id, cart.customer_id, cart.changed_at, sum(line.quantity)::int AS units,
            sum(line.quantity::bigint * line.seen_price) AS amount
          FROM cart JOIN cart_line line ON line.cart_id = cart.id
          JOIN portfolio ON portfolio.id = cart.customer_id
          WHERE cart.seller_id = ${sellerId} AND cart.state = 'open'
          GROUP BY cart.id ORDER BY cart.changed_at DESC, cart.id LIMIT ${mostDrafts}
        ) draft
        JOIN customer ON customer.id = draft.customer_id
        JOIN city ON city.code = customer.city_code) AS drafts,
      (SELECT json_agg(json_build_object('customerId', chosen.id,
          'businessName', chosen.business_name, 'city', city.name)
          ORDER BY chosen.chosen_at DESC, chosen.id)
        FROM (
          SELECT id, business_name, chosen_at FROM portfolio WHERE chosen_at IS NOT NULL
          ORDER BY chosen_at DESC, id LIMIT ${mostRecents}
        ) chosen
        JOIN customer ON customer.id = chosen.id
        JOIN city ON city.code = customer.city_code) AS recents`;
  if (!row) throw new Error('A statement without FROM answers one row');
  return row;
}
