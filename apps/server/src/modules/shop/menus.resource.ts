import { type MenuEntry, type MenuName, menuNames } from '@matiz/domain/shop/menus.ts';
import type { Fragment, SqlFragments, Tx } from '#db/sql.ts';
import type { Resource } from '#resource/resource.ts';

/** Null: as it always was. */
export type MenusForm = Partial<Record<MenuName, readonly MenuEntry[] | null | undefined>>;

/** The menus of the shop's pages, kept entry by entry and saved together. */
export const menusResource: Resource<MenusForm> = {
  table: 'menu_set',
  kind: 'menus',
  key: 'id',
  fields: menuNames,
  source: {
    columns: (sql) => sql`menu_set.id::text AS id, menu_set.version,
      (${entriesOf(sql, 'header')}) AS header, (${entriesOf(sql, 'shop')}) AS shop,
      (${entriesOf(sql, 'house')}) AS house`,
    from: (sql) => sql`menu_set`,
    id: { key: (sql) => sql`menu_set.id`, type: 'integer' },
    filters: {},
    orders: { id: { key: (sql) => sql`menu_set.id`, type: 'integer' } },
  },
  columnsOf: () => ({}),
  parts: { write: writeMenus },
};

function entriesOf(sql: SqlFragments, name: MenuName): Fragment {
  return sql`SELECT json_agg(json_build_object('label', label, 'link', link, 'isShown', is_shown,
      'screen', screen) ORDER BY place) FROM menu_entry WHERE menu = ${name}`;
}

async function writeMenus(tx: Tx, _id: string, set: MenusForm): Promise<void> {
  const said = menuNames.filter((name) => set[name] !== undefined);
  const rows = said.flatMap((menu) =>
    (set[menu] ?? []).map(({ label, link, isShown, screen }, at) => ({
      menu,
      place: at + 1,
      label,
      link,
      is_shown: isShown,
      screen,
    })),
  );
  await tx`DELETE FROM menu_entry WHERE menu = ANY (${said})`;
  if (rows.length > 0) await tx`INSERT INTO menu_entry ${tx(rows)}`;
}
