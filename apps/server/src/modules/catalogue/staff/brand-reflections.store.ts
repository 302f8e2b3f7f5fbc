import type { SignMeaning } from '@matiz/domain/catalogue/reflection-families.ts';
import type { SqlReader, Tx } from '#db/sql.ts';

/** What a brand's signs mean now. */
export function findMeanings(sql: SqlReader, brandId: string): Promise<SignMeaning[]> {
  return sql<SignMeaning[]>`
    SELECT digit AS sign, family FROM brand_reflection
    WHERE brand_id = ${brandId} ORDER BY digit`;
}

/** What stays as it is is left alone: each row that changes has its brand's tones read again. */
export async function writeReflections(
  tx: Tx,
  id: string,
  map: readonly SignMeaning[],
): Promise<void> {
  await tx`
    DELETE FROM brand_reflection
    WHERE brand_id = ${id} AND digit <> ALL (${map.map(({ sign }) => sign)}::text[])`;
  await tx`
    INSERT INTO brand_reflection (brand_id, digit, family)
    SELECT ${id}::text::integer, said.sign, said.family
    FROM jsonb_to_recordset(${tx.json(map)}::jsonb) AS said (sign text, family text)
    WHERE NOT EXISTS (SELECT FROM brand_reflection known WHERE known.brand_id = ${id}::text::integer
      AND known.digit = said.sign AND known.family = said.family)
    ON CONFLICT (brand_id, digit) DO UPDATE SET family = excluded.family`;
}
