import type { MenuEntry, MenuName } from '@matiz/domain/shop/menus.ts';
import type { Seller } from '@matiz/domain/shop/seller-line.ts';
import type { SqlReader } from '#db/sql.ts';

export interface MenuCategoryRow {
  readonly id: number;
  readonly parent_id: number | null;
  readonly name: string;
  readonly slug: string;
  readonly image: string;
  readonly position: number;
  /** Products of its own, without those of the categories under it. */
  readonly products: number;
}
export interface MenuBrandRow {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly image: string;
  readonly story: string;
  readonly products: number;
}

export interface MenuEntryRow extends MenuEntry {
  readonly menu: MenuName;
}

export interface MenuRow {
  readonly categories: MenuCategoryRow[];
  readonly brands: MenuBrandRow[];
  readonly seller: Seller;
  /** Of who sells, the key of a picture; null: none. */
  readonly logo: string | null;
  /** In their order, those that are not shown among them. */
  readonly entries: MenuEntryRow[];
}

/** Every category, the brands that sell something in the warehouse and who sells, in one statement. */
export async function readMenu(sql: SqlReader, warehouseId: number): Promise<MenuRow> {
  const [row] = await sql<MenuRow[]>`
    SELECT
      (SELECT coalesce(json_agg(listed ORDER BY listed.position, listed.name), '[]') FROM (
        SELECT category.id, category.parent_id, category.name, category.slug, category.image,
          category.position, coalesce(size.products, 0) AS products
        FROM category LEFT JOIN category_size size
          ON size.category_id = category.id AND size.warehouse_id = ${warehouseId}) listed) AS categories,
      (SELECT coalesce(json_agg(listed ORDER BY listed.name), '[]') FROM (
        SELECT brand.id, brand.name, brand.slug, brand.image, brand.story, counted.products
        FROM brand JOIN (
          SELECT brand_id, count(*) AS products FROM product
          WHERE withdrawn_at IS NULL AND ${warehouseId} = ANY (sold_in) GROUP BY brand_id
        ) counted ON counted.brand_id = brand.id) listed) AS brands,
      (SELECT json_build_object('name', name, 'nit', nit, 'address', address, 'phone', phone,
        'email', email) FROM business) AS seller,
      (SELECT logo FROM business) AS logo,
      (SELECT coalesce(json_agg(json_build_object('menu', menu, 'label', label, 'link', link,
        'isShown', is_shown, 'screen', screen) ORDER BY menu, place), '[]')
        FROM menu_entry) AS entries`;
  if (!row) throw new Error('a SELECT without FROM answers one row');
  return row;
}
