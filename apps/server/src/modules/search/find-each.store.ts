import type { SearchQuestion } from '@matiz/domain/search/search-intent.ts';
import type { SqlReader } from '#db/sql.ts';
import { compileQuestion } from './compile-question.ts';
import { isNotHidden, selectCurated } from './curation.store.ts';
import { understand } from './understand.store.ts';

/** One of many things that are looked for at once. */
export interface TextLookup {
  readonly question: SearchQuestion;
  /** Folded words of a name: what is called so comes first. */
  readonly words: readonly string[];
  /** Only versions of this product. */
  readonly productId: number | null;
  /** Whether what has the most of it is wanted where nothing has all. */
  readonly wantsNear: boolean;
}

/** A version of a product that was found, with what it has of the question's parts, by their places. */
export interface Hit {
  readonly productId: number;
  readonly code: string;
  readonly name: string;
  readonly brandId: number;
  readonly contentSize: string | null;
  readonly hasVersions: boolean;
  readonly versionCount: number;
  readonly versionId: number;
  readonly versionCode: string;
  readonly label: { tone_number: string | null; tone_name: string | null; volume: number | null };
  readonly toneLevel: number | null;
  /** Whether the product's own words have the part, beside those of its tones; null: it is no word. */
  readonly own: readonly (boolean | null)[];
  readonly inTone: readonly boolean[];
  /** How many parts the version alone tells. */
  readonly fitting: number;
  /** Whether all parts are there as they were typed or by a synonym. */
  readonly isMeant: boolean;
  /** Nothing has all parts, and this has the most. */
  readonly isNear: boolean;
  /** How many products have all parts; not counted beyond those that are compared. */
  readonly matching: number;
}

/** So many products of so many that match are told, and so many versions of each. */
const [mostProducts, mostVersions, mostCompared, mostNear] = [8, 8, 60, 4];

/**
 * What each question finds in a warehouse, best first, by one statement: the products that have all
 * of it, and of each the versions that have most of it.
 */
