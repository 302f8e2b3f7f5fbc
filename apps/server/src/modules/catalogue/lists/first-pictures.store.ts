import type { SqlReader } from '#db/sql.ts';

export interface FirstPictures {
  /** Packshots, the ones that are seen first before the others. */
  readonly products: string[];
  readonly swatches: string[];
  readonly categories: string[];
  readonly brands: string[];
}

/** The pictures that a visitor's first pages show, whichever the warehouse: one statement. */
export async function readFirstPictures(sql: SqlReader, products: number): Promise<FirstPictures> {
  const [row] = await sql<FirstPictures[]>`
    WITH seen AS MATERIALIZED (
      SELECT image, swatches, sales_rank, is_new OR is_best_seller OR kind = 'combo' AS is_first
      FROM product WHERE withdrawn_at IS NULL
      ORDER BY is_first DESC, sales_rank, id LIMIT ${products})
    SELECT
      ARRAY(SELECT image FROM seen ORDER BY is_first DESC, sales_rank) AS products,
      ARRAY(SELECT DISTINCT swatch ->> 'image' FROM seen, json_array_elements(swatches) swatch
        WHERE swatch ->> 'image' IS NOT NULL) AS swatches,
      ARRAY(SELECT image FROM category WHERE parent_id IS NULL ORDER BY position) AS categories,
      ARRAY(SELECT image FROM brand ORDER BY name) AS brands`;
  return row ?? { products: [], swatches: [], categories: [], brands: [] };
}
