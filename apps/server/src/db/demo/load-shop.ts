import type { DemoShop, WarehouseCode } from '@matiz/demo/shop/types.ts';
import { insertAll, readIds } from '../insert-all.ts';
import type { Sql } from '../pool.ts';

/** The numbers of the warehouses; 1 is the main one, which is shown where nobody delivers. */
export const warehouseIds: Record<WarehouseCode, number> = { BOG: 1, MDE: 2, CLO: 3 };

/** Warehouses, and the zones that they serve. */
export async function loadShop(sql: Sql, { warehouses, zones }: DemoShop): Promise<void> {
  await insertAll(
    sql,
    'warehouse',
    warehouses.map(({ code, name, cityCode }) => ({
      ...{ id: warehouseIds[code], code, name, city_code: cityCode },
    })),
  );
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
}
