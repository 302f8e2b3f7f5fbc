import type { DeliveryWindow } from '@matiz/domain/delivery/windows.ts';
import type { Fragment, Sql, SqlFragments, Tx } from '#db/sql.ts';

/** One JSON object of `ShopCalendar`: where the shop does otherwise than the law of holidays. */
export function selectCalendar(sql: SqlFragments): Fragment {
  return sql`(SELECT json_build_object(
    'closed', coalesce(json_agg(day) FILTER (WHERE NOT is_open), '[]'),
    'open', coalesce(json_agg(day) FILTER (WHERE is_open), '[]')) FROM shop_day)`;
}

/** A JSON array of `DeliveryWindow`: those of a zone that are offered; null: it has none. */
export function selectWindows(sql: SqlFragments, zoneId: Fragment): Fragment {
  return sql`
    SELECT json_agg(json_build_object('id', offered.id, 'kind', offered.kind,
      'weekdays', offered.weekdays, 'fromHour', offered.from_hour, 'toHour', offered.to_hour,
      'cutOffHour', coalesce(offered.cut_off_hour, of_zone.cut_off_hour),
      'deliveryDays', coalesce(offered.delivery_days, of_zone.delivery_days),
      'charge', offered.charge,
      'fullDays', ARRAY(SELECT day FROM delivery_window_day filled
        WHERE filled.window_id = offered.id AND filled.taken >= offered.capacity
        ORDER BY day DESC LIMIT 40)) ORDER BY offered.from_hour, offered.id)
    FROM delivery_window offered JOIN zone of_zone ON of_zone.id = offered.zone_id
    WHERE offered.zone_id = ${zoneId} AND offered.is_active`;
}

/**
 * Takes a place in a window of a day, by one conditional update: anyone who comes meanwhile waits and
 * counts this one too. False when nothing is left, and then the caller rolls back or takes another.
 * Of a window without a capacity nothing is counted, so that its orders do not wait for each other:
 * they share its row, and a capacity that staff set waits for them (`countWindow`).
 */
export async function takeWindow(
  sql: Sql,
  { window, day }: { readonly window: Pick<DeliveryWindow, 'id'>; readonly day: string },
): Promise<boolean> {
  const [found] = await sql<{ isTaken: boolean }[]>`
    WITH offered AS (SELECT id, capacity FROM delivery_window WHERE id = ${window.id} FOR SHARE),
    counted AS (
      INSERT INTO delivery_window_day (window_id, day, taken)
      SELECT id, ${day}::date, 1 FROM offered WHERE capacity IS NOT NULL
      ON CONFLICT (window_id, day) DO UPDATE SET taken = delivery_window_day.taken + 1
        WHERE delivery_window_day.taken < (SELECT capacity FROM offered)
      RETURNING window_id
    )
    SELECT capacity IS NULL OR EXISTS (SELECT FROM counted) AS "isTaken" FROM offered`;
  return found?.isTaken ?? false;
}

/** Gives back the places of deliveries that are cancelled now. Their order is locked. */
export async function giveBackWindows(
  sql: Sql,
  orderId: string,
  positions: readonly number[],
): Promise<void> {
  // In a statement of its own: the update then sees what was counted while it waited.
  await sql`
    SELECT FROM delivery_window WHERE id IN (
      SELECT window_id FROM order_delivery
      WHERE order_id = ${orderId} AND position = ANY (${positions}::smallint[]))
    ORDER BY id FOR SHARE`;
  await sql`
    UPDATE delivery_window_day SET taken = delivery_window_day.taken - 1
    FROM order_delivery delivery
    WHERE delivery.order_id = ${orderId} AND delivery.position = ANY (${positions}::smallint[])
      AND delivery_window_day.window_id = delivery.window_id
      AND delivery_window_day.day = delivery.arrival_date AND delivery_window_day.taken > 0`;
}

/**
 * Counts what stands in a window that staff saved just now: of one that had no capacity nobody did.
 * Its row was changed in this transaction, so that every order in it is either seen or still to come.
 */
export async function countWindow(tx: Tx, windowId: string): Promise<void> {
  await tx`DELETE FROM delivery_window_day WHERE window_id = ${windowId}::text::integer`;
  await tx`
    INSERT INTO delivery_window_day (window_id, day, taken)
    SELECT delivery.window_id, delivery.arrival_date, count(*)
    FROM delivery_window JOIN order_delivery delivery ON delivery.window_id = delivery_window.id
    WHERE delivery_window.id = ${windowId}::text::integer AND delivery_window.capacity IS NOT NULL
      AND delivery.state <> 'cancelled'
    GROUP BY delivery.window_id, delivery.arrival_date`;
}
