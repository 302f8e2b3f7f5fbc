import type { ListSource } from '#resource/list-rows.ts';

/** Those who sell, with how many customers each has. */
export const sellersSource: ListSource = {
  columns: (sql) => sql`app_user.id::text AS id,
    concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS name,
    coalesce(app_user.email, '') AS email,
    (SELECT count(*)::int FROM seller_customer WHERE seller_id = app_user.id) AS customers`,
  from: (sql) => sql`app_user`,
  id: { key: (sql) => sql`app_user.id`, type: 'uuid' },
  where: (sql) => sql`app_user.role = 'Seller' AND app_user.removed_at IS NULL`,
  search: (
    sql,
    text,
  ) => sql`fold_text(concat_ws(' ', app_user.name, app_user.last_name, app_user.email))
    LIKE '%' || fold_text(${text}) || '%'`,
  filters: {},
  orders: {
    name: { key: (sql) => sql`lower(app_user.name)`, type: 'text' },
    '-name': { key: (sql) => sql`lower(app_user.name)`, type: 'text', isDescending: true },
  },
};
