import type { Pesos } from '@matiz/domain/kernel/money.ts';
import type {
  Deal,
  PriceInputs,
  PriceList,
  VersionDiscount,
} from '@matiz/domain/pricing/resolve-price.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import type { Viewer } from './viewer.ts';

type Instant = string | null;

/** `selectPriceInputs` as it arrives: lists, not objects, since a page carries twenty of them. */
export type PriceColumn = readonly [
  base: Pesos,
  list: [id: number, Pesos | null, percent: number | null][] | null,
  programmed: [number, string, Pesos, Instant, Instant][] | null,
  deal: DealColumn | null,
  /** What holds for the viewer, whether the product is on it or not: worked out once a statement. */
  viewerLists: ListColumn[] | null,
];
type ListColumn = [number, string, number, Instant, Instant];
type DealColumn = [number, string, Deal['kind'], Instant, Instant, [number, number][] | null];

/** For whom a price list is asked about: each by its value, or by the column that has it. */
interface ListTerms {
  readonly tradeTypeId: number | null | Fragment;
  readonly cityCode: string | Fragment;
  readonly stateCode: string | Fragment;
  readonly customerId: string | null | Fragment;
  readonly loyaltyTier: string | null | Fragment;
}

/** Condition on `price_list`: it names nothing that the viewer is not. */
export function matchesViewer(sql: SqlFragments, viewer: ListTerms): Fragment {
  return sql`(trade_type_id IS NULL OR trade_type_id = ${viewer.tradeTypeId})
      AND (city_code IS NULL OR city_code = ${viewer.cityCode})
      AND (state_code IS NULL OR state_code = ${viewer.stateCode})
      AND (customer_id IS NULL OR customer_id = ${viewer.customerId})
      AND (loyalty_tier IS NULL OR loyalty_tier = ${viewer.loyaltyTier})`;
}

/** The common table `viewer_list`, which `selectPriceInputs` looks into: what holds for a viewer. */
export function withViewerLists(sql: SqlFragments, viewer: Viewer, moment: Date): Fragment {
  return sql`viewer_list AS MATERIALIZED (
    SELECT id, priority, json_build_array(id, name, priority, starts_at, ends_at) AS terms
    FROM price_list
    WHERE ${matchesViewer(sql, viewer)}
      AND (starts_at IS NULL OR starts_at <= ${moment})
      AND (ends_at IS NULL OR ends_at > ${moment}))`;
}

/**
 * The price inputs of `product`, whose `base_price` is joined, as one JSON column. Nothing for
 * guests: what was not read cannot leak (D-3).
 */
export function selectPriceInputs(sql: SqlFragments, viewer: Viewer, moment: Date): Fragment {
  if (viewer.priceHidden) return sql`NULL::json`;
  return sql`CASE WHEN base_price.price IS NOT NULL THEN json_build_array(
    base_price.price,
    (SELECT json_agg(json_build_array(item.list_id, item.price, item.percent))
      FROM price_list_item item
      WHERE item.product_id = product.id
        AND item.list_id = ANY ((SELECT array_agg(id) FROM viewer_list)::int[])),
    CASE WHEN product.has_programmed_price THEN (
      SELECT json_agg(json_build_array(due.id, due.name, due.price, lower(due.during), upper(due.during)))
      FROM programmed_price due
      WHERE due.product_id = product.id AND due.during @> ${moment}::timestamptz
        AND (due.warehouse_id IS NULL OR due.warehouse_id = ${viewer.warehouseId})) END,
    -- Nested, so that the plan is one look-up each however many deals there are.
    CASE WHEN product.has_deal THEN (SELECT (
        SELECT json_build_array(deal.id, deal.name, deal.kind, deal.starts_at, deal.ends_at, (
          SELECT json_agg(json_build_array(rung.min_quantity, rung.percent))
          FROM deal_break rung WHERE rung.deal_id = deal.id))
        FROM deal WHERE deal.id = deal_product.deal_id
          AND (deal.starts_at IS NULL OR deal.starts_at <= ${moment})
          AND (deal.ends_at IS NULL OR deal.ends_at > ${moment}))
      FROM deal_product WHERE deal_product.product_id = product.id) END,
    (SELECT json_agg(terms) FROM viewer_list)
  ) END`;
}

export function readPriceInputs(
  column: PriceColumn,
  versionDiscount: VersionDiscount | null,
): PriceInputs {
  const [base, list, programmed, deal, viewerLists] = column;
  return {
    base,
    list: (list ?? []).flatMap(([listId, price, percent]) => {
      const terms = viewerLists?.find(([id]) => id === listId);
      return terms ? [readList(terms, price, percent)] : [];
    }),
    programmed: (programmed ?? []).map(([id, name, price, startsAt, endsAt]) => ({
      id: String(id),
      name,
      price,
      ...windowOf(startsAt, endsAt),
    })),
    deals: deal === null ? [] : [readDeal(deal)],
    versionDiscount,
  };
}

function readList(
  [id, name, priority, startsAt, endsAt]: ListColumn,
  price: Pesos | null,
  percent: number | null,
): PriceList {
  return { id: String(id), name, price, percent, priority, ...windowOf(startsAt, endsAt) };
}

function readDeal([id, name, kind, startsAt, endsAt, rungs]: DealColumn): Deal {
  const breaks = (rungs ?? []).map(([minQuantity, percent]) => ({ minQuantity, percent }));
  return { id: String(id), name, kind, ...windowOf(startsAt, endsAt), breaks };
}

function windowOf(startsAt: Instant, endsAt: Instant) {
  return { startsAt: instantOf(startsAt), endsAt: instantOf(endsAt) };
}

/** PostgreSQL writes an open end as null or as an infinity. */
function instantOf(text: Instant): Date | null {
  return text === null || text.endsWith('infinity') ? null : new Date(text);
}

/** A version's discount as its two columns say it; null when there is none. */
export function readDiscount(percent: number | null, value: Pesos | null): VersionDiscount | null {
  return percent === null && value === null ? null : { percent, value };
}
