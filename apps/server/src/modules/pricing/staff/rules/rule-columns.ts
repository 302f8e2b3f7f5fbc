import type { Fragment, SqlFragments } from '#db/sql.ts';

/** Whether a window is running, coming or over, by what a rule's columns say. */
export function ruleState(
  sql: SqlFragments,
  now: Date,
  { from, to }: { from: Fragment; to: Fragment },
): Fragment {
  return sql`CASE WHEN ${to} <= ${now} THEN 'over' WHEN ${from} > ${now} THEN 'coming'
    ELSE 'running' END`;
}

/** A moment in UTC as JSON has it; null stays null. */
export function utcText(sql: SqlFragments, moment: Fragment): Fragment {
  return sql`to_char(${moment} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')`;
}

/** A bound of a range of time; an open end is null, however it was written. */
export function rangeBound(sql: SqlFragments, side: 'lower' | 'upper', range: Fragment): Fragment {
  return side === 'lower'
    ? sql`nullif(lower(${range}), '-infinity')`
    : sql`nullif(upper(${range}), 'infinity')`;
}
