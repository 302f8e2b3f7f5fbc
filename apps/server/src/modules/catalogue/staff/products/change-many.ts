import type { BodyOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { say } from '@matiz/contracts/messages.ts';
import type { changeManyProducts as call } from '@matiz/contracts/staff/catalogue/products.ts';
import type { Clock } from '@matiz/domain/kernel/clock.ts';
import { ok } from '@matiz/domain/kernel/result.ts';
import type { Sql, Tx } from '#db/sql.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { readListRows } from '#resource/list-rows.ts';
import { writeAudits } from '#resource/write-audit.ts';
import * as store from './many-products.store.ts';
import { productList } from './product-list.ts';
import { sayUneven } from './refuse-uneven.ts';

interface ManyDeps {
  readonly sql: Sql;
  readonly clock: Clock;
  readonly newId: () => string;
  readonly plainImage: string;
}
type Row = BodyOf<typeof call>['rows'][number];
type Reply = ReplyOf<typeof call>;
type Shown = Reply['saved'][number];

/**
 * Saves the rows of a grid in one transaction: each that still has the version that was read, and
 * nothing is wrong with, with an entry of its own in the history. The others are told apart, and
 * left as they are.
 */
export function createManyChange({ sql, clock, newId, plainImage }: ManyDeps) {
  const source = productList(plainImage);
  return ({ rows, ...asking }: Asking & BodyOf<typeof call>): Promise<ResultOf<typeof call>> =>
    sql.begin(async (tx) => {
      const known = await store.lockManyProducts(
        tx,
        rows.map(({ id }) => id),
      );
      const references = await store.findNamedReferences(
        tx,
        rows.map(({ set }) => set),
      );
      const faults = rows.flatMap((row) => faultsOf(row, known.get(row.id), references));
      const isWrong = new Set(faults.map(({ id }) => id));
      const sound = rows.filter(({ id }) => !isWrong.has(id));
      const isCurrent = ({ id, version }: Row) => known.get(id)?.version === version;
      const due = sound.filter(isCurrent);
      const now = clock();
      const changed = await store.saveProducts(tx, due, now);
      const author = { ...authorOf(asking, now), batchId: newId() };
      await writeAudits(tx, author, changed.map(entryOf));
      const late = sound.filter((row) => !isCurrent(row));
      const shown = await readRows(
        tx,
        source,
        sound.map(({ id }) => id),
      );
      const authors = await store.findAuthors(tx, late);
      return ok({
        saved: due.flatMap(({ id }) => shown.get(id) ?? []),
        conflicts: late.flatMap(({ id }) => {
          const row = shown.get(id);
          return row ? [{ by: authors.get(id) ?? null, row }] : [];
        }),
        faults,
      });
    });
}

async function readRows(tx: Tx, source: ReturnType<typeof productList>, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await readListRows<Shown>(tx, source, ids);
  return new Map(rows.map((row) => [row.id, row]));
}

/** What the other rows, and the other cells of its row, say of what was written. */
function faultsOf(
  { id, set }: Row,
  known: store.LockedProduct | undefined,
  references: store.KnownReferences,
): Reply['faults'] {
  if (!known) return [{ id, path: 'name', message: say('productGone') }];
  const { brandId, categoryId } = set;
  const uneven = sayUneven({
    minQuantity: set.minQuantity ?? known.minQuantity,
    multiple: set.multiple ?? known.multiple,
  });
  return [
    ...(brandId !== undefined && !references.brands.has(brandId)
      ? [{ id, path: 'brandId', message: say('unknownReference') }]
      : []),
    ...(categoryId !== undefined && !references.categories.has(categoryId)
      ? [{ id, path: 'categoryId', message: say('unknownReference') }]
      : []),
    ...(uneven === null ? [] : [{ id, path: 'minQuantity', message: uneven }]),
  ];
}

/** As one that is saved alone: only what the change touched. */
function entryOf({ id, before, after }: store.ChangedProduct) {
  const names = Object.keys(after).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const pick = (row: store.ChangedProduct['after']) =>
    Object.fromEntries(names.map((name) => [name, row[name]]));
  return {
    action: 'product.changed',
    subject: `product:${id}`,
    before: pick(before),
    after: pick(after),
  };
}
