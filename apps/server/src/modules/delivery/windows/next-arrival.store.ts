import type { DeliveryWindow } from '@matiz/domain/delivery/windows.ts';
import type { SqlReader } from '#db/pool.ts';
import type { Zone } from '../delivery.store.ts';
import { selectWindows } from './windows.store.ts';
import { selectZone } from './zone.store.ts';

export interface ZoneWindows {
  readonly zone: Zone;
  readonly windows: readonly DeliveryWindow[];
}

/** A zone with what can be chosen there; null: it is gone. */
export async function readZoneWindows(sql: SqlReader, zoneId: number): Promise<ZoneWindows | null> {
  const [row] = await sql<{ zone: Zone; windows: DeliveryWindow[] | null }[]>`
    SELECT ${selectZone(sql)} AS zone, (${selectWindows(sql, sql`zone.id`)}) AS windows
    FROM zone WHERE zone.id = ${zoneId}`;
  return row ? { zone: row.zone, windows: row.windows ?? [] } : null;
}
