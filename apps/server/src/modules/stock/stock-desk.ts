import type { BodyOf, FailureOf, ReplyOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { type Failure, failure } from '@matiz/contracts/errors.ts';
import type * as calls from '@matiz/contracts/staff/stock.ts';
import { fail, ok, type Result } from '@matiz/domain/kernel/result.ts';
import type { SqlReader, Tx } from '#db/sql.ts';
import type { Asking } from '#resource/author.ts';
import { type ListQuery, type ListSource, listRows } from '#resource/list-rows.ts';
import { createBarcodes } from './barcodes.ts';
import { adjust, type ChangedStock, count, type StockDeskDeps, transfer } from './change-stock.ts';
import { movementsSource } from './movements.source.ts';
import { stockSource } from './stock.source.ts';
import { readUnit, type ShownStock, shownOf } from './stock.store.ts';
import { readUnitId, type Unit } from './unit-id.ts';

export type StockDesk = ReturnType<typeof createStockDesk>;

/** Stock as staff see, count, correct and move it (D-19). */
export function createStockDesk(deps: StockDeskDeps) {
  const { sql, clock } = deps;
  const source = stockSource(clock);

  async function list<Row>(of: ListSource, query: ListQuery) {
    const page = await listRows<Row>(sql.reader, of, query);
    return page ? ok({ ...page, readAt: clock().toISOString() }) : fail(failure('BAD_CURSOR'));
  }

  async function show(of: SqlReader, unit: Unit): Promise<ShownStock> {
    const row = await readUnit(of, source, unit);
    if (!row) throw new Error('stock that was saved is not there');
    return shownOf(row);
  }

  /** Changes stock and shows it as the list does. */
  async function saving<C extends ChangedStock, F extends Failure, T>(
    work: (tx: Tx) => Promise<Result<C, F>>,
    more: (tx: Tx, changed: C) => Promise<T>,
  ): Promise<Result<{ result: ShownStock; short: number } & T, F>> {
    return sql.begin(async (tx) => {
      const changed = await work(tx);
      if (!changed.ok) return changed;
      const { unit, short } = changed.value;
      const told = await more(tx, changed.value);
      return ok({ result: await show(tx, unit), short, ...told });
    });
  }
  const nothingElse = () => Promise.resolve({});

  return {
    barcodes: createBarcodes(deps),
    list: (query: ListQuery) =>
      list<ReplyOf<typeof calls.listStock>['rows'][number]>(source, query),
    movements: (query: ListQuery) =>
      list<ReplyOf<typeof calls.listStockMovements>['rows'][number]>(movementsSource, query),
    async read(id: string): Promise<ResultOf<typeof calls.readStock>> {
      const result = await readUnit(sql.reader, source, readUnitId(id));
      return result ? ok({ result }) : fail(failure('NOT_FOUND'));
    },
    adjust: (asked: Asking & BodyOf<typeof calls.adjustStock>) =>
      saving((tx) => adjust(deps, tx, asked), nothingElse),
    count: (asked: Asking & BodyOf<typeof calls.countStock>) =>
      saving((tx) => count(deps, tx, asked), nothingElse),
    transfer: (asked: Asking & BodyOf<typeof calls.transferStock>) =>
      saving<
        ChangedStock & { to: Unit },
        FailureOf<typeof calls.transferStock>,
        { to: ShownStock }
      >(
        (tx) => transfer(deps, tx, asked),
        async (tx, { to }) => ({ to: await show(tx, to) }),
      ),
  };
}
