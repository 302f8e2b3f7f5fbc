import type { Fragment, SqlFragments } from './sql.ts';

/**
 * The moment at which a day (`2026-11-26`) begins in Bogotá; a day later, at which it ends. Through a
 * timestamp: a date by itself `AT TIME ZONE` is midnight in the zone of the session.
 */
export function dayStart(sql: SqlFragments, day: string, daysLater = 0): Fragment {
  return sql`((${day}::text::date + ${daysLater}::int)::timestamp AT TIME ZONE 'America/Bogota')`;
}
