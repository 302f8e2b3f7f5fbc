import type { QueryOf } from '@matiz/contracts/define-call.ts';
import type { listPriceCalendar } from '@matiz/contracts/staff/pricing/programmed-prices.ts';
import { dayStart } from '#db/day-start.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';
import { productsFound } from '#resource/goods-search.ts';
import type { ListSource } from '#resource/list-rows.ts';
import { rangeBound, utcText } from '../rules/rule-columns.ts';

/** The days and the warehouse that a calendar shows. */
export type CalendarQuery = Pick<
  QueryOf<typeof listPriceCalendar>,
  'f.from' | 'f.to' | 'f.warehouse'
>;

/** Products with a programmed price in these days, each with all its windows of then. */
export const calendarSource = (days: CalendarQuery): ListSource => ({
  columns: (sql) => sql`product.id::text AS id, product.code, product.name AS product,
    (SELECT min(base_price.price) FROM base_price WHERE base_price.product_id = product.id)
      AS "basePrice",
    (SELECT json_agg(json_build_object('id', due.id::text, 'version', due.version,
        'name', due.name, 'warehouseId', due.warehouse_id::text, 'warehouse', warehouse.name,
        'price', due.price,
        'startsAt', ${utcText(sql, rangeBound(sql, 'lower', sql`due.during`))},
        'endsAt', ${utcText(sql, rangeBound(sql, 'upper', sql`due.during`))})
        ORDER BY lower(due.during), due.id)
      FROM programmed_price due LEFT JOIN warehouse ON warehouse.id = due.warehouse_id
      WHERE ${isShown(sql, days)}) AS windows`,
  from: (sql) => sql`product`,
  id: { key: (sql) => sql`product.id`, type: 'integer' },
  where: (sql) => sql`product.has_programmed_price
    AND EXISTS (SELECT FROM programmed_price due WHERE ${isShown(sql, days)})`,
  search: (sql, text) => sql`product.id IN (${productsFound(sql, text)})`,
  filters: { 'f.brand': (sql, value) => sql`product.brand_id = ${Number(value)}::int` },
  orders: {
    code: { key: (sql) => sql`product.code`, type: 'text' },
    '-code': { key: (sql) => sql`product.code`, type: 'text', isDescending: true },
  },
});

function isShown(sql: SqlFragments, days: CalendarQuery): Fragment {
  const warehouseId = days['f.warehouse'];
  const start = dayStart(sql, days['f.from']);
  // Days the wrong way round are no time at all: nothing is shown, as in a list without a match.
  return sql`due.product_id = product.id
    AND due.during && tstzrange(${start}, GREATEST(${start}, ${dayStart(sql, days['f.to'], 1)}))
    ${
      warehouseId === undefined
        ? sql``
        : sql`AND (due.warehouse_id IS NULL OR due.warehouse_id = ${Number(warehouseId)}::int)`
    }`;
}
