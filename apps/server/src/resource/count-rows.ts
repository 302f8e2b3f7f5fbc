import { countLimit } from '@matiz/contracts/staff/list.ts';
import type { Fragment, SqlFragments } from '../db/sql.ts';

export interface ListCount {
  readonly value: number;
  readonly isExact: boolean;
  /** Of all rows, not of the page; left out where they are too many to be counted. */
  readonly sums?: Readonly<Record<string, number>>;
}

/** As the statement answers it. */
export interface CountAnswer {
  value: number;
  sums: Record<string, number> | null;
}

interface CountedSource {
  readonly from: (sql: SqlFragments) => Fragment;
  readonly sums?: Readonly<Record<string, (sql: SqlFragments) => Fragment>>;
}

/**
 * Stops past the limit: to count a million rows costs more than to show fifty. What adds up is added
 * on the same way, from columns that are there by then. Where no text is
 * looked for it walks the page's own index, so that no table is read whole for a join.
 */
export function countOf(
  sql: SqlFragments,
  { from, sums: named = {} }: CountedSource,
  orderKey: Fragment | null,
  conditions: Fragment,
): Fragment {
  const sums = Object.entries(named);
  const columns = sums.map(([name, sum]) => sql`${sum(sql)} AS ${sql(name)}`);
  const added = sums.map(([name]) => sql`${name}::text, coalesce(sum(${sql(name)}), 0)`);
  return sql`(SELECT json_build_object('value', count(*)::int, 'sums', ${
    sums.length > 0 ? sql`json_build_object(${list(sql, added)})` : sql`NULL`
  }) FROM (
    SELECT ${list(sql, columns)} FROM ${from(sql)} WHERE ${conditions}
    ${orderKey ? sql`ORDER BY ${orderKey}` : sql``} LIMIT ${atMost(sql, countLimit + 1)}) counted)`;
}

function list(sql: SqlFragments, fragments: readonly Fragment[]): Fragment {
  const [first, ...others] = fragments;
  if (!first) return sql``;
  return others.reduce((all, each) => sql`${all}, ${each}`, first);
}

export function showCount({ value, sums }: CountAnswer): ListCount {
  if (value > countLimit) return { value: countLimit, isExact: false };
  return { value, isExact: true, ...(sums ? { sums } : {}) };
}

/** Written out: a plan that is made for any limit is one for a tenth of the table. */
export function atMost(sql: SqlFragments, rows: number): Fragment {
  const text = [String(rows)];
  return sql(Object.assign(text, { raw: text }));
}
