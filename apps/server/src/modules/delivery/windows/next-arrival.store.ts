import type { DeliveryWindow, SlotChoice } from '@matiz/domain/delivery/windows.ts';
import type { SqlReader } from '#db/pool.ts';
import type { Zone } from '../delivery.store.ts';
import { selectWindows } from './windows.store.ts';
import { selectZone } from './zone.store.ts';

export interface ZoneWindows {
  readonly zone: Zone;
  readonly windows: readonly DeliveryWindow[];
  /** What the open cart asks for there; null: nothing, or there is none. */
  readonly chosen: SlotChoice | null;
}

/** Whose open cart says which window was chosen; `customerId` null: nobody's. */
export interface CartNamed {
  readonly customerId: string | null;
  readonly sellerId: string | null;
}

/** A zone with what can be chosen there; null: it is gone. */
export async function readZoneWindows(
  sql: SqlReader,
  zoneId: number,
  { customerId, sellerId }: CartNamed,
): Promise<ZoneWindows | null> {
  const [row] = await sql<(Omit<ZoneWindows, 'windows'> & { windows: DeliveryWindow[] | null })[]>`
    SELECT ${selectZone(sql)} AS zone, (${selectWindows(sql, sql`zone.id`)}) AS windows,
      (SELECT json_build_object('windowId', window_id, 'day', window_day) FROM cart
        WHERE customer_id = ${customerId}::uuid AND cart.warehouse_id = zone.warehouse_id
          AND seller_id IS NOT DISTINCT FROM ${sellerId}::uuid AND state = 'open'
          AND window_day IS NOT NULL) AS chosen
    FROM zone WHERE zone.id = ${zoneId}`;
  return row ? { ...row, windows: row.windows ?? [] } : null;
}
