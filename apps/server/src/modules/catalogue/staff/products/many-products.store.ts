import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { changeManyProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import type { Tx } from '#db/sql.ts';
import type { StoredRow } from '#resource/change-row.ts';

type Row = BodyOf<typeof changeManyProducts>['rows'][number];

export interface LockedProduct {
  readonly version: number;
  readonly minQuantity: number;
  readonly multiple: number;
}

/** In the order of their ids, so that two grids that hold the same rows wait and do not cross. */
export async function lockManyProducts(
  tx: Tx,
  ids: readonly string[],
): Promise<Map<string, LockedProduct>> {
  const rows = await tx<(LockedProduct & { id: string })[]>`
    SELECT id::text AS id, version, min_quantity AS "minQuantity", multiple FROM product
    WHERE id = ANY (${ids.map(Number)}::int[]) ORDER BY product.id FOR UPDATE`;
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export interface KnownReferences {
  readonly brands: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

/** Of the brands and categories that are named, those that are there. */
export async function findNamedReferences(
  tx: Tx,
  sets: readonly Row['set'][],
): Promise<KnownReferences> {
  const named = (name: 'brandId' | 'categoryId') => [
    ...new Set(sets.flatMap((set) => (set[name] === undefined ? [] : [Number(set[name])]))),
  ];
  const [row] = await tx<{ brands: string[]; categories: string[] }[]>`
    SELECT ARRAY(SELECT id::text FROM brand WHERE id = ANY (${named('brandId')}::int[])
        ORDER BY id) AS brands,
      ARRAY(SELECT id::text FROM category WHERE id = ANY (${named('categoryId')}::int[])
        ORDER BY id) AS categories`;
  return { brands: new Set(row?.brands), categories: new Set(row?.categories) };
}

export interface ChangedProduct {
  readonly id: number;
  readonly before: StoredRow;
  readonly after: StoredRow;
}

/** Sets the cells of products that are locked; answers what each was and is. */
export async function saveProducts(
  tx: Tx,
  rows: readonly Row[],
  now: Date,
): Promise<ChangedProduct[]> {
  if (rows.length === 0) return [];
  const cells = rows.map(({ id, set }) => ({ id: Number(id), set }));
  return tx<ChangedProduct[]>`
    WITH asked AS (
      SELECT id, set FROM jsonb_to_recordset(${tx.json(cells)}::jsonb) AS asked (id int, set jsonb)
    ), before AS (
      SELECT product.id, ${editable(tx)} AS row FROM product JOIN asked USING (id)
    ), changed AS (
      UPDATE product SET
        name = coalesce(set->>'name', product.name),
        brand_id = coalesce((set->>'brandId')::int, product.brand_id),
        category_id = coalesce((set->>'categoryId')::int, product.category_id),
        tax_rate = coalesce((set->>'taxRate')::smallint, product.tax_rate),
        min_quantity = coalesce((set->>'minQuantity')::smallint, product.min_quantity),
        multiple = coalesce((set->>'multiple')::smallint, product.multiple),
        line = CASE WHEN set ? 'line' THEN nullif(set->>'line', '') ELSE product.line END,
        invima_code = CASE WHEN set ? 'invimaCode' THEN nullif(set->>'invimaCode', '')
          ELSE product.invima_code END,
        content_size = CASE WHEN set ? 'contentSize' THEN nullif(set->>'contentSize', '')
          ELSE product.content_size END,
        weight_grams = CASE WHEN set ? 'weightGrams' THEN (set->>'weightGrams')::int
          ELSE product.weight_grams END,
        length_mm = CASE WHEN set ? 'lengthMm' THEN (set->>'lengthMm')::int
          ELSE product.length_mm END,
        width_mm = CASE WHEN set ? 'widthMm' THEN (set->>'widthMm')::int
          ELSE product.width_mm END,
        height_mm = CASE WHEN set ? 'heightMm' THEN (set->>'heightMm')::int
          ELSE product.height_mm END,
        withdrawn_at = CASE WHEN NOT set ? 'isWithdrawn' THEN product.withdrawn_at
          WHEN (set->>'isWithdrawn')::boolean THEN coalesce(product.withdrawn_at, ${now}) END,
        version = product.version + 1
      FROM asked WHERE product.id = asked.id
      RETURNING product.id, ${editable(tx)} AS row
    )
    SELECT changed.id, before.row AS before, changed.row AS after
    FROM changed JOIN before USING (id) ORDER BY changed.id`;
}

/** By the names and in the values of the contract, as one that is saved alone is said. */
function editable(tx: Tx) {
  return tx`jsonb_build_object('name', product.name, 'brandId', product.brand_id::text,
    'categoryId', product.category_id::text, 'taxRate', product.tax_rate,
    'minQuantity', product.min_quantity, 'multiple', product.multiple, 'line', product.line,
    'invimaCode', product.invima_code, 'contentSize', product.content_size,
    'weightGrams', product.weight_grams, 'lengthMm', product.length_mm,
    'widthMm', product.width_mm, 'heightMm', product.height_mm,
    'isWithdrawn', product.withdrawn_at IS NOT NULL, 'version', product.version)`;
}

/** Who saved each of them last, of those whose version is not the one that was read. */
export async function findAuthors(tx: Tx, rows: readonly Row[]): Promise<Map<string, string>> {
  if (rows.length === 0) return new Map();
  const subjects = rows.map(({ id }) => `product:${id}`);
  const found = await tx<{ id: string; by: string }[]>`
    SELECT DISTINCT ON (subject) split_part(subject, ':', 2) AS id,
      concat_ws(' ', app_user.name, nullif(app_user.last_name, '')) AS by
    FROM audit_entry JOIN app_user ON app_user.id = audit_entry.actor_id
    WHERE subject = ANY (${subjects}::text[]) ORDER BY subject, audit_entry.id DESC`;
  return new Map(found.map(({ id, by }) => [id, by]));
}
