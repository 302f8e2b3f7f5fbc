import { isSame } from '@matiz/domain/catalogue/import/plan/product-change.ts';
import type { Sql } from '#db/sql.ts';
import { saveStock } from '#modules/stock/index.ts';
import { type DueChange, findVersion, productRow, versionRow } from './rows-to-write.ts';
import { saveArrivals, saveBarcodes, savePrices } from './save-goods.store.ts';
import * as store from './save-products.store.ts';

/** A change that was made, with the number of its product. */
export interface SavedChange extends DueChange {
  readonly productId: number;
}

/**
 * Writes changes down, a statement for each kind of row however many there are. What hangs on them
 * (cards, search, facets, counts) is worked out once at the end. The products must be locked.
 */
export async function saveChanges(
  sql: Sql,
  due: readonly DueChange[],
  { batchId, now }: { batchId: string; now: Date },
): Promise<SavedChange[]> {
  const removed = due.filter(({ change }) => change.product?.after === null);
  await store.removeProducts(
    sql,
    removed.flatMap(({ current }) => current?.id ?? []),
  );
  const kept = due.filter(({ change }) => change.product?.after !== null);
  await store.keepsProducts(sql);

  const added = kept.filter(({ current }) => current === null);
  const newIds = await store.insertProducts(sql, added.map(productRow), now);
  const changed = kept.filter(({ current, change }) => current !== null && touchesProduct(change));
  await store.updateProducts(sql, changed.map(productRow), now);
  const saved = kept.map((one) => ({ ...one, productId: numberOf(one, newIds) }));

  const versionIds = await saveVersions(sql, saved, now);
  await saveBarcodes(
    sql,
    saved.flatMap(({ current, change }) =>
      change.versions.flatMap(({ code, before, after }) =>
        after?.barcodes === undefined || isSame(before?.barcodes ?? [], after.barcodes)
          ? []
          : [{ version_id: versionNumber(code, current, versionIds), barcodes: after.barcodes }],
      ),
    ),
  );
  await savePrices(
    sql,
    saved.flatMap(({ productId, change }) =>
      change.prices.map(({ warehouse, after }) => ({
        product_id: productId,
        warehouse,
        price: after,
      })),
    ),
  );
  await saveStock(
    sql,
    saved.flatMap(({ productId, current, change }) =>
      change.stock.map(({ code, warehouse, before, after }) => ({
        product_id: productId,
        warehouse,
        delta: (after ?? 0) - (before ?? 0),
        version_id: versionNumber(code, current, versionIds),
      })),
    ),
    { reason: 'count', batchId, now },
  );
  await saveArrivals(
    sql,
    saved.flatMap(({ productId, current, change }) =>
      change.arrivals.map(({ code, warehouse, date, after }) => ({
        product_id: productId,
        warehouse,
        date,
        cap: after,
        version_id: versionNumber(code, current, versionIds),
      })),
    ),
  );
  const touched = saved.filter(({ change }) => isOfProduct(change) || change.prices.length > 0);
  await store.keepProducts(sql.reader, {
    ids: touched.map(({ productId }) => productId),
    read: saved.flatMap(({ productId, change }) => (isOfProduct(change) ? [productId] : [])),
    added: [...newIds.values()],
  });
  return [...saved, ...removed.map((one) => ({ ...one, productId: one.current?.id ?? 0 }))];
}

async function saveVersions(
  sql: Sql,
  saved: readonly SavedChange[],
  now: Date,
): Promise<Map<string, number>> {
  const due = saved.flatMap(({ productId, current, change }) =>
    change.versions.map((version) => ({
      productId,
      version,
      before: findVersion(current, version.code),
    })),
  );
  const rowsOf = (some: typeof due) =>
    some.map(({ productId, version, before }) => versionRow(productId, version, before));
  const gone = due.filter(({ version }) => version.after === null);
  const stays = due.filter(({ version }) => version.after !== null);
  await store.removeVersions(
    sql,
    gone.flatMap(({ before }) => before?.id ?? []),
  );
  await store.updateVersions(sql, rowsOf(stays.filter(({ before }) => before !== null)), now);
  return store.insertVersions(sql, rowsOf(stays.filter(({ before }) => before === null)), now);
}

/** Whether it changes what is said of the product or its versions, beside prices and goods. */
function isOfProduct({ product, versions }: DueChange['change']): boolean {
  return product !== null || versions.length > 0;
}

/** Versions decide whether a product is chosen by them, so they touch it too. */
function touchesProduct({ product, versions }: DueChange['change']): boolean {
  return (
    product !== null || versions.some(({ before, after }) => before === null || after === null)
  );
}

function numberOf({ current, change }: DueChange, added: ReadonlyMap<string, number>): number {
  const id = current?.id ?? added.get(change.code);
  if (id === undefined) throw new Error(`the product ${change.code} was not written`);
  return id;
}

function versionNumber(
  code: string,
  current: DueChange['current'],
  added: ReadonlyMap<string, number>,
): number {
  const id = added.get(code) ?? findVersion(current, code)?.id;
  if (id === undefined) throw new Error(`the version ${code} was not written`);
  return id;
}
