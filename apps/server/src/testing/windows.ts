import type { WindowKind } from '@matiz/domain/delivery/windows.ts';
import type { Sql } from '../db/pool.ts';

interface WindowParts {
  /** The zone of Bogotá unless said otherwise. */
  readonly zoneId?: number;
  readonly kind?: WindowKind;
  readonly weekdays?: readonly number[];
  readonly from?: number;
  readonly to?: number;
  readonly cutOffHour?: number | null;
  readonly deliveryDays?: number | null;
  readonly capacity?: number | null;
  readonly charge?: number;
}

/** A window of a zone, mornings of working days unless said otherwise. Answers its id. */
export async function buildWindow(sql: Sql, parts: WindowParts = {}): Promise<number> {
  const { kind = 'regular', weekdays = [1, 2, 3, 4, 5], from = 8, to = 12 } = parts;
  const { zoneId = null, cutOffHour = null, deliveryDays = null, capacity = null } = parts;
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO delivery_window (zone_id, kind, weekdays, from_hour, to_hour, cut_off_hour,
      delivery_days, capacity, charge)
    VALUES (coalesce(${zoneId}::int, (SELECT zone_id FROM zone_city WHERE city_code = '11001')),
      ${kind}, ${weekdays}::smallint[], ${from}, ${to}, ${cutOffHour}, ${deliveryDays}, ${capacity},
      ${parts.charge ?? 0})
    RETURNING id`;
  if (!row) throw new Error('the window was not built');
  return row.id;
}
