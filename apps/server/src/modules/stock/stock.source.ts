import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { leastCoverDays, salesDays } from '@matiz/domain/stock/cover.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import { isFoundOption } from '#resource/goods-search.ts';
import type { ListSource } from '#resource/list-rows.ts';
import { optionName } from './option-name.ts';

const dayMs = 24 * 3_600_000;

type StockState = 'soldOut' | 'belowCover' | 'waitedFor';
const states: Record<StockState, (sql: SqlFragments) => Fragment> = {
  soldOut: (sql) => sql`EXISTS (SELECT FROM sold_out
    WHERE version_id = version.id AND warehouse_id = warehouse.id)`,
  belowCover: (sql) => sql`(warehouse.id, version.id) IN (
    SELECT warehouse_id, version_id FROM below_cover)`,
  waitedFor: (sql) => sql`EXISTS (SELECT FROM stock_alert
    WHERE version_id = version.id AND warehouse_id = warehouse.id)`,
};

/** Every option in every warehouse: where nothing ever lay, a count is what begins it. */
export function stockSource(clock: Clock): ListSource {
  const lately = () => new Date(clock().getTime() - salesDays * dayMs);
  return {
    columns: (sql) => sql`warehouse.id || '-' || version.id AS id,
      coalesce(stock.version, 1) AS version, version.code, product.name AS product,
      ${optionName(sql)} AS option, version.swatch_hex AS swatch,
      warehouse.id::text AS "warehouseId", warehouse.name AS warehouse,
      coalesce(stock.available, 0) AS available, coalesce(stock.promised, 0) AS promised,
      coalesce(stock.available + stock.promised, 0) AS physical,
      (SELECT coalesce(-sum(delta), 0)::int FROM stock_movement
        WHERE version_id = version.id AND warehouse_id = warehouse.id
          AND reason IN ('order', 'cancel') AND at >= ${lately()}) AS "soldLately",
      (SELECT min(arrives_on)::text FROM arrival
        WHERE product_id = product.id AND version_id = version.id
          AND warehouse_id = warehouse.id AND arrived_at IS NULL) AS "nextArrival",
      (SELECT count(*)::int FROM stock_alert
        WHERE version_id = version.id AND warehouse_id = warehouse.id) AS waiting,
      (SELECT to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') FROM stock_movement
        WHERE version_id = version.id AND warehouse_id = warehouse.id
        ORDER BY id DESC LIMIT 1) AS "lastMovementAt"`,
    from: (sql) => sql`product_version version
      JOIN product ON product.id = version.product_id AND product.kind = 'product'
      CROSS JOIN warehouse
      LEFT JOIN stock ON stock.warehouse_id = warehouse.id AND stock.version_id = version.id`,
    id: { key: (sql) => sql`warehouse.id || '-' || version.id`, type: 'text' },
    where: (sql) => sql`(stock.available + stock.promised > 0 OR (warehouse.is_active
      AND version.withdrawn_at IS NULL AND product.withdrawn_at IS NULL))`,
    search: (sql, text) => isFoundOption(sql, sql`version.id`, text),
    filters: {
      'f.warehouse': (sql, value) => sql`warehouse.id = ${Number(value)}::int`,
      'f.state': (sql, value) => states[value as StockState](sql),
    },
    sums: {
      available: (sql) => sql`coalesce(stock.available, 0)`,
      promised: (sql) => sql`coalesce(stock.promised, 0)`,
      physical: (sql) => sql`coalesce(stock.available + stock.promised, 0)`,
    },
    reads: (sql, query) =>
      query['f.state'] === 'belowCover' ? belowCover(sql, lately()) : undefined,
    orders: {
      code: { key: (sql) => sql`version.code`, type: 'text' },
      '-code': { key: (sql) => sql`version.code`, type: 'text', isDescending: true },
    },
  };
}

/** From what sold lately, which is little, to what lasts less than it should. */
function belowCover(sql: SqlFragments, since: Date): Fragment {
  return sql`below_cover AS MATERIALIZED (
    SELECT stock.warehouse_id, stock.version_id
    FROM (
      SELECT warehouse_id, version_id, -sum(delta) AS sold FROM stock_movement
      WHERE reason IN ('order', 'cancel') AND at >= ${since}
      GROUP BY warehouse_id, version_id
    ) lately
    JOIN stock USING (warehouse_id, version_id)
    WHERE stock.available * ${salesDays}::bigint < ${leastCoverDays}::bigint * lately.sold)`;
}
