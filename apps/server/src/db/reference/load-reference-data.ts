import {
  everydayName,
  listDepartments,
  listMunicipalities,
} from '@matiz/demo/divipola/divipola.ts';
import type { Sql } from '../pool.ts';
import { tiers, tradeTypes } from './business-data.ts';

/**
 * What every database needs whatever it sells: departments and municipalities (DIVIPOLA), loyalty
 * tiers (§9) and trade types (§7). Asked at each start; it adds what is missing and changes
 * nothing that is there, since thresholds and names belong to the business.
 */
export async function loadReferenceData(sql: Sql): Promise<void> {
  const municipalities = listMunicipalities();
  const [present] = await sql<{ cities: number; tiers: number; types: number }[]>`
    SELECT (SELECT count(*)::int FROM city) AS cities,
      (SELECT count(*)::int FROM loyalty_tier) AS tiers,
      (SELECT count(*)::int FROM trade_type) AS types`;
  await sql.begin(async (tx) => {
    if (present?.cities !== municipalities.length) await insertPlaces(tx, municipalities);
    if (present?.tiers === 0) {
      await tx`INSERT INTO loyalty_tier ${tx(tiers, 'name', 'rank', 'threshold', 'color')}
        ON CONFLICT DO NOTHING`;
    }
    if (present?.types === 0) {
      await tx`INSERT INTO trade_type ${tx(tradeTypes, 'id', 'code', 'name')} ON CONFLICT DO NOTHING`;
    }
  });
}

async function insertPlaces(sql: Sql, municipalities: ReturnType<typeof listMunicipalities>) {
  const departments = listDepartments();
  await sql`
    INSERT INTO state (code, name)
    SELECT * FROM unnest(${departments.map(({ code }) => code)}::text[],
      ${departments.map(({ name }) => name)}::text[])
    ON CONFLICT DO NOTHING`;
  await sql`
    INSERT INTO city (code, name, state_code)
    SELECT * FROM unnest(${municipalities.map(({ code }) => code)}::text[],
      ${municipalities.map(everydayName)}::text[],
      ${municipalities.map(({ departmentCode }) => departmentCode)}::text[])
    ON CONFLICT DO NOTHING`;
}
