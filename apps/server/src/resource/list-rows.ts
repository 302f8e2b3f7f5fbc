import type { Fragment, SqlFragments, SqlReader } from '../db/sql.ts';
import { atMost, type CountAnswer, countOf, type ListCount, showCount } from './count-rows.ts';
import { fingerprintOf, type Position, readCursor, writeCursor } from './cursor.ts';

/** Types that a list is ordered by or told apart by; each reads its own text back. */
export type KeyType = 'text' | 'integer' | 'bigint' | 'numeric' | 'date' | 'timestamptz' | 'uuid';

/** An order of a list: an expression that is never null and has an index with the id behind it. */
export interface ListOrder {
  readonly key: (sql: SqlFragments) => Fragment;
  readonly type: KeyType;
  readonly isDescending?: boolean;
}

/**
 * A search over another table's rows. Few of them lead to the list's rows by an index; many are met
 * on the way through the list's own order, which is walked then. Which of the two is known only while
 * the statement runs.
 */
export interface SplitSearch {
  readonly few: Fragment;
  readonly many: Fragment;
  /** Of no row of the list: asked once. */
  readonly isMany: Fragment;
}

/** How a list of the staff is read: everything but the page (D-19). */
export interface ListSource {
  /** What a row shows, each `AS "name"`; `id` as text and `version` among them. */
  readonly columns: (sql: SqlFragments) => Fragment;
  /** The table with its joins, without `FROM`. */
  readonly from: (sql: SqlFragments) => Fragment;
  /** What tells two rows apart; ties of an order are broken by it. */
  readonly id: { readonly key: (sql: SqlFragments) => Fragment; readonly type: KeyType };
  /** What every row of the list fulfils. */
  readonly where?: (sql: SqlFragments) => Fragment;
  readonly search?: (sql: SqlFragments, text: string) => Fragment | SplitSearch;
  /** By the name that a filter has in the query: `f.brand`. */
  readonly filters: Readonly<Record<string, (sql: SqlFragments, value: string) => Fragment>>;
  /** By the contract's name, a whole number of each row that adds up over the rows of the list. */
  readonly sums?: Readonly<Record<string, (sql: SqlFragments) => Fragment>>;
  /** `name AS MATERIALIZED (…)` that a filter of this query reads: asked once for the page and its count. */
  readonly reads?: (sql: SqlFragments, query: ListQuery) => Fragment | undefined;
  /** By the name of the contract's closed list; the first is the order unless asked. */
  readonly orders: Readonly<Record<string, ListOrder>>;
}

export interface ListQuery {
  readonly q?: string | undefined;
  readonly order?: string | undefined;
  readonly after?: string | undefined;
  readonly before?: string | undefined;
  readonly limit?: string | undefined;
  readonly count?: '1' | undefined;
  readonly [filter: `f.${string}`]: string | undefined;
}

export interface ListPage<Row> {
  readonly rows: Row[];
  readonly next: string | null;
  readonly previous: string | null;
  readonly count: ListCount | null;
}

const usualLimit = 50;

/** One page in one statement, by key. Null when the cursor does not fit the query. */
export async function listRows<Row>(
  sql: SqlReader,
  source: ListSource,
  query: ListQuery,
): Promise<ListPage<Row> | null> {
  const { after, before, limit: asked, count, ...subject } = query;
  const fingerprint = fingerprintOf(subject);
  const cursor = after ?? before;
  const order = orderOf(source, query.order);
  const from = cursor === undefined ? undefined : readCursor(fingerprint, cursor);
  if (from === null || (from && !isPosition(from, order.type, source.id.type))) return null;

  const isBackwards = after === undefined && before !== undefined;
  const limit = asked === undefined ? usualLimit : Number(asked);
  const text = query.q?.trim();
  const search = text ? source.search?.(sql, text) : undefined;
  const where = (found: Fragment | undefined) => conditionsOf(sql, source, query, found);
  const page = (conditions: Fragment) =>
    pageOf(sql, source, { order, conditions, from, isBackwards, limit: limit + 1 });
  const [pages, counted] = isSplit(search)
    ? [
        sql`(${page(sql`${where(search.few)} AND NOT ${search.isMany}`)}) UNION ALL
          (${page(sql`${where(search.many)} AND ${search.isMany}`)})`,
        where(search.few),
      ]
    : [page(where(search)), where(search)];
  const reads = source.reads?.(sql, query);
  const [answer] = await sql<Answer<Row>[]>`
    ${reads ? sql`WITH ${reads}` : sql``} SELECT
      (SELECT coalesce(json_agg(page), '[]') FROM (
        ${pages}
      ) page) AS found,
      ${count === '1' ? countOf(sql, source, text ? null : order.key(sql), counted) : sql`NULL::json`} AS count`;
  if (!answer) throw new Error('a SELECT without FROM answers one row');

  const hasMore = answer.found.length > limit;
  const found = answer.found.slice(0, limit);
  if (isBackwards) found.reverse();
  const cursorAt = (entry: Found<Row> | undefined) =>
    entry === undefined ? null : writeCursor(fingerprint, entry);
  const isPast = (isBackwards && hasMore) || (!isBackwards && from !== undefined);
  return {
    rows: found.map(({ row }) => row),
    next: isBackwards || hasMore ? cursorAt(found.at(-1)) : null,
    previous: isPast ? cursorAt(found[0]) : null,
    count: answer.count && showCount(answer.count),
  };
}

