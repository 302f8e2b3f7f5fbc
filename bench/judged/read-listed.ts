import { foldText } from '@matiz/domain/kernel/text.ts';
import type { SqlPool } from '../../apps/server/src/db/pool.ts';

/** A product as an answer is compared with it; folded. */
export interface Listed {
  /** Its brand, name, content and categories. */
  readonly words: string;
  readonly tones: readonly string[];
}

export async function readListed(sql: SqlPool): Promise<Map<string, Listed>> {
  const rows = await sql<{ id: string; words: string; tones: string[] }[]>`
    SELECT product.id::text AS id,
      concat_ws(' ', brand.name, product.name, product.content_size, product.line, category.name, above.name,
        (SELECT string_agg(volume || ' vol', ' ') FROM product_version
          WHERE product_id = product.id)) AS words,
      ARRAY(SELECT concat_ws(' ', tone_number, tone_name, tone_series) FROM product_version
        WHERE product_id = product.id AND tone_number IS NOT NULL) AS tones
    FROM product JOIN brand ON brand.id = product.brand_id
    JOIN category ON category.id = product.category_id
    LEFT JOIN category above ON above.id = category.parent_id
    WHERE product.withdrawn_at IS NULL`;
  return new Map(
    rows.map(({ id, words, tones }) => [
      id,
      { words: foldText(words), tones: tones.map(foldText) },
    ]),
  );
}
