import type { BodyOf } from '@matiz/contracts/define-call.ts';
import type { tryCuration } from '@matiz/contracts/staff/catalogue/curations.ts';
import type { Tx } from '#db/sql.ts';

export interface CurationForm {
  readonly terms: readonly string[];
  /** Codes, in the order in which they are found. */
  readonly pinned?: readonly string[] | undefined;
  readonly hidden?: readonly string[] | undefined;
  readonly startsAt?: string | null | undefined;
  readonly endsAt?: string | null | undefined;
  readonly isOn?: boolean | undefined;
}

export interface StoredCuration {
  readonly terms: readonly string[];
  readonly pinned: readonly string[];
  readonly hidden: readonly string[];
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly isOn: boolean;
}

/** What it comes to: a field that was not sent stays as it is. */
export function afterChange(
  stored: StoredCuration | null,
  { terms, pinned, hidden, startsAt, endsAt, isOn }: Partial<CurationForm>,
): StoredCuration {
  return {
    terms: terms ?? stored?.terms ?? [],
    pinned: pinned ?? stored?.pinned ?? [],
    hidden: hidden ?? stored?.hidden ?? [],
    startsAt: startsAt === undefined ? (stored?.startsAt ?? null) : startsAt,
    endsAt: endsAt === undefined ? (stored?.endsAt ?? null) : endsAt,
    isOn: isOn ?? stored?.isOn ?? true,
  };
}

/** As it is before a change, which waits for those under way. */
export async function readStored(tx: Tx, id: string): Promise<StoredCuration | null> {
  const [row] = await tx<StoredCuration[]>`
    SELECT terms, is_on AS "isOn", to_json(starts_at)#>>'{}' AS "startsAt",
      to_json(ends_at)#>>'{}' AS "endsAt",
      ARRAY(SELECT code FROM search_curation_product JOIN product ON product.id = product_id
        WHERE curation_id = search_curation.id AND position IS NOT NULL) AS pinned,
      ARRAY(SELECT code FROM search_curation_product JOIN product ON product.id = product_id
        WHERE curation_id = search_curation.id AND position IS NULL) AS hidden
    FROM search_curation WHERE id = ${id}::text::integer FOR UPDATE`;
  return row ?? null;
}

/** A word of these for which something else is chosen at a time that they share; null: none. */
export async function findCrossing(
  tx: Tx,
  id: string | null,
  { terms, startsAt, endsAt }: StoredCuration,
): Promise<string | null> {
  const [row] = await tx<{ term: string }[]>`
    SELECT written AS term FROM unnest(${terms}::text[]) AS written
    JOIN search_curation_term other ON other.term = telling_phrase(written)
      AND other.active && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)
    WHERE other.curation_id IS DISTINCT FROM ${id}::text::integer LIMIT 1`;
  return row?.term ?? null;
}

/** Each once; a list that was not sent stays. */
export async function writeChosen(
  tx: Tx,
  id: string,
  { pinned, hidden }: Partial<CurationForm>,
): Promise<void> {
  // Both go before either comes: one may have moved from the one to the other.
  await tx`DELETE FROM search_curation_product WHERE curation_id = ${id}::text::integer
    AND CASE WHEN position IS NULL THEN ${hidden !== undefined}::boolean ELSE ${pinned !== undefined}::boolean END`;
  await tx`
    INSERT INTO search_curation_product (curation_id, product_id, position)
    SELECT ${id}::text::integer, product.id, min(place) FROM (
      SELECT code, place FROM unnest(${pinned ?? []}::text[]) WITH ORDINALITY AS first (code, place)
      UNION ALL SELECT code, NULL FROM unnest(${hidden ?? []}::text[]) AS never (code)) given
    JOIN product ON upper(product.code) = upper(given.code) GROUP BY product.id`;
}

/** Writes what is tried, in place of all else that is chosen for its words; codes that are none are left out. */
export async function tryChosen(
  tx: Tx,
  { id, terms, pinned, hidden }: BodyOf<typeof tryCuration>,
): Promise<void> {
  await tx`DELETE FROM search_curation_term WHERE curation_id = ${id ?? null}::text::integer
    OR term = ANY (ARRAY(SELECT telling_phrase(written) FROM unnest(${terms}::text[]) AS written))`;
  if (terms.length === 0) return;
  const [row] = await tx<{ id: string }[]>`
    INSERT INTO search_curation (terms) VALUES (${terms}) RETURNING id::text AS id`;
  if (row) await writeChosen(tx, row.id, { pinned, hidden });
}
