import type { ListSource } from '#resource/list-rows.ts';

/** Files that were handed over, as staff list them. */
export const uploadList: ListSource = {
  columns: (sql) => sql`import_upload.id::text AS id, import_upload.file_name AS "fileName",
    import_upload.size::float8 AS size, import_upload.supplier,
    concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS by,
    to_char(import_upload.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS "createdAt",
    import_upload.step, import_upload.state,
    CASE WHEN import_upload.report IS NOT NULL THEN json_build_object(
      'rows', import_upload.report -> 'rows', 'new', import_upload.report -> 'new',
      'changed', import_upload.report -> 'changed', 'unchanged', import_upload.report -> 'unchanged',
      'bad', import_upload.report -> 'bad') END AS counts`,
  from: (sql) => sql`import_upload JOIN app_user ON app_user.id = import_upload.actor_id`,
  id: { key: (sql) => sql`import_upload.id`, type: 'uuid' },
  search: (sql, text) => sql`fold_text(import_upload.file_name || ' ' || import_upload.supplier)
    LIKE '%' || fold_text(${text}) || '%'`,
  filters: {
    'f.state': (sql, value) => {
      if (value === 'loaded')
        return sql`import_upload.step = 'load' AND import_upload.state = 'done'`;
      if (value === 'undone')
        return sql`import_upload.step = 'undo' AND import_upload.state = 'done'`;
      return sql`NOT (import_upload.step IN ('load', 'undo') AND import_upload.state = 'done')`;
    },
  },
  orders: {
    '-at': { key: (sql) => sql`import_upload.created_at`, type: 'timestamptz', isDescending: true },
    at: { key: (sql) => sql`import_upload.created_at`, type: 'timestamptz' },
  },
};
