import type { historyRow } from '@matiz/contracts/staff/audit.ts';
import type { z } from 'zod';
import { dayStart } from '#db/day-start.ts';
import type { SqlReader } from '#db/sql.ts';
import { type ListPage, type ListQuery, type ListSource, listRows } from './list-rows.ts';
import { nameReferences } from './name-references.ts';
import { inContractNames } from './older-columns.ts';

type Entry = z.output<typeof historyRow>;

/**
 * A page of the audit: by the names of each object's contract, with what the ids in it are called.
 * Null when the cursor does not fit the query.
 */
export async function listHistory<Row extends Entry = Entry>(
  sql: SqlReader,
  query: ListQuery,
  source: ListSource = historySource,
): Promise<ListPage<Row> | null> {
  const page = await listRows<Row>(sql, source, query);
  if (page === null) return null;
  const rows = page.rows.map((row) => {
    const [kind = ''] = row.subject.split(':');
    const [before, after] = [row.before, row.after].map((said) => inContractNames(kind, said));
    return { ...row, before: before ?? null, after: after ?? null };
  });
  const namesOf = await nameReferences(
    sql,
    rows.flatMap(({ before, after }) => [before, after]),
  );
  return {
    ...page,
    rows: rows.map((row) => ({ ...row, names: namesOf({ before: row.before, after: row.after }) })),
  };
}

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
