import type { SqlReader } from '#db/pool.ts';

interface NamedLocation {
  _id: string;
  name: string;
}
export interface ServedCity extends NamedLocation {
  stateId: string;
  hasCoverage: boolean;
}

export async function findStates(sql: SqlReader): Promise<NamedLocation[]> {
  return sql<NamedLocation[]>`SELECT code AS _id, name FROM state ORDER BY fold_text(name)`;
}

/** The cities of a state, or of all (null); none: there is no such state. */
export async function findCities(sql: SqlReader, stateCode: string | null): Promise<ServedCity[]> {
  return sql<ServedCity[]>`
    SELECT city.code AS _id, city.name, city.state_code AS "stateId",
      zone_city.zone_id IS NOT NULL AS "hasCoverage"
    FROM city LEFT JOIN zone_city ON zone_city.city_code = city.code
    WHERE ${stateCode}::text IS NULL OR city.state_code = ${stateCode}
    ORDER BY fold_text(city.name)`;
}

/** How a zone is served (D-11). Money in whole pesos, hours of the clock in Bogotá. */
export interface Zone {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly warehouseId: number;
  /** Business days from dispatch to the door. */
  readonly deliveryDays: number;
  readonly cutOffHour: number;
  readonly worksSaturday: boolean;
  readonly cashOnDelivery: boolean;
  readonly shippingPrice: number;
  /** From this amount on shipping is free; null: never. */
  readonly freeFrom: number | null;
}

export interface CityCoverage {
  readonly cityCode: string;
  readonly city: string;
  readonly stateCode: string;
  readonly state: string;
  /** Null: nobody delivers there. */
  readonly zone: Zone | null;
}

/** A city and the zone that serves it; undefined when there is no such city. */
export async function findCoverage(
  sql: SqlReader,
  cityCode: string,
): Promise<CityCoverage | undefined> {
  const [row] = await sql<CityCoverage[]>`
    SELECT city.code AS "cityCode", city.name AS city, state.code AS "stateCode",
      state.name AS state,
      CASE WHEN zone.id IS NOT NULL THEN json_build_object('id', zone.id, 'code', zone.code,
        'name', zone.name, 'warehouseId', zone.warehouse_id, 'deliveryDays', zone.delivery_days,
        'cutOffHour', zone.cut_off_hour, 'worksSaturday', zone.works_saturday,
        'cashOnDelivery', zone.cash_on_delivery, 'shippingPrice', zone.shipping_price,
        'freeFrom', zone.free_from) END AS zone
    FROM city
    JOIN state ON state.code = city.state_code
    LEFT JOIN zone_city ON zone_city.city_code = city.code
    LEFT JOIN zone ON zone.id = zone_city.zone_id
    WHERE city.code = ${cityCode}`;
  return row;
}

export interface ServedZone extends NamedLocation {
  readonly deliveryDays: number;
  readonly cashOnDelivery: boolean;
  readonly cities: NamedLocation[];
}

/** Every zone that serves a city, the soonest first, each with its cities by name. */
export async function findServedZones(sql: SqlReader): Promise<ServedZone[]> {
  return sql<ServedZone[]>`
    SELECT zone.id::text AS _id, zone.name, zone.delivery_days AS "deliveryDays",
      zone.cash_on_delivery AS "cashOnDelivery",
      json_agg(json_build_object('_id', city.code, 'name', city.name)
        ORDER BY fold_text(city.name)) AS cities
    FROM zone
    JOIN zone_city ON zone_city.zone_id = zone.id
    JOIN city ON city.code = zone_city.city_code
    GROUP BY zone.id
    ORDER BY zone.delivery_days, zone.id`;
}
