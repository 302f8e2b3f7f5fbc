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
  await sql`insert into state (code, name)
    values ('11', 'Bogotá'), ('05', 'Antioquia'), ('97', 'Vaupés') on conflict do nothing`;
  await sql`insert into city (code, state_code, name)
    values ('11001', '11', 'Bogotá'), ('05001', '05', 'Medellín'), ('97001', '97', 'Mitú')
    on conflict do nothing`;
  await sql`insert into warehouse (id, code, name, city_code)
    values (1, 'BOG', 'Bogotá', '11001'), (2, 'MED', 'Medellín', '05001') on conflict do nothing`;
  await sql`insert into zone (code, name, warehouse_id, delivery_days, cut_off_hour,
      works_saturday, cash_on_delivery, shipping_price, free_from)
    values ('BOG', 'Bogotá', 1, 1, 15, true, true, 9000, 300000),
      ('MED', 'Valle de Aburrá', 2, 2, 12, false, false, 12000, null)
    on conflict do nothing`;
  await sql`insert into zone_city (city_code, zone_id)
    select warehouse.city_code, zone.id from zone
    join warehouse on warehouse.id = zone.warehouse_id on conflict do nothing`;
  await sql`insert into trade_type (id, code, name)
    values (1, 'salon', 'Salón de belleza'), (2, 'distribuidor', 'Distribuidor')
    on conflict do nothing`;
  await sql`insert into loyalty_tier (name, rank, threshold, color)
    values ('Bronce', 1, 0, '#9c6b3f'), ('Plata', 2, 2000000, '#8d949b'),
      ('Oro', 3, 6000000, '#c79a2b'), ('Diamante', 4, 15000000, '#5b7fa6')
    on conflict do nothing`;
  return places;
}
