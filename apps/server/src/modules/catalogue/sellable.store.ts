import type { Query, Sql } from '../../db/sql.ts';
import type { Sellable } from './sellable.ts';
import type { Viewer } from './viewer.ts';

/** By the codes of versions (a product without versions: its own code), or by their ids. */
export type SellableSelection =
  | { readonly versionCodes: readonly string[] }
  | { readonly versionIds: readonly number[] };

/**
 * Reads what can be bought as one viewer sees it, in one statement. Unknown codes and ids are
 * simply absent; withdrawn ones come with `isWithdrawn`. Order is not kept: look up by code or id.
 */
export async function readSellables(
  sql: Sql,
  selection: SellableSelection,
  viewer: Viewer,
  moment: Date,
): Promise<Sellable[]> {
  const wanted =
    'versionIds' in selection
      ? sql`SELECT unnest(${selection.versionIds}::int[]) AS id`
      : sql`SELECT id FROM product_version WHERE code = ANY (${selection.versionCodes}::text[])`;
  const rows = await sql<{ sellable: unknown }[]>`
    SELECT sellable FROM (${selectSellables(sql, wanted, viewer, moment)}) read`;
  return rows.map((row) => parseSellable(row.sellable));
}

/**
 * The same as a fragment, for a statement that reads lines and what they hold at once: rows
 * `(version_id int, sellable json)` for the ids that `wanted` yields (a SELECT of one column `id`,
 * without repetitions). Read the column with `parseSellable`.
 */
export function selectSellables(
  sql: Sql,
  wanted: Query<unknown>,
  _viewer: Viewer,
  _moment: Date,
): Query<unknown> {
  return sql`SELECT id AS version_id, NULL::json AS sellable FROM (${wanted}) wanted`;
}

export function parseSellable(_column: unknown): Sellable {
  throw new Error('not written yet');
}
