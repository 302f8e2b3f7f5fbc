import type { RouteList } from '@matiz/domain/cart/route/route-goods.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { SqlReader } from '#db/sql.ts';
import { matchesViewer } from '../card/price-inputs.ts';

/** Whom the lists of a route are read for. */
export interface RouteViewer {
  readonly customerId: string;
  readonly tradeTypeId: number;
  readonly cityCode: string;
  readonly stateCode: string;
  readonly loyaltyTier: Tier;
}

export interface RouteListRow extends RouteList {
  /** The customers for whom it holds. */
  readonly customers: readonly string[];
}

/** The price lists that hold for some of the viewers at some moment of a span, with their items. */
export async function readRouteLists(
  sql: SqlReader,
  viewers: readonly RouteViewer[],
  { from, until }: { readonly from: Date; readonly until: Date },
): Promise<RouteListRow[]> {
  const viewer = {
    customerId: sql`viewer.viewer_id`,
    tradeTypeId: sql`viewer.viewer_trade`,
    cityCode: sql`viewer.viewer_city`,
    stateCode: sql`viewer.viewer_state`,
    loyaltyTier: sql`viewer.viewer_tier`,
  };
  return sql<RouteListRow[]>`
    SELECT price_list.id, price_list.name, price_list.priority,
      to_char(price_list.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "startsAt",
      to_char(price_list.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "endsAt",
      mine.customers,
      (SELECT coalesce(json_agg(json_build_array(item.product_id, item.price, item.percent)), '[]')
        FROM price_list_item item WHERE item.list_id = price_list.id) AS items
    FROM price_list
    CROSS JOIN LATERAL (
      SELECT array_agg(viewer.viewer_id::text) AS customers
      FROM unnest(${viewers.map((one) => one.customerId)}::uuid[],
        ${viewers.map((one) => one.tradeTypeId)}::int[],
        ${viewers.map((one) => one.cityCode)}::text[],
        ${viewers.map((one) => one.stateCode)}::text[],
        ${viewers.map((one) => one.loyaltyTier)}::text[])
        AS viewer (viewer_id, viewer_trade, viewer_city, viewer_state, viewer_tier)
      WHERE ${matchesViewer(sql, viewer)}) mine
    WHERE mine.customers IS NOT NULL
      AND (price_list.starts_at IS NULL OR price_list.starts_at < ${until})
      AND (price_list.ends_at IS NULL OR price_list.ends_at > ${from})
    ORDER BY price_list.id`;
}
