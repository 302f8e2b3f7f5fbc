import { maxTableViews, type TableView } from '@matiz/contracts/staff/table-views.ts';
import type { Sql, SqlReader } from '#db/sql.ts';

/** Of whose session it is, one's own first. */
export async function findTableViews(
  sql: SqlReader,
  userId: string,
  list: string,
): Promise<TableView[]> {
  return sql<TableView[]>`
    SELECT view.name, view.search, view.columns, view.is_shared AS "isShared",
      CASE WHEN view.user_id <> ${userId} THEN concat_ws(' ', person.name, person.last_name) END AS by
    FROM table_view view JOIN app_user person ON person.id = view.user_id
    WHERE view.list = ${list} AND (view.user_id = ${userId} OR view.is_shared)
    ORDER BY view.user_id <> ${userId}, lower(view.name), view.user_id`;
}

/** One with its name is replaced. False: there is no room for one more. */
export async function keepTableView(
  sql: Sql,
  userId: string,
  view: Omit<TableView, 'by'> & { readonly list: string },
  at: Date,
): Promise<boolean> {
  const rows = await sql`
    INSERT INTO table_view (user_id, list, name, search, columns, is_shared, changed_at)
    SELECT ${userId}::uuid, ${view.list}, ${view.name}, ${view.search}, ${view.columns}::text[],
      ${view.isShared}::boolean, ${at}::timestamptz
    WHERE (SELECT count(*) FROM table_view
      WHERE user_id = ${userId} AND list = ${view.list} AND name <> ${view.name}) < ${maxTableViews}
    ON CONFLICT (user_id, list, name) DO UPDATE SET search = excluded.search,
      columns = excluded.columns, is_shared = excluded.is_shared, changed_at = excluded.changed_at
    RETURNING name`;
  return rows.count === 1;
}

export async function deleteTableView(
  sql: Sql,
  userId: string,
  list: string,
  name: string,
): Promise<void> {
  await sql`DELETE FROM table_view
    WHERE user_id = ${userId} AND list = ${list} AND name = ${name}`;
}
