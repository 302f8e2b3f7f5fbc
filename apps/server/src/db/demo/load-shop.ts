import type { DemoShop, WarehouseCode } from '@matiz/demo/shop/types.ts';
import { insertAll, readIds } from '../insert-all.ts';
import type { Sql } from '../pool.ts';

/** The numbers of the warehouses; 1 is the main one, which is shown where nobody delivers. */
export const warehouseIds: Record<WarehouseCode, number> = { BOG: 1, MDE: 2, CLO: 3 };

/** Warehouses, the zones that they serve and in which hours, and what tiers give there. */
export async function loadShop(
  sql: Sql,
  { warehouses, zones, windows, tiers }: DemoShop,
): Promise<void> {
  await insertAll(
    sql,
    'warehouse',
    warehouses.map(({ code, name, cityCode }) => ({
      id: warehouseIds[code],
      code,
      name,
      city_code: cityCode,
    })),
  );
  // A NIT and numbers that nobody has: a visitor of the demonstration writes to no stranger.
  await sql`UPDATE business SET name = 'Demostración de Matiz', nit = '999999999-4',
    address = 'Calle 13 # 37-45, Bogotá', phone = '601 555 0100', email = 'ayuda@matiz.co',
    whatsapp = '+573000000000', hours_weekdays = '08:00-18:00', hours_saturday = '09:00-13:00'`;
  await insertAll(
    sql,
    'zone',
    zones.map((zone) => ({
      code: zone.code,
      name: zone.name,
      warehouse_id: warehouseIds[zone.warehouse],
      delivery_days: zone.deliveryDays,
      cut_off_hour: Number.parseInt(zone.cutoff, 10),
      works_saturday: zone.deliversOnSaturday,
      cash_on_delivery: zone.cashOnDelivery,
      shipping_price: zone.shippingPrice,
      free_from: zone.freeFrom,
      min_order: zone.minOrder ?? null,
    })),
  );
  const zoneId = await readIds(sql, 'zone', 'code');
  await insertAll(
    sql,
    'zone_city',
    zones.flatMap(({ code, cityCodes }) =>
      cityCodes.map((city_code) => ({ city_code, zone_id: zoneId(code) })),
    ),
  );
  for (const { name, shippingOff, freeFrom } of tiers) {
    await sql`UPDATE loyalty_tier SET shipping_off = ${shippingOff}, free_from = ${freeFrom}
      WHERE name = ${name}`;
  }
  await insertAll(
    sql,
    'delivery_window',
    windows.map((window) => ({
      zone_id: zoneId(window.zone),
      kind: window.kind,
      weekdays: window.weekdays,
      from_hour: window.from,
      to_hour: window.to,
      cut_off_hour: window.cutOffHour,
      delivery_days: window.deliveryDays,
      capacity: window.capacity,
      charge: window.charge,
    })),
  );
}
