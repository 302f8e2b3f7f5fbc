import { bogotaDate, type Clock } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import { optionName } from '#modules/stock/index.ts';
import { isFoundOption } from '#resource/goods-search.ts';
import type { ListSource } from '#resource/list-rows.ts';

/** Arrivals as staff see them, by day. */
export function arrivalsSource(clock: Clock): ListSource {
  const today = () => bogotaDate(clock());
  return {
    columns: (
      sql,
    ) => sql`arrival.id::text AS id, arrival.version, version.code, product.name AS product,
      ${optionName(sql)} AS option, version.swatch_hex AS swatch,
      arrival.warehouse_id::text AS "warehouseId", warehouse.name AS warehouse,
      arrival.arrives_on::text AS date, arrival.cap, arrival.promised,
      (SELECT count(DISTINCT line.order_id)::int ${waitingLines(sql)}) AS orders,
      arrival.arrived_at IS NULL AND arrival.arrives_on < ${today()}::date AS "isLate",
      arrival.received,
      to_char(arrival.arrived_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        AS "receivedAt"`,
    from: (sql) => sql`arrival
      JOIN product_version version ON version.id = arrival.version_id
      JOIN product ON product.id = arrival.product_id
      JOIN warehouse ON warehouse.id = arrival.warehouse_id`,
    id: { key: (sql) => sql`arrival.id`, type: 'integer' },
    search: (sql, text) => isFoundOption(sql, sql`arrival.version_id`, text),
    filters: {
      'f.open': (sql, value) =>
        value === 'yes' ? sql`arrival.arrived_at IS NULL` : sql`arrival.arrived_at IS NOT NULL`,
      'f.warehouse': (sql, value) => sql`arrival.warehouse_id = ${Number(value)}::int`,
      'f.state': (sql, value) =>
        value === 'late'
          ? sql`arrival.arrived_at IS NULL AND arrival.arrives_on < ${today()}::date`
          : sql`EXISTS (SELECT ${waitingLines(sql)})`,
    },
    sums: {
      cap: (sql) => sql`arrival.cap`,
      promised: (sql) => sql`arrival.promised`,
      received: (sql) => sql`coalesce(arrival.received, 0)`,
    },
    orders: {
      date: { key: (sql) => sql`arrival.arrives_on`, type: 'date' },
      '-date': { key: (sql) => sql`arrival.arrives_on`, type: 'date', isDescending: true },
    },
  };
}

/** Lines that were promised of an arrival and have not been given theirs. */
function waitingLines(sql: SqlFragments): Fragment {
  return sql`FROM order_line line
    JOIN order_delivery delivery
      ON delivery.order_id = line.order_id AND delivery.position = line.delivery
    WHERE line.arrival_id = arrival.id AND line.served_at IS NULL AND delivery.state = 'pending'`;
}
