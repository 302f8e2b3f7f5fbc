import type { ListSource } from '#resource/list-rows.ts';

/** The people of the staff, by when they joined. */
export const teamSource: ListSource = {
  columns: (sql) => sql`staff_member.user_id AS id, staff_member.version,
    concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS name,
    coalesce(app_user.email, '') AS email, staff_member.roles,
    staff_member.suspended_at IS NOT NULL AS "isSuspended",
    EXISTS (SELECT FROM staff_factor WHERE staff_factor.user_id = app_user.id
      AND confirmed_at IS NOT NULL) AS "hasSecondFactor",
    (SELECT count(*)::int FROM session
      WHERE session.user_id = app_user.id AND ended_at IS NULL AND expires_at > now()) AS sessions,
    (SELECT to_char(max(session.created_at) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
      FROM session WHERE session.user_id = app_user.id) AS "lastEntryAt"`,
  from: (sql) => sql`staff_member
    JOIN app_user ON app_user.id = staff_member.user_id AND app_user.removed_at IS NULL`,
  id: { key: (sql) => sql`staff_member.user_id`, type: 'uuid' },
  search: (
    sql,
    text,
  ) => sql`fold_text(concat_ws(' ', app_user.name, app_user.last_name, app_user.email))
    LIKE '%' || fold_text(${text}) || '%'`,
  filters: {
    'f.role': (sql, value) => sql`${value} = ANY (staff_member.roles)`,
    'f.state': (sql, value) =>
      sql`(staff_member.suspended_at IS NOT NULL) = ${value === 'suspended'}`,
  },
  orders: {
    joined: { key: (sql) => sql`staff_member.created_at`, type: 'timestamptz' },
    '-joined': {
      key: (sql) => sql`staff_member.created_at`,
      type: 'timestamptz',
      isDescending: true,
    },
  },
};
