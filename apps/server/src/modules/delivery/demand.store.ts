import type { CityDemand } from '@matiz/contracts/delivery.ts';
import type { PlainDate } from '@matiz/domain/kernel/clock.ts';
import type { Sql } from '../../db/pool.ts';

/**
 * Counts a look at a city on a day, in one statement, once for each `key`; whoever asks again
 * under it changes nothing until `forgottenAt`, after which the key is swept away.
 */
export async function countLookup(
  sql: Sql,
  look: { key: string; forgottenAt: Date; cityCode: string; day: PlainDate },
): Promise<void> {
  await sql`
    with first as (
      insert into rate_limit (key, spent_until) values (${look.key}, ${look.forgottenAt})
      on conflict (key) do nothing returning key
    )
    insert into coverage_demand as held (city_code, day, lookups)
    select ${look.cityCode}, ${look.day}, 1 from first
    on conflict (city_code, day) do update set lookups = held.lookups + 1`;
}

/** Keeps a phone for a city; the same one again stays as it was. */
export async function keepLead(
  sql: Sql,
  lead: { cityCode: string; phone: string; at: Date },
): Promise<void> {
  await sql`
    insert into coverage_lead (city_code, phone, at)
    values (${lead.cityCode}, ${lead.phone}, ${lead.at}) on conflict do nothing`;
}

/** Demand by city from a day on, those with most of it first. */
export async function findDemand(sql: Sql, from: PlainDate): Promise<CityDemand[]> {
  return sql<CityDemand[]>`
    with demand as (
      select city_code, lookups, 0 as leads, day from coverage_demand where day >= ${from}::date
      union all
      select city_code, 0, 1, (at at time zone 'America/Bogota')::date from coverage_lead
      where (at at time zone 'America/Bogota')::date >= ${from}::date
    )
    select city.code as "cityId", city.name as city, state.name as state,
      sum(demand.lookups)::int as lookups, sum(demand.leads)::int as leads,
      zone_city.zone_id is not null as "hasCoverage", max(demand.day)::text as "lastDay"
    from demand
    join city on city.code = demand.city_code
    join state on state.code = city.state_code
    left join zone_city on zone_city.city_code = city.code
    group by city.code, state.name, zone_city.zone_id
    order by sum(demand.lookups + demand.leads) desc, city.code`;
}
