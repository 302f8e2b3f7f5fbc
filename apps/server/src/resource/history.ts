import { dayStart } from '#db/day-start.ts';
import type { ListSource } from './list-rows.ts';

/** The audit as a list: by object, person, action and day, the newest first. */
export const historySource: ListSource = {
  columns: (sql) => sql`audit_entry.id::text AS id,
    to_char(audit_entry.at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
    concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS by,
    audit_entry.action, audit_entry.subject, audit_entry.before, audit_entry.after,
    audit_entry.reason, audit_entry.via, audit_entry.batch_id AS "batchId"`,
  from: (sql) => sql`audit_entry JOIN app_user ON app_user.id = audit_entry.actor_id`,
  id: { key: (sql) => sql`audit_entry.id`, type: 'bigint' },
  filters: {
    'f.subject': (sql, value) => sql`audit_entry.subject = ${value}`,
    'f.by': (sql, value) => sql`audit_entry.actor_id = ${value}`,
    'f.action': (sql, value) => sql`audit_entry.action = ${value}`,
    // Nearly all came by calls; the others have an index without them.
    'f.via': (sql, value) =>
      value === 'call'
        ? sql`audit_entry.via = 'call'`
        : sql`audit_entry.via <> 'call' AND audit_entry.via = ${value}`,
    'f.from': (sql, day) => sql`audit_entry.at >= ${dayStart(sql, day)}`,
    'f.to': (sql, day) => sql`audit_entry.at < ${dayStart(sql, day, 1)}`,
  },
  orders: {
    '-at': { key: (sql) => sql`audit_entry.id`, type: 'bigint', isDescending: true },
    at: { key: (sql) => sql`audit_entry.id`, type: 'bigint' },
  },
};
