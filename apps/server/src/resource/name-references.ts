import type { SqlReader } from '../db/sql.ts';
import type { StoredRow } from './change-row.ts';

/** By field, what the ids in it are called: `{ brandId: { 12: 'Igora' } }`. */
export type ReferenceNames = Readonly<Record<string, Readonly<Record<string, string>>>>;

const targets = {
  brand: { table: 'brand', key: 'id', name: 'name' },
  category: { table: 'category', key: 'id', name: 'name' },
  city: { table: 'city', key: 'code', name: 'name' },
  customer: { table: 'customer', key: 'id', name: 'business_name' },
  method: { table: 'payment_method', key: 'code', name: 'name' },
  product: { table: 'product', key: 'id', name: 'name' },
  selection: { table: 'custom_list', key: 'id', name: 'title' },
  seller: { table: 'app_user', key: 'id', name: 'name' },
  state: { table: 'state', key: 'code', name: 'name' },
  tradeType: { table: 'trade_type', key: 'id', name: 'name' },
  warehouse: { table: 'warehouse', key: 'id', name: 'name' },
  zone: { table: 'zone', key: 'id', name: 'name' },
} as const;
type Target = keyof typeof targets;

/** What the fields of a history point to, in whichever object they stand. */
const referenceFields: Readonly<Record<string, Target>> = {
  brandId: 'brand',
  gotBrandId: 'brand',
  excludedBrandIds: 'brand',
  ruleBrandId: 'brand',
  categoryId: 'category',
  gotCategoryId: 'category',
  excludedCategoryIds: 'category',
  ruleCategoryId: 'category',
  parentId: 'category',
  cityCode: 'city',
  cityCodes: 'city',
  customerId: 'customer',
  paymentMethods: 'method',
  method: 'method',
  productId: 'product',
  gotProductId: 'product',
  selectionId: 'selection',
  sellerId: 'seller',
  stateCode: 'state',
  tradeTypeId: 'tradeType',
  warehouseId: 'warehouse',
  zoneId: 'zone',
};

interface Reference {
  readonly field: string;
  readonly id: string;
}

/** What the ids in these rows are called now; one whose object is gone has no name. */
export async function nameReferences(
  sql: SqlReader,
  rows: readonly (StoredRow | null)[],
): Promise<(row: StoredRow | null) => ReferenceNames> {
  const ids = new Map<Target, Set<string>>();
  for (const { field, id } of rows.flatMap(referencesIn)) {
    const target = referenceFields[field];
    if (target) ids.set(target, (ids.get(target) ?? new Set()).add(id));
  }
  const found = new Map<Target, ReadonlyMap<string, string>>();
  for (const [target, asked] of ids) {
    const { table, key, name } = targets[target];
    const named = await sql<{ id: string; name: string }[]>`
      SELECT ${sql(key)}::text AS id, ${sql(name)} AS name FROM ${sql(table)}
      WHERE ${sql(key)}::text = ANY (${[...asked]}::text[])`;
    found.set(target, new Map(named.map((each) => [each.id, each.name])));
  }
  return (row) => {
    const names: Record<string, Record<string, string>> = {};
    for (const { field, id } of referencesIn(row)) {
      const target = referenceFields[field];
      const name = target && found.get(target)?.get(id);
      if (name !== undefined) names[field] = { ...names[field], [id]: name };
    }
    return names;
  };
}

function referencesIn(row: StoredRow | null): Reference[] {
  return Object.entries(row ?? {}).flatMap(([field, value]) => idsIn(field, value));
}

/** The rule of a selection has its own fields, a list of ids has each of them. */
function idsIn(field: string, value: unknown): Reference[] {
  if (Array.isArray(value)) {
    return Object.hasOwn(referenceFields, field) ? value.flatMap((id) => idsIn(field, id)) : [];
  }
  if (typeof value === 'object') return referencesIn(value as StoredRow | null);
  const isId = typeof value === 'string' || typeof value === 'number';
  return isId && Object.hasOwn(referenceFields, field) ? [{ field, id: String(value) }] : [];
}