export async function findEach(
  sql: SqlReader,
  asked: readonly TextLookup[],
  { warehouseId, moment }: { readonly warehouseId: number; readonly moment: Date },
): Promise<Hit[][]> {
  const questions = asked.map(({ question, words, productId, wantsNear }) => ({
    ...compileQuestion(question),
    name_words: words,
    product_id: productId,
    volumes: volumesOf(question),
    wants_near: wantsNear,
  }));
  const rows = await sql<(Hit & { place: number; nth: number })[]>`
    SELECT item.place::int - 1 AS place, found.*
    FROM ROWS FROM (jsonb_to_recordset(${sql.json(questions)}::jsonb) AS (text text, spelled text[], words text[],
      singulars text[], also text[], promoted text[], numbers text[], "isOpen" boolean[],
      "isPurpose" boolean[], phrases text[], "phraseFrom" int[], "phraseTo" int[], joined text[], name_words text[],
      product_id int, volumes int[], wants_near boolean)) WITH ORDINALITY
      AS item (text, spelled, words, singulars, also, promoted, numbers, is_open, is_purpose, phrases,
        phrase_from, phrase_to, joined, name_words, product_id, volumes, wants_near, place)
    CROSS JOIN LATERAL (
      WITH ${understand(sql, {
        spelled: sql`item.spelled`,
        words: sql`item.words`,
        singulars: sql`item.singulars`,
        also: sql`item.also`,
        promoted: sql`item.promoted`,
        numbers: sql`item.numbers`,
        isOpen: sql`item.is_open`,
        isPurpose: sql`item.is_purpose`,
        phrases: sql`item.phrases`,
        phraseFrom: sql`item.phrase_from`,
        phraseTo: sql`item.phrase_to`,
        joined: sql`item.joined`,
      })},
      ${selectCurated(sql, sql`item.text`, moment)},
      part AS MATERIALIZED (
        SELECT array_agg(('(' || meant || ')')::tsquery ORDER BY place) AS meant,
          array_agg(nullif(own, '')::tsquery ORDER BY place) AS own,
          string_agg('(' || meant || ')', ' | ')::tsquery AS any_meant,
          string_agg('(' || meant || ')', ' & ')::tsquery AS all_meant,
          string_agg('(' || broad || ')', ' & ')::tsquery AS broad,
          bool_or(is_alike) AS is_corrected
        FROM term),
      matching AS MATERIALIZED (
        SELECT product_id FROM search_hits((SELECT broad FROM part), ${warehouseId}, ${mostCompared})
        WHERE item.product_id IS NULL
        UNION ALL
        SELECT product_id FROM product_search WHERE product_id = item.product_id
          AND product_search.words @@ (SELECT broad FROM part) AND ${warehouseId} = ANY (sold_in)),
      hit AS MATERIALIZED (
        SELECT product_id, false AS is_near FROM matching
        UNION ALL
        SELECT near, true FROM nearest_hits(
          ARRAY(SELECT ('(' || broad || ')')::tsquery FROM term ORDER BY place),
          ARRAY(SELECT CASE WHEN promoted IS NULL THEN 1 ELSE 2 END FROM term ORDER BY place),
          ${warehouseId}, ${mostCompared}, ${mostNear}) AS near
        WHERE item.wants_near AND NOT EXISTS (SELECT FROM matching)),
      best AS MATERIALIZED (
        SELECT hit.product_id, hit.is_near, curated.position, listed.sales_rank, listed.words,
          string_to_array(listed.name_words, ' ') <@ item.name_words AS is_named,
          listed.words @@ part.all_meant AND NOT part.is_corrected AS is_meant
        FROM hit CROSS JOIN part JOIN product_search listed ON listed.product_id = hit.product_id
        LEFT JOIN curated ON curated.product_id = hit.product_id
        -- What is hidden still counts as matching: the row asks, and takes nothing in its place.
        WHERE ${isNotHidden(sql, sql`hit.product_id`)}
        ORDER BY is_near, position, is_named DESC, is_meant DESC, sales_rank, product_id LIMIT ${mostProducts}),
      told AS MATERIALIZED (
        SELECT tone.product_id, tone.version_id,
          ARRAY(SELECT tone.words @@ meant FROM unnest(part.meant) AS meant) AS in_tone
        FROM best CROSS JOIN part JOIN tone_search tone ON tone.product_id = best.product_id
        WHERE tone.words @@ part.any_meant),
      version AS MATERIALIZED (
        SELECT product_id, id, in_tone, coalesce(cardinality(array_positions(in_tone, true)), 0)
            + coalesce(volume = ANY (item.volumes), false)::int AS fitting
        FROM (
          SELECT one.product_id, one.id, one.volume, told.in_tone
          FROM told JOIN product_version one ON one.id = told.version_id
          UNION
          SELECT one.product_id, one.id, one.volume, NULL
          FROM best JOIN product_version one ON one.product_id = best.product_id
          WHERE one.volume = ANY (item.volumes)
          UNION
          -- Of a product whose version was not said the first.
          SELECT best.product_id, one.id, one.volume, NULL FROM best CROSS JOIN LATERAL (
            SELECT id, volume FROM product_version
            WHERE product_id = best.product_id AND withdrawn_at IS NULL
            ORDER BY position, id LIMIT CASE WHEN best.is_near THEN 1 ELSE ${mostVersions}::int END) one
          WHERE NOT EXISTS (SELECT FROM told WHERE told.product_id = best.product_id)
        ) candidate)
      SELECT (row_number() OVER (ORDER BY best.is_near, best.position, best.is_named DESC, best.is_meant DESC,
          best.sales_rank, product.id, sold.position, sold.id))::int AS nth,
        product.id AS "productId", product.code, product.name, product.brand_id AS "brandId",
        product.content_size AS "contentSize", product.has_versions AS "hasVersions",
        product.version_count AS "versionCount", sold.id AS "versionId", sold.code AS "versionCode",
        json_build_object('tone_number', sold.tone_number, 'tone_name', sold.tone_name,
          'volume', sold.volume) AS label,
        sold.tone_level AS "toneLevel", fitted.fitting, coalesce(fitted.in_tone,
          array_fill(false, ARRAY[cardinality(part.meant)])) AS "inTone",
        ARRAY(SELECT best.words @@ own FROM unnest(part.own) AS own) AS own,
        best.is_meant AS "isMeant", best.is_near AS "isNear",
        (SELECT count(*) FROM matching)::int AS matching
      FROM (
        SELECT *, row_number() OVER (PARTITION BY product_id ORDER BY fitting DESC, id) AS nth,
          max(fitting) OVER (PARTITION BY product_id) AS most FROM version
      ) fitted
      JOIN best USING (product_id) CROSS JOIN part JOIN product ON product.id = fitted.product_id
      JOIN product_version sold ON sold.id = fitted.id AND sold.withdrawn_at IS NULL
      WHERE fitted.fitting = fitted.most AND fitted.nth <= ${mostVersions}
    ) found
    ORDER BY item.place, found.nth`;
  const byPlace = Map.groupBy(rows, ({ place }) => place);
  return asked.map((_, index) => byPlace.get(index) ?? []);
}

function volumesOf({ parts }: SearchQuestion): number[] {
  return parts.flatMap(({ intents }) =>
    intents.flatMap((intent) => (intent.kind === 'volume' ? [intent.volume] : [])),
  );
}
