import type { Fragment, SqlFragments } from '#db/sql.ts';
import { selectCalendar } from './windows.store.ts';

/** One JSON object of `Zone`, of the row `zone` in the statement around it. */
export function selectZone(sql: SqlFragments): Fragment {
  return sql`json_build_object('id', zone.id, 'code', zone.code, 'name', zone.name,
    'warehouseId', zone.warehouse_id, 'deliveryDays', zone.delivery_days,
    'cutOffHour', zone.cut_off_hour, 'worksSaturday', zone.works_saturday,
    'cashOnDelivery', zone.cash_on_delivery, 'shippingPrice', zone.shipping_price,
    'freeFrom', zone.free_from, 'minOrder', zone.min_order, 'calendar', ${selectCalendar(sql)})`;
}
