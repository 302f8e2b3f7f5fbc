import type { Sql } from '../db/sql.ts';

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

/** The tables that the plan reads from end to end; the plan is the one for all values, as the product's. */
export async function planReadsWhole(sql: Sql, text: string): Promise<string[]> {
  const [row] = await sql.unsafe<{ 'QUERY PLAN': { Plan: Plan }[] }[]>(
    `EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`,
  );
  return tablesReadWhole(row?.['QUERY PLAN'][0]?.Plan);
}

function tablesReadWhole(plan: Plan | undefined): string[] {
  if (!plan) return [];
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(tablesReadWhole)];
}
