import type { Sql } from '../db/pool.ts';

/** Bogotá and Medellín are served, from different warehouses; Mitú is not served by anybody. */
export const places = {
  bogota: { cityCode: '11001', city: 'Bogotá', stateCode: '11', state: 'Bogotá', warehouseId: 1 },
  medellin: {
    cityCode: '05001',
    city: 'Medellín',
    stateCode: '05',
    state: 'Antioquia',
    warehouseId: 2,
  },
  mitu: { cityCode: '97001', city: 'Mitú', stateCode: '97', state: 'Vaupés', warehouseId: 1 },
} as const;

/** The places, warehouses, zones, trade types and tiers that people need. Repeatable. */
export async function buildPlaces(sql: Sql): Promise<typeof places> {
  await sql`INSERT INTO state (code, name)
    VALUES ('11', 'Bogotá'), ('05', 'Antioquia'), ('97', 'Vaupés') ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO city (code, state_code, name)
    VALUES ('11001', '11', 'Bogotá'), ('05001', '05', 'Medellín'), ('97001', '97', 'Mitú')
    ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO warehouse (id, code, name, city_code)
    VALUES (1, 'BOG', 'Bogotá', '11001'), (2, 'MED', 'Medellín', '05001') ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO zone (code, name, warehouse_id, delivery_days, cut_off_hour,
      works_saturday, cash_on_delivery, shipping_price, free_from)
    VALUES ('BOG', 'Bogotá', 1, 1, 15, true, true, 9000, 300000),
      ('MED', 'Valle de Aburrá', 2, 2, 12, false, false, 12000, NULL)
    ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO zone_city (city_code, zone_id)
    SELECT warehouse.city_code, zone.id FROM zone
    JOIN warehouse ON warehouse.id = zone.warehouse_id ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO trade_type (id, code, name)
    VALUES (1, 'salon', 'Salón de belleza'), (2, 'distribuidor', 'Distribuidor')
    ON CONFLICT DO NOTHING`;
  await sql`INSERT INTO loyalty_tier (name, rank, threshold, color)
    VALUES ('Bronce', 1, 0, '#9c6b3f'), ('Plata', 2, 2000000, '#8d949b'),
      ('Oro', 3, 6000000, '#c79a2b'), ('Diamante', 4, 15000000, '#5b7fa6')
    ON CONFLICT DO NOTHING`;
  return places;
}
