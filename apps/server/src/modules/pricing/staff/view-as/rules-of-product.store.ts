import type { NamedRule } from '@matiz/domain/pricing/unused-rules.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import type { NamedViewer } from '#modules/catalogue/index.ts';
import { rangeBound, utcText } from '../rules/rule-columns.ts';

type RuleJson = Omit<NamedRule, 'startsAt' | 'endsAt'> & {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
};

/** All rules that name a product, with what each asks of the one who looks. */
export async function readRulesOf(
  sql: SqlReader,
  productId: number,
  viewer: NamedViewer,
): Promise<NamedRule[]> {
  const rows = await sql<RuleJson[]>`
    ${lists(sql, productId, viewer)}
    UNION ALL ${programmed(sql, productId, viewer)}
    UNION ALL ${deals(sql, productId)}
    ORDER BY kind DESC, name`;
  const at = (text: string | null) => (text === null ? null : new Date(text));
  return rows.map((row) => ({ ...row, startsAt: at(row.startsAt), endsAt: at(row.endsAt) }));
}

/** `null` of a rule that asks nothing of the kind. */
function asks(sql: SqlFragments, of: string, name: Fragment, isMet: Fragment): Fragment {
  return sql`CASE WHEN ${name} IS NOT NULL THEN
    json_build_object('of', ${of}::text, 'needs', ${name}, 'isMet', coalesce(${isMet}, false)) END`;
}

function lists(sql: SqlFragments, productId: number, viewer: NamedViewer): Fragment {
  const { customerId, loyaltyTier, tradeTypeId, cityCode, stateCode } = viewer;
  return sql`SELECT 'list' AS kind, list.id::text AS id, list.name,
      ${utcText(sql, sql`list.starts_at`)} AS "startsAt",
      ${utcText(sql, sql`list.ends_at`)} AS "endsAt",
      array_to_json(array_remove(ARRAY[
        ${asks(sql, 'customer', sql`customer.business_name`, sql`customer.id = ${customerId}::uuid`)}::text,
        ${asks(sql, 'tier', sql`list.loyalty_tier`, sql`list.loyalty_tier = ${loyaltyTier}::text`)}::text,
        ${asks(sql, 'trade-type', sql`trade_type.name`, sql`trade_type.id = ${tradeTypeId}::int`)}::text,
        ${asks(sql, 'city', sql`city.name`, sql`city.code = ${cityCode}::text`)}::text,
        ${asks(sql, 'state', sql`state.name`, sql`state.code = ${stateCode}::text`)}::text
      ], NULL)::json[]) AS audience, '[]'::json AS breaks
    FROM price_list_item item JOIN price_list list ON list.id = item.list_id
    LEFT JOIN customer ON customer.id = list.customer_id
    LEFT JOIN trade_type ON trade_type.id = list.trade_type_id
    LEFT JOIN city ON city.code = list.city_code
    LEFT JOIN state ON state.code = list.state_code
    WHERE item.product_id = ${productId}::int`;
}

function programmed(sql: SqlFragments, productId: number, { warehouseId }: NamedViewer): Fragment {
  const here = sql`warehouse.id = ${warehouseId}::int`;
  return sql`SELECT 'programmed', due.id::text, due.name,
      ${utcText(sql, rangeBound(sql, 'lower', sql`due.during`))},
      ${utcText(sql, rangeBound(sql, 'upper', sql`due.during`))},
      array_to_json(array_remove(
        ARRAY[${asks(sql, 'warehouse', sql`warehouse.name`, here)}::text], NULL)::json[]),
      '[]'::json
    FROM programmed_price due LEFT JOIN warehouse ON warehouse.id = due.warehouse_id
    WHERE due.product_id = ${productId}::int`;
}

function deals(sql: SqlFragments, productId: number): Fragment {
  return sql`SELECT 'deal', deal.id::text, deal.name, ${utcText(sql, sql`deal.starts_at`)},
      ${utcText(sql, sql`deal.ends_at`)}, '[]'::json, (
        SELECT json_agg(json_build_object('minQuantity', min_quantity, 'percent', percent))
        FROM deal_break WHERE deal_id = deal.id)
    FROM deal_product dealt JOIN deal ON deal.id = dealt.deal_id
    WHERE dealt.product_id = ${productId}::int`;
}
