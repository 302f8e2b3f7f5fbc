import type { Brand, Category } from '@matiz/contracts/catalogue.ts';
import type { MenuBrandRow, MenuCategoryRow } from './menu.store.ts';

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
