import { clsx } from 'clsx';
import { tableCopy as copy } from '#copy/table/table.ts';
import type { ListTotals, TableColumn } from './table-types.ts';

interface TotalsRowProps {
  readonly columns: readonly Pick<TableColumn<never>, 'id' | 'head' | 'align' | 'sum'>[];
  readonly count: ListTotals | null;
  readonly isNarrowed: boolean;
  /** Columns before the first one: the boxes of a selection. */
  readonly before: number;
}

/** What the columns add up to over all rows that the list is narrowed to, not over its page. */
export function TotalsRow({ columns, count, isNarrowed, before }: TotalsRowProps) {
  if (!count || !columns.some(({ sum }) => sum)) return null;
  const { sums } = count;
  if (!sums) {
    return count.isExact ? null : (
      <tfoot className="text-xs text-ink-soft">
        <tr className="border-t border-line-strong">
          <td colSpan={before + columns.length} className="px-(--cell) py-2">
            {copy.noTotal}
          </td>
        </tr>
      </tfoot>
    );
  }
  const [, ...others] = columns;
  return (
    <tfoot className="bg-sunken font-semibold">
      <tr className="h-(--row) border-t border-line-strong">
        <th scope="row" colSpan={before + 1} className="px-(--cell) text-left font-semibold">
          {isNarrowed ? copy.totalOfNarrowed : copy.total}
        </th>
        {others.map(({ id, head, align, sum }) => (
          <td
            key={id}
            data-head={sum ? head : undefined}
            className={clsx('px-(--cell)', align === 'end' && 'text-right tabular-nums')}
          >
            {sum ? sum.show(sums[sum.of] ?? 0) : null}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
