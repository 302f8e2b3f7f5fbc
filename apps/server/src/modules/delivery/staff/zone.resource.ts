import { type Failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import { slugOf } from '@matiz/domain/kernel/text.ts';
import type { Sql, Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';

export interface ZoneForm {
  readonly name: string;
  readonly warehouseId: string;
  readonly deliveryDays: number;
  readonly cutOffHour: number;
  readonly worksSaturday: boolean;
  readonly cashOnDelivery: boolean;
  readonly shippingPrice: number;
  readonly freeFrom?: number | null | undefined;
  readonly minOrder?: number | null | undefined;
  readonly cityCodes: readonly string[];
}

/** Cities that a refusal names before it only counts them. */
const mostNamed = 3;

/** Zones as staff keep them, each with its cities: what delivery reads (D-11). */
export const zoneResource: Resource<ZoneForm> = {
  table: 'zone',
  kind: 'zone',
  key: 'id',
  fields: [
    'name',
    'warehouseId',
    'deliveryDays',
    'cutOffHour',
    'worksSaturday',
    'cashOnDelivery',
    'shippingPrice',
    'freeFrom',
    'minOrder',
    'cityCodes',
  ],
  source: {
    columns: (sql) => sql`zone.id::text AS id, zone.version, zone.name,
      zone.warehouse_id::text AS "warehouseId", warehouse.name AS warehouse,
      zone.delivery_days AS "deliveryDays", zone.cut_off_hour AS "cutOffHour",
      zone.works_saturday AS "worksSaturday", zone.cash_on_delivery AS "cashOnDelivery",
      zone.shipping_price AS "shippingPrice", zone.free_from AS "freeFrom",
      zone.min_order AS "minOrder",
      ARRAY(SELECT city_code FROM zone_city WHERE zone_id = zone.id ORDER BY city_code)
        AS "cityCodes",
      ARRAY(SELECT city.name FROM zone_city JOIN city ON city.code = zone_city.city_code
        WHERE zone_id = zone.id ORDER BY fold_text(city.name) LIMIT 2) AS "firstCities"`,
    from: (sql) => sql`zone JOIN warehouse ON warehouse.id = zone.warehouse_id`,
    id: { key: (sql) => sql`zone.id`, type: 'integer' },
    search: (sql, text) => sql`(fold_text(zone.name) LIKE '%' || fold_text(${text}) || '%'
      OR EXISTS (SELECT FROM zone_city JOIN city ON city.code = zone_city.city_code
        WHERE zone_id = zone.id AND fold_text(city.name) LIKE fold_text(${text}) || '%'))`,
    filters: {
      'f.warehouse': (sql, value) => sql`zone.warehouse_id = ${value}`,
      'f.city': (sql, value) => sql`EXISTS (
        SELECT FROM zone_city WHERE zone_id = zone.id AND city_code = ${value})`,
      'f.cash': (sql, value) => sql`zone.cash_on_delivery = ${value === 'yes'}`,
    },
    orders: {
      name: { key: (sql) => sql`lower(zone.name)`, type: 'text' },
      '-name': { key: (sql) => sql`lower(zone.name)`, type: 'text', isDescending: true },
    },
  },
  columnsOf: (set) => ({
    ...(set.name === undefined ? {} : { name: set.name, code: slugOf(set.name) || 'zona' }),
    ...(set.warehouseId === undefined ? {} : { warehouse_id: Number(set.warehouseId) }),
    ...(set.deliveryDays === undefined ? {} : { delivery_days: set.deliveryDays }),
    ...(set.cutOffHour === undefined ? {} : { cut_off_hour: set.cutOffHour }),
    ...(set.worksSaturday === undefined ? {} : { works_saturday: set.worksSaturday }),
    ...(set.cashOnDelivery === undefined ? {} : { cash_on_delivery: set.cashOnDelivery }),
    ...(set.shippingPrice === undefined ? {} : { shipping_price: set.shippingPrice }),
    ...(set.freeFrom === undefined ? {} : { free_from: set.freeFrom }),
    ...(set.minOrder === undefined ? {} : { min_order: set.minOrder }),
  }),
  check: async (tx, id, { warehouseId, cityCodes }) =>
    (warehouseId === undefined ? null : await refuseClosed(tx, warehouseId)) ??
    (cityCodes === undefined ? null : await refuseTaken(tx, id, cityCodes)),
  parts: {
    write: (tx, id, { cityCodes }) =>
      cityCodes === undefined ? Promise.resolve() : writeCities(tx, id, cityCodes),
  },
  fieldsByConstraint: {
    zone_code_key: 'set.name',
    zone_warehouse_id_fkey: 'set.warehouseId',
    zone_city_pkey: 'set.cityCodes',
    zone_city_city_code_fkey: 'set.cityCodes',
  },
};

/** Holds the warehouse, so that nobody closes it meanwhile. */
async function refuseClosed(tx: Tx, warehouseId: string): Promise<Failure | null> {
  const [warehouse] = await tx<{ isActive: boolean }[]>`
    SELECT is_active AS "isActive" FROM warehouse WHERE id = ${warehouseId} FOR SHARE`;
  if (!warehouse || warehouse.isActive) return null;
  return failureAt('set.warehouseId', 'STILL_USED', say('warehouseClosed'));
}

/** A city is in one zone: which it is told, so that someone can choose. */
async function refuseTaken(
  tx: Tx,
  id: string | null,
  cityCodes: readonly string[],
): Promise<Failure | null> {
  const taken = await tx<{ city: string; zone: string }[]>`
    SELECT city.name AS city, zone.name AS zone
    FROM zone_city
    JOIN city ON city.code = zone_city.city_code
    JOIN zone ON zone.id = zone_city.zone_id
    WHERE zone_city.city_code = ANY (${cityCodes}) AND zone.id IS DISTINCT FROM ${id}::text::integer
    ORDER BY fold_text(city.name)`;
  const [first, ...others] = taken;
  if (!first) return null;
  const sentence =
    others.length === 0 ? say('cityTaken', first) : say('citiesTaken', { cities: namesOf(taken) });
  return failureAt('set.cityCodes', 'VALUE_TAKEN', sentence);
}

/** `Bello (Norte), Envigado (Sur) y 12 ciudades más`. */
function namesOf(taken: readonly { city: string; zone: string }[]): string {
  const named = taken.slice(0, mostNamed).map(({ city, zone }) => `${city} (${zone})`);
  const rest = taken.length - named.length;
  if (rest > 0) named.push(rest === 1 ? '1 ciudad más' : `${rest} ciudades más`);
  return new Intl.ListFormat('es-CO').format(named);
}

async function writeCities(sql: Sql, id: string, cityCodes: readonly string[]): Promise<void> {
  await sql`DELETE FROM zone_city WHERE zone_id = ${id} AND city_code <> ALL (${cityCodes})`;
  await sql`
    INSERT INTO zone_city (city_code, zone_id)
    SELECT code, ${id}::text::integer FROM unnest(${cityCodes}::text[]) AS code
    WHERE NOT EXISTS (SELECT FROM zone_city WHERE city_code = code AND zone_id = ${id}::text::integer)`;
}
