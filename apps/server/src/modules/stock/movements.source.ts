import { dayStart } from '#db/day-start.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import { isFoundOption } from '#resource/goods-search.ts';
import type { ListSource } from '#resource/list-rows.ts';
import { optionName } from './option-name.ts';
import { readUnitId } from './unit-id.ts';

/**
 * What came and went. What was available after a movement is what is available now less all that
 * came later: it adds up to the stock also where the first load was never written down.
 */
export const movementsSource: ListSource = {
  columns: (sql) => sql`moved.id::text AS id,
    to_char(moved.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
    moved.warehouse_id || '-' || moved.version_id AS "unitId", version.code,
    product.name AS product, ${optionName(sql)} AS option, warehouse.name AS warehouse, moved.delta,
    (coalesce((SELECT available FROM stock
        WHERE stock.warehouse_id = moved.warehouse_id AND stock.version_id = moved.version_id), 0)
      - (SELECT coalesce(sum(later.delta), 0) FROM stock_movement later
        WHERE later.version_id = moved.version_id AND later.warehouse_id = moved.warehouse_id
          AND later.id > moved.id))::int AS balance,
    moved.reason, moved.note,
    nullif(concat_ws(' ', app_user.name, nullif(app_user.last_name, '')), '') AS by,
    placed.code AS "orderCode"`,
  from: (sql) => sql`stock_movement moved
    JOIN product_version version ON version.id = moved.version_id
    JOIN product ON product.id = version.product_id
    JOIN warehouse ON warehouse.id = moved.warehouse_id
    LEFT JOIN app_user ON app_user.id = moved.actor_id
    LEFT JOIN customer_order placed ON placed.id = moved.order_id`,
  id: { key: (sql) => sql`moved.id`, type: 'bigint' },
  search: (sql, text) => isFoundOption(sql, sql`moved.version_id`, text),
  filters: {
    'f.unit': ofUnit,
    'f.warehouse': (sql, value) => sql`moved.warehouse_id = ${Number(value)}::int`,
    // Those of orders are nearly all, and any page meets them; the others have an index without them.
    'f.reason': (sql, value) =>
      value === 'order'
        ? sql`moved.reason = 'order'`
        : sql`moved.reason <> 'order' AND moved.reason = ${value}`,
    'f.from': (sql, day) => sql`moved.at >= ${dayStart(sql, day)}`,
    'f.to': (sql, day) => sql`moved.at < ${dayStart(sql, day, 1)}`,
  },
  sums: { delta: (sql) => sql`moved.delta` },
  orders: {
    '-at': { key: (sql) => sql`moved.id`, type: 'bigint', isDescending: true },
    at: { key: (sql) => sql`moved.id`, type: 'bigint' },
  },
};

function ofUnit(sql: SqlFragments, value: string): Fragment {
  const { warehouseId, versionId } = readUnitId(value);
  return sql`moved.version_id = ${versionId}::int AND moved.warehouse_id = ${warehouseId}::int`;
}
