import { plainWords } from '@matiz/domain/cart/quick-order-item.ts';
import type { Sql } from '../../db/pool.ts';

/** A version that an item may mean. `isChosen` false: the product alone, whose version is open. */
export interface Found {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly versionId: number;
  readonly versionCode: string;
  /** As `versionName` of the catalogue would say it. */
  readonly label: { tone_number: string | null; tone_name: string | null; volume: number | null };
  readonly hasVersions: boolean;
  readonly isChosen: boolean;
}

/** Most candidates that are told for one item. */
const MOST = 6;

/**
 * What each code is, in whatever case it was typed: a version's, or a product's that has versions.
 * Also what was withdrawn, so that it can be said. One row for each code that is found.
 */
export async function findByCode(
  sql: Sql,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Found>> {
  const rows = await sql<(Found & { asked: string })[]>`
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

/** What is looked for by its words; a tone or a volume tells a product's versions apart. */
export interface WordsAsked {
  readonly words: readonly string[];
  readonly tone: string | null;
  readonly volume: number | null;
  /** Only tones of this product, where nothing but a tone is named. */
  readonly productId: number | null;
}

/**
 * What each item may be, in the order in which they were asked: products that have all the words
 * (or, without any, the tone), one that is called so alone if there is one, the best sellers first;
 * of each the versions with that tone or volume. Reads the words that search keeps of products.
 */
export async function findByWords(
  sql: Sql,
  asked: readonly WordsAsked[],
  warehouseId: number,
): Promise<Found[][]> {
  const rows = await sql<(Found & { place: number })[]>`
    SELECT asked.place::int - 1 AS place, product.id AS "productId", product.code, product.name,
      version.id AS "versionId", version.code AS "versionCode",
      json_build_object('tone_number', version.tone_number, 'tone_name', version.tone_name,
        'volume', version.volume) AS label,
      product.has_versions AS "hasVersions",
      NOT product.has_versions OR asked.tone IS NOT NULL OR asked.volume IS NOT NULL AS "isChosen"
    FROM ROWS FROM (jsonb_to_recordset(${sql.json(asked)}::jsonb) AS (words text[], tone text,
      volume int, "productId" int)) WITH ORDINALITY
      AS asked (words, tone, volume, product_id, place)
    CROSS JOIN LATERAL (
      SELECT string_agg(quote_literal(singular_word(word)), ' & ')::tsquery AS query,
        array_to_string(asked.words, ' ') AS name
      FROM unnest(asked.words) AS word WHERE NOT is_empty_word(word)
    ) wanted
    CROSS JOIN LATERAL (
      (SELECT product_id, begins_so, sales_rank FROM (
        SELECT product_id, sales_rank, name_words, starts_with(name_words, wanted.name) AS begins_so
        FROM product_search
        WHERE product_search.words @@ wanted.query AND ${warehouseId} = ANY (sold_in)
          AND (asked.tone IS NULL AND asked.volume IS NULL OR EXISTS (
            SELECT FROM product_version one
            WHERE one.product_id = product_search.product_id AND one.withdrawn_at IS NULL
              AND (asked.tone IS NULL OR one.tone_key = asked.tone)
              AND (asked.volume IS NULL OR one.volume = asked.volume)))
      ) candidate
      -- Of those that begin so, what is called exactly so is the shortest.
      ORDER BY begins_so DESC, CASE WHEN begins_so THEN length(name_words) END, sales_rank,
        product_id
      LIMIT ${MOST})
      UNION ALL
      (SELECT product.id, false, product.sales_rank
      FROM product_version one JOIN product ON product.id = one.product_id
      WHERE wanted.query IS NULL AND one.tone_key = asked.tone AND one.withdrawn_at IS NULL
        AND product.withdrawn_at IS NULL AND ${warehouseId} = ANY (product.sold_in)
        AND (asked.product_id IS NULL OR product.id = asked.product_id)
        AND (asked.volume IS NULL OR one.volume = asked.volume)
      GROUP BY product.id ORDER BY product.sales_rank, product.id LIMIT ${MOST})
    ) hit
    JOIN product ON product.id = hit.product_id
    CROSS JOIN LATERAL (
      SELECT * FROM product_version
      WHERE product_version.product_id = product.id AND withdrawn_at IS NULL
        AND (asked.tone IS NULL OR tone_key = asked.tone)
        AND (asked.volume IS NULL OR volume = asked.volume)
      ORDER BY position, id
      LIMIT CASE WHEN asked.tone IS NULL AND asked.volume IS NULL THEN 1 ELSE ${MOST} END
    ) version
    ORDER BY asked.place, hit.begins_so DESC, hit.sales_rank, product.id, version.position,
      version.id`;
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return asked.map((one, place) => onlyExact(byPlace.get(place) ?? [], one));
}

/** A product that is called exactly so leaves no doubt, however many others have its words. */
function onlyExact(found: readonly Found[], { words }: WordsAsked): Found[] {
  const called = found.filter(({ name }) => plainWords(name) === words.join(' '));
  const products = new Set(called.map(({ productId }) => productId));
  return products.size === 1 ? called : found.slice(0, MOST);
}
