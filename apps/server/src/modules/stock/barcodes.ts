import type { BodyOf, QueryOf, ResultOf } from '@matiz/contracts/define-call.ts';
import { failure, failureAt } from '@matiz/contracts/errors.ts';
import { say } from '@matiz/contracts/messages.ts';
import type * as calls from '@matiz/contracts/staff/barcodes.ts';
import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { canonicalCode, codesOfScan } from '@matiz/domain/stock/scanned-code.ts';
import { type Asking, authorOf } from '#resource/author.ts';
import { writeAudit } from '#resource/write-audit.ts';
import { deleteBarcode, findOptionOfCode, insertBarcode } from './barcodes.store.ts';
import type { StockDeskDeps } from './change-stock.ts';
import { stockSource } from './stock.source.ts';
import { readUnit, shownOf } from './stock.store.ts';
import { readUnitId } from './unit-id.ts';

/** What a reader of codes asks of the stock: of what a code is, and which codes an option has. */
export function createBarcodes(deps: StockDeskDeps) {
  const { sql, clock } = deps;
  const source = stockSource(clock);
  return {
    async scanned({
      code,
      warehouseId,
    }: QueryOf<typeof calls.readScannedStock>): Promise<ResultOf<typeof calls.readScannedStock>> {
      const versionId = await findOptionOfCode(sql.reader, codesOfScan(code));
      const unit = { warehouseId: Number(warehouseId), versionId: versionId ?? 0 };
      const row = versionId === null ? null : await readUnit(sql.reader, source, unit);
      return row ? ok({ result: shownOf(row) }) : fail(failure('NOT_FOUND'));
    },

    /** Taught twice it is taught once; what is another option's stays there. */
    async add(
      asking: Asking & BodyOf<typeof calls.addBarcode>,
    ): Promise<ResultOf<typeof calls.addBarcode>> {
      const unit = readUnitId(asking.id);
      const barcode = canonicalCode(asking.barcode);
      return sql.begin(async (tx) => {
        const row = await readUnit(tx, source, unit);
        if (!row) return fail(failure('NOT_FOUND'));
        const owner = await findOptionOfCode(tx, codesOfScan(asking.barcode));
        const isFree = owner === null || owner === unit.versionId;
        const isKept = isFree && (await insertBarcode(tx, barcode, unit.versionId));
        if (isKept) {
          await writeAudit(tx, authorOf(asking, clock()), {
            action: 'stock.barcode-added',
            subject: `stock:${asking.id}`,
            after: { barcode },
          });
        } else if ((await findOptionOfCode(tx, [barcode])) !== unit.versionId) {
          return fail(failureAt('barcode', 'VALUE_TAKEN', say('barcodeTaken', { barcode })));
        }
        return ok({ result: shownOf(row) });
      });
    },

    async remove(
      asking: Asking & BodyOf<typeof calls.removeBarcode>,
    ): Promise<ResultOf<typeof calls.removeBarcode>> {
      const { id, barcode } = asking;
      return sql.begin(async (tx) => {
        const isGone = await deleteBarcode(tx, barcode, readUnitId(id).versionId);
        if (!isGone) return fail(failure('NOT_FOUND'));
        await writeAudit(tx, authorOf(asking, clock()), {
          action: 'stock.barcode-removed',
          subject: `stock:${id}`,
          before: { barcode },
        });
        return ok({ result: { barcode } });
      });
    },
  };
}
