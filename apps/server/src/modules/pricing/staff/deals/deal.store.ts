import type { SqlReader, Tx } from '#db/sql.ts';
import type { Author } from '#resource/author.ts';
import { writeAudits } from '#resource/write-audit.ts';

export interface TakenProduct {
  readonly code: string;
  readonly deal: string;
}

/** Products of these that another deal has which is not over: a product is in one deal (D-6). */
export async function findTaken(
  sql: SqlReader,
  productIds: readonly number[],
  { id, now }: { id: string | null; now: Date },
): Promise<TakenProduct[]> {
  return sql<TakenProduct[]>`
    SELECT product.code, deal.name AS deal
    FROM deal_product JOIN deal ON deal.id = deal_product.deal_id
    JOIN product ON product.id = deal_product.product_id
    WHERE deal_product.product_id = ANY (${productIds}::int[])
      AND deal.id IS DISTINCT FROM ${id}::text::integer
      AND (deal.ends_at IS NULL OR deal.ends_at > ${now})
    ORDER BY product.code`;
}

export async function findDealProducts(sql: SqlReader, id: string): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    SELECT product_id AS id FROM deal_product WHERE deal_id = ${id}::text::integer`;
  return rows.map((row) => row.id);
}

export async function findDealQuantities(sql: SqlReader, id: string): Promise<number[]> {
  const rows = await sql<{ least: number }[]>`
    SELECT min_quantity AS least FROM deal_break WHERE deal_id = ${id}::text::integer`;
  return rows.map(({ least }) => least);
}

export async function writeBreaks(
  tx: Tx,
  id: string,
  breaks: readonly { readonly minQuantity: number; readonly percent: number }[],
): Promise<void> {
  await tx`DELETE FROM deal_break WHERE deal_id = ${id}::text::integer`;
  await tx`
    INSERT INTO deal_break (deal_id, min_quantity, percent)
    SELECT ${id}::text::integer, "minQuantity", percent
    FROM jsonb_to_recordset(${tx.json(breaks)}::jsonb)
      AS rung ("minQuantity" integer, percent numeric)`;
}

/** Puts these products, and no others, into a deal; from deals that are over they are taken. */
export async function writeProducts(
  tx: Tx,
  id: string,
  productIds: readonly number[],
  author: Author,
): Promise<void> {
  await tx`DELETE FROM deal_product
    WHERE deal_id = ${id}::text::integer AND product_id <> ALL (${productIds}::int[])`;
  await takeFromEnded(tx, id, productIds, author);
  await tx`
    INSERT INTO deal_product (product_id, deal_id)
    SELECT asked.product_id, ${id}::text::integer
    FROM unnest(${productIds}::int[]) AS asked (product_id)
    WHERE NOT EXISTS (SELECT FROM deal_product kept
      WHERE kept.product_id = asked.product_id AND kept.deal_id = ${id}::text::integer)`;
}

async function takeFromEnded(
  tx: Tx,
  id: string,
  productIds: readonly number[],
  author: Author,
): Promise<void> {
  const left = await tx<{ deal: number; version: number; codes: string }[]>`
    WITH ended AS (
      SELECT id FROM deal WHERE ends_at <= ${author.at} AND id <> ${id}::text::integer
        AND id IN (SELECT deal_id FROM deal_product WHERE product_id = ANY (${productIds}::int[]))
      ORDER BY id FOR UPDATE
    ), gone AS (
      DELETE FROM deal_product USING ended
      WHERE deal_id = ended.id AND product_id = ANY (${productIds}::int[])
      RETURNING deal_id, product_id
    ), counted AS (
      UPDATE deal SET version = version + 1 WHERE id IN (SELECT deal_id FROM gone)
      RETURNING id, version
    )
    SELECT counted.id AS deal, counted.version, string_agg(product.code, ', ' ORDER BY product.code)
      AS codes
    FROM counted JOIN gone ON gone.deal_id = counted.id JOIN product ON product.id = gone.product_id
    GROUP BY counted.id, counted.version`;
  const entries = left.map(({ deal, version, codes }) => ({
    action: 'deal.changed',
    subject: `deal:${deal}`,
    before: { version: version - 1, moved: codes },
    after: { version, moved: null },
  }));
  if (entries.length > 0) await writeAudits(tx, author, entries);
}
