import { mostSelected, type SelectedProduct } from '@matiz/contracts/staff/catalogue/selections.ts';
import type { Fragment, Sql, SqlFragments, SqlReader, Tx } from '#db/sql.ts';

/** Addresses that begin so, for one that is free. */
export async function findTakenNames(sql: SqlReader, slug: string): Promise<Set<string>> {
  const rows = await sql<{ name: string }[]>`
    SELECT url_name AS name FROM custom_list WHERE url_name LIKE ${slug} || '%'`;
  return new Set(rows.map(({ name }) => name));
}

/** The products of these codes, however their letters are written, in the order of the codes. */
export async function findSelectedProducts(
  sql: SqlReader,
  codes: readonly string[],
): Promise<(SelectedProduct & { readonly asked: string; readonly id: number })[]> {
  if (codes.length === 0) return [];
  return sql`
    SELECT asked, product.id, product.code, product.name, product.image,
      product.withdrawn_at IS NOT NULL AS "isWithdrawn"
    FROM unnest(${codes}::text[]) WITH ORDINALITY AS given (asked, place)
    JOIN product ON upper(product.code) = upper(asked) ORDER BY place`;
}

/** What is chosen by hand, each once, in its order. */
export async function writeSelected(tx: Tx, id: string, codes: readonly string[]): Promise<void> {
  const ids = [...new Set((await findSelectedProducts(tx, codes)).map((one) => one.id))];
  await putProducts(tx, id, ids);
}

/** Fills a selection with what its rule says now, the best sellers first. Answers whether it changed. */
export async function fillByRule(tx: Tx, id: string): Promise<boolean> {
  const [found] = await tx<{ ids: number[]; held: number[] }[]>`
    SELECT ARRAY(${selectByRule(tx)}) AS ids, ARRAY(
        SELECT product_id FROM custom_list_product held WHERE held.list_id = custom_list.id
        ORDER BY held.position, held.product_id) AS held
    FROM custom_list WHERE custom_list.id = ${id}::text::integer`;
  if (!found || found.ids.join() === found.held.join()) return false;
  await putProducts(tx, id, found.ids);
  return true;
}

/** The selections that fill themselves. */
export async function readRuleIds(sql: SqlReader): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    SELECT custom_list.id::text AS id FROM custom_list
    WHERE num_nonnulls(rule_brand_id, rule_category_id, rule_tag, rule_lowered_days) > 0
    ORDER BY custom_list.id`;
  return rows.map(({ id }) => id);
}

function selectByRule(sql: SqlFragments): Fragment {
  return sql`
    SELECT product.id FROM product
    WHERE product.withdrawn_at IS NULL
      AND (custom_list.rule_brand_id IS NULL OR product.brand_id = custom_list.rule_brand_id)
      AND (custom_list.rule_category_id IS NULL OR product.category_id = ANY (
        (SELECT subtree FROM category WHERE category.id = custom_list.rule_category_id)::int[]))
      AND CASE custom_list.rule_tag WHEN 'new' THEN product.is_new
        WHEN 'bestseller' THEN product.is_best_seller WHEN 'presale' THEN product.is_presale
        WHEN 'combo' THEN product.kind = 'combo' ELSE true END
      AND (custom_list.rule_lowered_days IS NULL OR product.id = ANY (ARRAY(
        SELECT lowered.product_id FROM base_price lowered
        WHERE lowered.lowered_at > now() - custom_list.rule_lowered_days * interval '1 day')))
    ORDER BY product.sales_rank, product.id LIMIT ${mostSelected}`;
}

async function putProducts(sql: Sql, id: string, products: readonly number[]): Promise<void> {
  await sql`
    DELETE FROM custom_list_product
    WHERE list_id = ${id}::text::integer AND product_id <> ALL (${products}::int[])`;
  await sql`
    INSERT INTO custom_list_product AS held (list_id, product_id, position)
    SELECT ${id}::text::integer, product_id, place
    FROM unnest(${products}::int[]) WITH ORDINALITY AS one (product_id, place)
    ON CONFLICT (list_id, product_id) DO UPDATE SET position = excluded.position
    WHERE held.position <> excluded.position`;
}
