import type { Sql, SqlReader } from '#db/sql.ts';

export interface KeptTerm {
  /** Folded: what is compared. */
  readonly term: string;
  /** As it was typed. */
  readonly shown: string;
  /** Null: a visitor's, of whom nothing is kept. */
  readonly userId: string | null;
  readonly cityCode: string;
  readonly results: number;
  readonly at: Date;
}

export interface TermRow {
  readonly searchTerm: string;
  readonly results: number;
}

/** A term is worth half as much after so many days. */
const halfLifeDays = 30;
/** So many people must have typed a term before anybody else is shown it. */
const severalPeople = 3;

/** Writes a search down three times: of nobody, over everybody, and for the one who typed it. */
export async function insertTerm(sql: Sql, kept: KeptTerm): Promise<void> {
  const { term, shown, userId, cityCode, results, at } = kept;
  await sql`
    WITH logged AS (
      INSERT INTO search_log (at, term, city_code, results)
      VALUES (${at}, ${term}, ${cityCode}, ${results})),
    own AS (
      INSERT INTO search_term_of_user AS known (user_id, term, shown, results, searched_at)
      SELECT ${userId}, ${term}, ${shown}, ${results}, ${at}::timestamptz WHERE ${userId}::uuid IS NOT NULL
      ON CONFLICT (user_id, term) DO UPDATE
      SET shown = excluded.shown, results = excluded.results, searched_at = excluded.searched_at,
        searches = known.searches + 1
      RETURNING searches)
    INSERT INTO search_term AS known (term, shown, people, heat, results, searched_at)
    SELECT ${term}, ${shown}, people, 2 ^ (extract(epoch FROM ${at} - timestamptz '2026-01-01') / 86400 / ${halfLifeDays}),
      ${results}, ${at}
    FROM (SELECT count(*) FILTER (WHERE searches = 1)::int AS people FROM own) first
    ON CONFLICT (term) DO UPDATE
    SET people = known.people + excluded.people, heat = known.heat + excluded.heat,
      results = excluded.results, searched_at = greatest(known.searched_at, excluded.searched_at)`;
}

/** The last terms that several people searched for, or the ones searched for most. */
export async function readSharedTerms(
  sql: SqlReader,
  order: 'recent' | 'top',
  limit: number,
): Promise<TermRow[]> {
  return sql<TermRow[]>`
    SELECT shown AS "searchTerm", results FROM search_term
    WHERE people >= ${severalPeople} AND results > 0
    ORDER BY ${order === 'recent' ? sql`searched_at` : sql`heat`} DESC, term LIMIT ${limit}`;
}

/** Someone's own terms: the last ones, or the ones typed most often. */
export async function readOwnTerms(
  sql: SqlReader,
  userId: string,
  order: 'recent' | 'top',
  limit: number,
): Promise<TermRow[]> {
  return sql<TermRow[]>`
    SELECT shown AS "searchTerm", results FROM search_term_of_user WHERE user_id = ${userId}
    ORDER BY ${order === 'recent' ? sql`` : sql`searches DESC,`} searched_at DESC, term LIMIT ${limit}`;
}

/** Days that a search is kept: for a year's comparison, and for someone's own list. */
const [loggedDays, ownDays] = [400, 180];
/** So many terms of one person are kept. */
const mostOwn = 100;

export async function deleteOldTerms(sql: Sql, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * 86_400_000);
  await sql`DELETE FROM search_log WHERE at < ${before(loggedDays)}`;
  await sql`DELETE FROM search_term WHERE searched_at < ${before(loggedDays)}`;
  await sql`
    DELETE FROM search_term_of_user USING (
      SELECT user_id, term, row_number() OVER (PARTITION BY user_id ORDER BY searched_at DESC) AS place
      FROM search_term_of_user) placed
    WHERE search_term_of_user.user_id = placed.user_id AND search_term_of_user.term = placed.term
      AND (placed.place > ${mostOwn} OR searched_at < ${before(ownDays)})`;
}
