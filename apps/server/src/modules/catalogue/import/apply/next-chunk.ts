import type { ImportRow } from '@matiz/domain/catalogue/import/import-row.ts';
import { mostVersions } from '@matiz/domain/catalogue/import/import-row.ts';
import type { SqlReader } from '#db/sql.ts';
import { linesBeyond, nextRows, type StagedRow } from '../stage/staging.store.ts';

/** Whole products, with all of their rows. */
export interface Chunk {
  readonly products: ReadonlyMap<string, readonly ImportRow[]>;
  /** Lines of a product that has more versions than there may be. */
  readonly surplus: readonly number[];
  /** Where the next chunk begins. */
  readonly last: string;
}

/** Rows in one transaction: what is held at once, and how long anybody may wait for it. */
const rowsAtOnce = 300;

/** The products that come after one, as many as fit in a chunk; null at the end. */
export async function nextChunk(
  sql: SqlReader,
  batchId: string,
  after: string,
): Promise<Chunk | null> {
  const rows = await nextRows(sql, batchId, after, rowsAtOnce + 1);
  const last = rows.at(-1);
  if (last === undefined) return null;
  // The last product may go on beyond what was read; then it belongs to the next chunk.
  const isAll = rows.length <= rowsAtOnce;
  const whole = isAll ? rows : rows.filter(({ productKey }) => productKey !== last.productKey);
  if (whole.length > 0) return chunkOf(whole, []);
  return largeProduct(sql, batchId, { after, key: last.productKey });
}

/** A product of so many rows that it is a chunk by itself. */
async function largeProduct(
  sql: SqlReader,
  batchId: string,
  { after, key }: { after: string; key: string },
): Promise<Chunk> {
  const rows = await nextRows(sql, batchId, after, mostVersions);
  const surplus: number[] = [];
  for (let from = mostVersions; ; from += 10_000) {
    const lines = await linesBeyond(sql, batchId, key, { from, most: 10_000 });
    surplus.push(...lines);
    if (lines.length < 10_000) break;
  }
  return chunkOf(
    rows.filter(({ productKey }) => productKey === key),
    surplus,
  );
}

function chunkOf(rows: readonly StagedRow[], surplus: readonly number[]): Chunk {
  const products = new Map<string, ImportRow[]>();
  for (const { productKey, content } of rows) {
    const known = products.get(productKey);
    if (known) known.push(content);
    else products.set(productKey, [content]);
  }
  return { products, surplus, last: rows.at(-1)?.productKey ?? '' };
}
