import type { Sql } from '../../db/pool.ts';

interface NamedPlace {
  _id: string;
  name: string;
}
export interface ServedCity extends NamedPlace {
  stateId: string;
  hasCoverage: boolean;
}

export async function findStates(sql: Sql): Promise<NamedPlace[]> {
  return sql<NamedPlace[]>`select code as _id, name from state order by fold_text(name)`;
}

/** The cities of a state, or of all (null); none: there is no such state. */
export async function findCities(sql: Sql, stateCode: string | null): Promise<ServedCity[]> {
  return sql<ServedCity[]>`
    select city.code as _id, city.name, city.state_code as "stateId",
      zone_city.zone_id is not null as "hasCoverage"
    from city left join zone_city on zone_city.city_code = city.code
    where ${stateCode}::text is null or city.state_code = ${stateCode}
    order by fold_text(city.name)`;
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
export async function findCoverage(sql: Sql, cityCode: string): Promise<CityCoverage | undefined> {
  const [row] = await sql<CityCoverage[]>`
    select city.code as "cityCode", city.name as city, state.code as "stateCode",
      state.name as state,
      case when zone.id is not null then json_build_object('id', zone.id, 'code', zone.code,
        'name', zone.name, 'warehouseId', zone.warehouse_id, 'deliveryDays', zone.delivery_days,
        'cutOffHour', zone.cut_off_hour, 'worksSaturday', zone.works_saturday,
        'cashOnDelivery', zone.cash_on_delivery, 'shippingPrice', zone.shipping_price,
        'freeFrom', zone.free_from) end as zone
    from city
    join state on state.code = city.state_code
    left join zone_city on zone_city.city_code = city.code
    left join zone on zone.id = zone_city.zone_id
    where city.code = ${cityCode}`;
  return row;
}

export interface ServedZone extends NamedPlace {
  readonly deliveryDays: number;
  readonly cashOnDelivery: boolean;
  readonly cities: NamedPlace[];
}

/** Every zone that serves a city, the soonest first, each with its cities by name. */
export async function findServedZones(sql: Sql): Promise<ServedZone[]> {
  return sql<ServedZone[]>`
    select zone.id::text as _id, zone.name, zone.delivery_days as "deliveryDays",
      zone.cash_on_delivery as "cashOnDelivery",
      json_agg(json_build_object('_id', city.code, 'name', city.name)
        order by fold_text(city.name)) as cities
    from zone
    join zone_city on zone_city.zone_id = zone.id
    join city on city.code = zone_city.city_code
    group by zone.id
    order by zone.delivery_days, zone.id`;
}
