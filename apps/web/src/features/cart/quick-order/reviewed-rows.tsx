import { Button } from '@matiz/ui/button.tsx';
import { Skeleton } from '@matiz/ui/skeleton.tsx';
import { Download } from 'lucide-react';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { AskedRemoval } from '#lib/parts/asked-removal.tsx';
import { saveFile } from '#lib/save-file.ts';
import { writeCsv } from '#lib/write-csv.ts';
import { BadRow } from './bad-row.tsx';
import { GoodRow } from './good-row.tsx';
import { RowList } from './row-list.tsx';
import { type CheckedRow, rowFieldsOf } from './rows.ts';
import { sortRows } from './sort-rows.ts';
import { useFitUnwritten } from './use-fit-unwritten.ts';
import type { QuickOrder } from './use-quick-order.ts';

/** The rows by what is to be done with them: to be mended, good, still being checked. */
export function ReviewedRows({ order }: { order: QuickOrder }) {
  const { good, bad, waiting, placeOf } = sortRows(order);
  useFitUnwritten(order);
  return (
    <>
      <RowList
        tone="bad"
        title={copy.badTitle}
        text={copy.badText}
        rows={bad}
        action={
          <Button
            variant="secondary"
            size="sm"
            start={<Download size={16} aria-hidden="true" />}
            onClick={() => saveFile(copy.fileName, writeBadRows(bad), 'text/csv;charset=utf-8')}
          >
            {copy.download}
          </Button>
        }
        draw={(row) => (
          <BadRow key={row.id} row={row} place={placeOf.get(row.id) ?? 0} order={order} />
        )}
      />
      <RowList
        tone="good"
        title={copy.goodTitle}
        rows={good.filter((row) => !bad.includes(row))}
        draw={(row) => <GoodRow key={row.id} row={row} order={order} />}
      />
      {waiting.length > 0 && order.failure === null ? (
        <div
          aria-hidden="true"
          className="flex flex-col gap-3 rounded-lg bg-surface p-5 shadow-card"
        >
          {waiting.slice(0, 4).map(({ id }) => (
            <Skeleton key={id} className="h-10 !rounded-md" />
          ))}
        </div>
      ) : null}
      <AskedRemoval
        label={copy.clear}
        title={copy.clearTitle}
        message={copy.clearText(order.rows.length)}
        onConfirm={order.clear}
      />
    </>
  );
}

function writeBadRows(bad: readonly CheckedRow[]): string {
  const rows = bad.map((row) => {
    const { item, quantity } = rowFieldsOf(row);
    return [item, quantity, row.answer?.error?.message ?? ''];
  });
  return writeCsv([copy.columns, ...rows]);
}
