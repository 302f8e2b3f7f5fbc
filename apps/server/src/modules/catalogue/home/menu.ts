import type { DecidedMenus } from '@matiz/contracts/catalogue/menus.ts';
import type { Brand, Category } from '@matiz/contracts/catalogue.ts';
import type { MenuBrandRow, MenuCategoryRow, MenuEntryRow } from './menu.store.ts';

/** The categories under which something is sold, each counting everything below it. */
export function toCategories(rows: readonly MenuCategoryRow[]): Category[] {
  const totals = totalsOf(rows);
  return rows
    .map((row) => ({
      _id: String(row.id),
      name: row.name,
      slug: row.slug,
      parentId: row.parent_id === null ? null : String(row.parent_id),
      image: row.image,
      products: totals.get(row.id) ?? 0,
    }))
    .filter(({ products }) => products > 0);
}

export function toBrands(rows: readonly MenuBrandRow[]): Brand[] {
  return rows.map(({ id, ...brand }) => ({ _id: String(id), ...brand }));
}

/** What staff decided: a menu of which nothing is kept is left out, and left as it always was. */
export function toDecidedMenus(rows: readonly MenuEntryRow[]): { menus?: DecidedMenus } {
  if (rows.length === 0) return {};
  const menus = Map.groupBy(rows, ({ menu }) => menu);
  const shown = [...menus].map(([name, entries]) => [
    name,
    entries
      .filter(({ isShown }) => isShown)
      .map(({ label, link, screen }) => ({
        label,
        link,
        ...(screen === 'all' ? {} : { on: screen }),
      })),
  ]);
  return { menus: Object.fromEntries(shown) };
}

function totalsOf(rows: readonly MenuCategoryRow[]): Map<number, number> {
  const parents = new Map(rows.map(({ id, parent_id }) => [id, parent_id]));
  const totals = new Map<number, number>();
  for (const { id, products } of rows) {
    for (let at: number | null = id; at !== null; at = parents.get(at) ?? null) {
      totals.set(at, (totals.get(at) ?? 0) + products);
    }
  }
  return totals;
}