/** One row by its id, as the list shows it. */
export async function readListRow<Row>(
  sql: SqlReader,
  source: ListSource,
  id: string,
): Promise<Row | undefined> {
  if (!canBeId(source, id)) return undefined;
  const [row] = await sql<{ row: Row }[]>`
    SELECT (SELECT to_json(shown) FROM (SELECT ${source.columns(sql)}) shown) AS row
    FROM ${source.from(sql)}
    WHERE ${source.id.key(sql)} = ${typedValue(sql, id, source.id.type)}`;
  return row?.row;
}

/** Several rows by their ids, as the list shows them; those that are not there are left out. */
export async function readListRows<Row>(
  sql: SqlReader,
  source: ListSource,
  ids: readonly string[],
): Promise<Row[]> {
  const rows = await sql<{ row: Row }[]>`
    SELECT (SELECT to_json(shown) FROM (SELECT ${source.columns(sql)}) shown) AS row
    FROM ${source.from(sql)}
    WHERE (${source.id.key(sql)})::text = ANY (${ids}::text[])`;
  return rows.map(({ row }) => row);
}

interface Found<Row> extends Position {
  row: Row;
}

interface Answer<Row> {
  found: Found<Row>[];
  count: CountAnswer | null;
}

interface PageOptions {
  readonly order: ListOrder;
  readonly conditions: Fragment;
  readonly from: Position | undefined;
  readonly isBackwards: boolean;
  readonly limit: number;
}

function pageOf(sql: SqlFragments, source: ListSource, options: PageOptions): Fragment {
  const { order, conditions, from, isBackwards, limit } = options;
  const key = order.key(sql);
  const id = source.id.key(sql);
  const isDescending = (order.isDescending ?? false) !== isBackwards;
  const position = from && {
    key: typedValue(sql, from.key, order.type),
    id: typedValue(sql, from.id, source.id.type),
  };
  // The bound by the key alone is for lists whose id is of another table than their key.
  return sql`
    SELECT (${key})::text AS key, (${id})::text AS id,
      (SELECT to_json(shown) FROM (SELECT ${source.columns(sql)}) shown) AS row
    FROM ${source.from(sql)}
    WHERE ${conditions}${
      position === undefined
        ? sql``
        : isDescending
          ? sql` AND ${key} <= ${position.key} AND (${key}, ${id}) < (${position.key}, ${position.id})`
          : sql` AND ${key} >= ${position.key} AND (${key}, ${id}) > (${position.key}, ${position.id})`
    }
    ORDER BY ${isDescending ? sql`${key} DESC, ${id} DESC` : sql`${key}, ${id}`}
    LIMIT ${limit === usualLimit + 1 ? atMost(sql, limit) : limit}`;
}

function isSplit(search: Fragment | SplitSearch | undefined): search is SplitSearch {
  return search !== undefined && 'isMany' in search;
}

function conditionsOf(
  sql: SqlFragments,
  source: ListSource,
  query: ListQuery,
  search: Fragment | undefined,
): Fragment {
  const fragments = [
    source.where?.(sql),
    search,
    ...Object.entries(source.filters).map(([name, filter]) => {
      const value = query[name as `f.${string}`];
      return value === undefined ? undefined : filter(sql, value);
    }),
  ].filter((fragment) => fragment !== undefined);
  return fragments.reduce((all, each) => sql`${all} AND ${each}`, sql`TRUE`);
}

function orderOf({ orders }: ListSource, name: string | undefined): ListOrder {
  const order = name === undefined ? Object.values(orders)[0] : orders[name];
  if (!order) throw new TypeError(`the list has no order ${name}`);
  return order;
}

/** How a value of each type is written; a cursor that was tampered with is none. */
const written: Readonly<Record<KeyType, RegExp>> = {
  text: /^[^\0]*$/,
  integer: /^-?\d{1,9}$/,
  bigint: /^-?\d{1,18}$/,
  numeric: /^-?\d{1,18}(\.\d{1,10})?$/,
  date: /^\d{4}-\d\d-\d\d$/,
  timestamptz: /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,6})?[+-]\d\d(:\d\d)?$/,
  uuid: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
};

/** Whether PostgreSQL can read the text as an id of this list. */
export function canBeId({ id }: ListSource, text: string): boolean {
  return written[id.type].test(text);
}

function isPosition({ key, id }: Position, keyType: KeyType, idType: KeyType): boolean {
  return written[keyType].test(key) && written[idType].test(id);
}

function typedValue(sql: SqlFragments, text: string, type: KeyType): Fragment {
  switch (type) {
    case 'text':
      return sql`${text}::text`;
    case 'integer':
      return sql`${text}::text::integer`;
    case 'bigint':
      return sql`${text}::text::bigint`;
    case 'numeric':
      return sql`${text}::text::numeric`;
    case 'date':
      return sql`${text}::text::date`;
    case 'timestamptz':
      return sql`${text}::text::timestamptz`;
    case 'uuid':
      return sql`${text}::text::uuid`;
  }
}
