import type { ColourCardLink } from '@matiz/contracts/catalogue/colour-cards.ts';
import type { SqlReader } from '#db/sql.ts';
import type { Viewer } from '../card/viewer.ts';

/** Two rows of a wide screen. */
const shown = 8;

/** A brand's products with tones that are sold in a warehouse, best sellers first, along their index. */
export async function readColourCards(
  sql: SqlReader,
  brandId: number,
  { warehouseId }: Viewer,
): Promise<ColourCardLink[]> {
  const rows = await sql<ColourCardLink[]>`
    SELECT id::text AS "_id", name, swatches, tone_count AS "toneCount" FROM product
    WHERE brand_id = ${brandId} AND withdrawn_at IS NULL AND ${warehouseId} = ANY (sold_in)
      AND tone_count > 0 AND json_array_length(swatches) > 0
    ORDER BY sales_rank, id LIMIT ${shown}`;
  return [...rows];
}
