import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Fragment, SqlFragments } from '#db/sql.ts';

/**
 * What may be promised (D-8), as conditions on `arrival`: not come yet, from today on, with room.
 * An arrival that is late promises nothing until someone gives it a new date.
 */
export function canBePromised(sql: SqlFragments, warehouseId: number, today: PlainDate): Fragment {
  return sql`arrival.warehouse_id = ${warehouseId} AND arrival.arrived_at IS NULL
    AND arrival.arrives_on >= ${today}::date AND arrival.promised < arrival.cap`;
}
