import type { ShopCalendar } from '@matiz/domain/delivery/dispatch-date.ts';
import {
  type ShippingBenefit,
  withShippingBenefit,
} from '@matiz/domain/loyalty/shipping-benefit.ts';
import type { Tier } from '@matiz/domain/loyalty/tier.ts';
import type { SqlReader } from '#db/pool.ts';
import { selectZone } from './windows/zone.store.ts';

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
  /** The least that the goods of an order come to; null: any amount. */
  readonly minOrder: number | null;
  readonly calendar: ShopCalendar;
}

export interface CityCoverage {
  readonly cityCode: string;
  readonly city: string;
  readonly stateCode: string;
  readonly state: string;
  /** Null: nobody delivers there. */
  readonly zone: Zone | null;
}

/**
 * A city and the zone that serves it, in the terms of a tier's customers or, without one, of
 * anybody; undefined when there is no such city.
 */
export async function findCoverage(
  sql: SqlReader,
  cityCode: string,
  tier: Tier | null = null,
): Promise<CityCoverage | undefined> {
  const [row] = await sql<(CityCoverage & { benefit: ShippingBenefit | null })[]>`
    SELECT city.code AS "cityCode", city.name AS city, state.code AS "stateCode",
      state.name AS state,
      CASE WHEN zone.id IS NOT NULL THEN ${selectZone(sql)} END AS zone,
      (SELECT json_build_object('shippingOff', shipping_off, 'freeFrom', free_from)
        FROM loyalty_tier WHERE name = ${tier}) AS benefit
    FROM city
    JOIN state ON state.code = city.state_code
    LEFT JOIN zone_city ON zone_city.city_code = city.code
    LEFT JOIN zone ON zone.id = zone_city.zone_id
    WHERE city.code = ${cityCode}`;
  if (!row) return undefined;
  const { benefit, ...coverage } = row;
  return { ...coverage, zone: coverage.zone && withShippingBenefit(coverage.zone, benefit) };
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
