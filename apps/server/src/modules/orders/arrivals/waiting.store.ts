import type { WaitingOrder } from '@matiz/domain/orders/arrivals/waiting-order.ts';
import type { Fragment, SqlFragments, SqlReader } from '#db/sql.ts';
import { selectCalendar, selectWindows } from '#modules/delivery/index.ts';
import { orderLineJson } from '../rows/line-columns.ts';

/**
 * The orders that wait for an arrival, in the order in which they are served (D-8): those that are
 * paid or that promised to pay, by the moment of it; then those that still have to.
 */
export async function findWaitingOrders(
  sql: SqlReader,
  arrivalId: number,
): Promise<WaitingOrder[]> {
  return sql<WaitingOrder[]>`${selectOrders(sql)}
    WHERE EXISTS (
      SELECT FROM order_line line
      JOIN order_delivery delivery
        ON delivery.order_id = line.order_id AND delivery.position = line.delivery
      WHERE line.order_id = placed.id AND line.arrival_id = ${arrivalId}
        AND line.served_at IS NULL AND delivery.state = 'pending')
    ORDER BY placed.state = 'created', coalesce((
      SELECT min(changed_at) FROM payment
      WHERE payment.order_id = placed.id AND payment.state = 'approved'), placed.placed_at),
      placed.placed_at, placed.id`;
}

/** The same of orders that are known. */
export async function readFollowers(
  sql: SqlReader,
  orderIds: readonly string[],
): Promise<WaitingOrder[]> {
  return sql<WaitingOrder[]>`${selectOrders(sql)} WHERE placed.id = ANY (${orderIds}::uuid[])`;
}

function selectOrders(sql: SqlFragments): Fragment {
  return sql`
    SELECT placed.id AS "orderId", placed.customer_id AS "customerId", placed.state,
      coalesce(zone.cut_off_hour, 0) AS "cutOffHour",
      coalesce(zone.works_saturday, false) AS "worksSaturday", ${selectCalendar(sql)} AS calendar,
      zone.delivery_days AS "deliveryDays",
      coalesce((${selectWindows(sql, sql`zone.id`)}), '[]') AS windows,
      (SELECT json_agg(json_build_object('position', position, 'dispatchDate', dispatch_date,
          'arrivalDate', arrival_date, 'state', state)) FROM order_delivery WHERE order_id = placed.id) AS deliveries,
      (SELECT json_agg(${orderLineJson(sql)} ORDER BY position)
        FROM order_line WHERE order_id = placed.id) AS lines
    FROM customer_order placed
    LEFT JOIN zone_city ON zone_city.city_code = placed.address_city_code
    LEFT JOIN zone ON zone.id = zone_city.zone_id`;
}
