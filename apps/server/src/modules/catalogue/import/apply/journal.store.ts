import type { KeptReason } from '@matiz/domain/catalogue/import/plan/plan-undo.ts';
import type { ProductChange } from '@matiz/domain/catalogue/import/plan/product-change.ts';
import type { Sql, SqlReader } from '#db/sql.ts';
import { journaledPrices } from './journaled-prices.ts';
import type { SavedChange } from './save-changes.ts';

/** Writes down what a batch did, so that it can be undone. */
export async function recordChanges(
  sql: Sql,
  batchId: string,
  saved: readonly SavedChange[],
): Promise<void> {
  if (saved.length === 0) return;
  const rows = saved.map(({ productId, change }) => ({ product_id: productId, change }));
  await sql`
    INSERT INTO import_change (batch_id, product_id, change)
    SELECT ${batchId}::uuid, product_id, change
    FROM jsonb_to_recordset(${sql.json(rows)}::jsonb) AS come (product_id int, change json)`;
}

export interface DoneChange {
  readonly productId: number;
  readonly change: ProductChange;
}

/** What of a batch is not undone yet, the last first. */
export async function nextDone(
  sql: SqlReader,
  batchId: string,
  most: number,
): Promise<readonly DoneChange[]> {
  return sql<DoneChange[]>`
    SELECT product_id AS "productId", change FROM import_change
    WHERE batch_id = ${batchId} AND undone_at IS NULL
    ORDER BY place DESC LIMIT ${most}`;
}

export interface UndoneChange {
  readonly productId: number;
  readonly kept: readonly KeptReason[];
}

export async function markUndone(
  sql: Sql,
  batchId: string,
  undone: readonly UndoneChange[],
  now: Date,
): Promise<void> {
  const rows = undone.map(({ productId, kept }) => ({
    product_id: productId,
    kept: kept.length === 0 ? null : kept,
  }));
  await sql`
    UPDATE import_change SET undone_at = ${now}, kept = come.kept
    FROM jsonb_to_recordset(${sql.json(rows)}::jsonb) AS come (product_id int, kept json)
    WHERE import_change.batch_id = ${batchId} AND import_change.product_id = come.product_id`;
}

/** Adds brands by name, with an address of their own. */
export async function addBrands(
  sql: Sql,
  batchId: string,
  brands: readonly { name: string; slug: string; image: string }[],
): Promise<void> {
  if (brands.length === 0) return;
  await sql`
    WITH added AS (
      INSERT INTO brand (code, name, slug, image)
      SELECT upper(slug), name, slug, image
      FROM jsonb_to_recordset(${sql.json(brands)}::jsonb) AS come (name text, slug text, image text)
      RETURNING id
    )
    INSERT INTO import_brand (batch_id, brand_id) SELECT ${batchId}::uuid, id FROM added`;
}

/** Adds categories, each below the one above it, which stands before it or is there. */
export async function addCategories(
  sql: Sql,
  batchId: string,
  categories: readonly { name: string; slug: string; parent: string | null; image: string }[],
): Promise<void> {
  for (const { name, slug, parent, image } of categories) {
    await sql`
      WITH above AS (SELECT id FROM category WHERE slug = ${parent}), added AS (
        INSERT INTO category (parent_id, name, slug, position, image)
        SELECT (SELECT id FROM above), ${name}, ${slug}, 1 + coalesce((
          SELECT max(position) FROM category
          WHERE parent_id IS NOT DISTINCT FROM (SELECT id FROM above)), 0), ${image}
        RETURNING id
      )
      INSERT INTO import_category (batch_id, category_id) SELECT ${batchId}::uuid, id FROM added`;
  }
}

/** Takes away the categories that a batch added, as far as nothing is in them or names them. Answers the others. */
export async function removeIdleCategories(sql: Sql, batchId: string): Promise<string[]> {
  for (let removed = 1; removed > 0; ) {
    // From the lowest up: each round frees the one above.
    const { count } = await sql`
      DELETE FROM category USING import_category added
      WHERE added.batch_id = ${batchId} AND category.id = added.category_id
        AND NOT EXISTS (SELECT FROM product WHERE product.category_id = category.id)
        AND NOT EXISTS (SELECT FROM custom_list WHERE rule_category_id = category.id)
        AND NOT EXISTS (SELECT FROM coupon
          WHERE category.id IN (coupon.category_id, coupon.got_category_id))
        AND NOT EXISTS (SELECT FROM coupon_condition held WHERE held.category_id = category.id)
        AND NOT EXISTS (SELECT FROM category below WHERE below.parent_id = category.id)`;
    removed = count;
  }
  const rows = await sql<{ name: string }[]>`
    SELECT category.name FROM import_category added
    JOIN category ON category.id = added.category_id
    WHERE added.batch_id = ${batchId} ORDER BY category.id`;
  return rows.map(({ name }) => name);
}

/** Takes away the brands that a batch added, as far as nothing names them. Answers the others. */
export async function removeIdleBrands(sql: Sql, batchId: string): Promise<string[]> {
  await sql`
    DELETE FROM brand USING import_brand added
    WHERE added.batch_id = ${batchId} AND brand.id = added.brand_id
      AND NOT EXISTS (SELECT FROM custom_list WHERE rule_brand_id = brand.id)
      AND NOT EXISTS (SELECT FROM coupon WHERE brand.id IN (coupon.brand_id, coupon.got_brand_id))
      AND NOT EXISTS (SELECT FROM coupon_condition held WHERE held.brand_id = brand.id)
      AND NOT EXISTS (SELECT FROM product WHERE product.brand_id = brand.id)`;
  const rows = await sql<{ name: string }[]>`
    SELECT brand.name FROM import_brand added JOIN brand ON brand.id = added.brand_id
    WHERE added.batch_id = ${batchId} ORDER BY brand.name`;
  return rows.map(({ name }) => name);
}

/** Rows that are removed by one statement. */
const removedAtOnce = 5_000;

/**
 * Removes what batches that began before `oldest` did, and which of their rows were bad. What they did
 * to prices stays: a product's history tells it.
 */
export async function removeJournals(sql: Sql, oldest: Date): Promise<void> {
  const past = sql`SELECT id FROM import_batch
    WHERE started_at < ${oldest} AND state NOT IN ('running', 'undoing')`;
  await sql`DELETE FROM import_problem WHERE batch_id IN (${past})`;
  for (let removed = removedAtOnce; removed === removedAtOnce; ) {
    const [gone] = await sql<{ n: number }[]>`
      WITH gone AS (
        DELETE FROM import_change WHERE (batch_id, product_id) IN (
          SELECT batch_id, product_id FROM import_change
          WHERE batch_id IN (${past}) LIMIT ${removedAtOnce})
        RETURNING product_id, batch_id, place, change, undone_at, kept
      ), stays AS (
        INSERT INTO imported_price
          (product_id, batch_id, place, warehouse, before, after, undone_at)
        ${journaledPrices(sql, sql`SELECT * FROM gone`)}
      )
      SELECT count(*)::int AS n FROM gone`;
    removed = gone?.n ?? 0;
  }
}
