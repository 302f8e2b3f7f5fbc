import type { CityDemand } from '@matiz/contracts/delivery.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Sql, SqlReader } from '#db/pool.ts';

/**
 * Counts a look at a city on a day, in one statement, once for each `key`; the one who asks again
 * under it changes nothing until `forgottenAt`, after which the key is swept away.
 */
export async function countLookup(
  sql: Sql,
  look: { key: string; forgottenAt: Date; cityCode: string; day: PlainDate },
): Promise<void> {
  await sql`
    WITH first AS (
      INSERT INTO rate_limit (key, spent_until) VALUES (${look.key}, ${look.forgottenAt})
      ON CONFLICT (key) DO NOTHING RETURNING key
    )
    INSERT INTO coverage_demand AS held (city_code, day, lookups)
    SELECT ${look.cityCode}, ${look.day}, 1 FROM first
    ON CONFLICT (city_code, day) DO UPDATE SET lookups = held.lookups + 1`;
}

/** Keeps a phone for a city; the same one again stays as it was. */
export async function keepLead(
  sql: Sql,
  lead: { cityCode: string; phone: string; at: Date },
): Promise<void> {
  await sql`
    INSERT INTO coverage_lead (city_code, phone, at)
    VALUES (${lead.cityCode}, ${lead.phone}, ${lead.at}) ON CONFLICT DO NOTHING`;
}

/** Demand by city from a day on, those with most of it first. */
export async function findDemand(sql: SqlReader, from: PlainDate): Promise<CityDemand[]> {
  return sql<CityDemand[]>`
    WITH demand AS (
      SELECT city_code, lookups, 0 AS leads, day FROM coverage_demand WHERE day >= ${from}::date
      UNION ALL
      SELECT city_code, 0, 1, (at at time zone 'America/Bogota')::date FROM coverage_lead
      WHERE (at at time zone 'America/Bogota')::date >= ${from}::date
    )
    SELECT city.code AS "cityId", city.name AS city, state.name AS state,
      sum(demand.lookups)::int AS lookups, sum(demand.leads)::int AS leads,
      zone_city.zone_id IS NOT NULL AS "hasCoverage", max(demand.day)::text AS "lastDay"
    FROM demand
    JOIN city ON city.code = demand.city_code
    JOIN state ON state.code = city.state_code
    LEFT JOIN zone_city ON zone_city.city_code = city.code
    GROUP BY city.code, state.name, zone_city.zone_id
    ORDER BY sum(demand.lookups + demand.leads) DESC, city.code`;
}
