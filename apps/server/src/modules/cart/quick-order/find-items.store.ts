import type { ReflectionMap } from '@matiz/domain/catalogue/tone-letters.ts';
import type { SqlReader } from '#db/pool.ts';
import type { Hit } from '#modules/search/index.ts';

/** A version that an item may mean. */
export type FoundItem = Pick<
  Hit,
  'productId' | 'code' | 'name' | 'versionId' | 'versionCode' | 'label' | 'hasVersions'
>;

/** What a code is; `isChosen` false: a product's, whose version is open. */
export type CodedItem = FoundItem & { readonly isChosen: boolean };

/**
 * What each code is, in whatever case it was typed: a version's, or a product's that has versions.
 * Also what was withdrawn, so that it can be said. One row for each code that is found.
 */
export async function findItemsByCode(
  sql: SqlReader,
  codes: readonly string[],
): Promise<ReadonlyMap<string, CodedItem>> {
  const rows = await sql<(CodedItem & { asked: string })[]>`
    SELECT DISTINCT ON (asked.code) asked.code AS asked, product.id AS "productId", product.code,
      product.name, version.id AS "versionId", version.code AS "versionCode",
      json_build_object('tone_number', version.tone_number, 'tone_name', version.tone_name,
        'volume', version.volume) AS label,
      product.has_versions AS "hasVersions", hit.is_chosen AS "isChosen"
    FROM unnest(${codes}::text[]) AS asked (code)
    CROSS JOIN LATERAL (
      SELECT id AS version_id, true AS is_chosen FROM product_version
      WHERE upper(product_version.code) = asked.code
      UNION ALL
      (SELECT sample.id, false FROM product JOIN product_version sample
        ON sample.product_id = product.id
      WHERE upper(product.code) = asked.code AND product.has_versions
      ORDER BY sample.withdrawn_at IS NULL DESC, sample.position, sample.id LIMIT 1)
    ) hit
    JOIN product_version version ON version.id = hit.version_id
    JOIN product ON product.id = version.product_id
    ORDER BY asked.code, hit.is_chosen DESC, version.id`;
  return new Map(rows.map(({ asked, ...found }) => [asked, found]));
}

/** What each brand says that its signs for reflections mean (D-14). */
export async function readReflectionMaps(
  sql: SqlReader,
): Promise<ReadonlyMap<number, ReflectionMap>> {
  const rows = await sql<{ id: number; map: ReflectionMap }[]>`
    SELECT brand_id AS id, json_object_agg(digit, family) AS map FROM brand_reflection
    GROUP BY brand_id`;
  return new Map(rows.map(({ id, map }) => [id, map]));
}
