import type { ListCall } from '@matiz/contracts/staff/list.ts';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { z } from 'zod';
import { tableCopy as copy } from '#copy/table/table.ts';
import { orderOfColumn } from './list-state.ts';

interface HeadCellProps {
  readonly column: { readonly head: string; readonly align?: 'end'; readonly order?: string };
  readonly list: ListCall;
  readonly order: string | null;
  readonly setOrder: (order: string | null) => void;
}

/** A column's head; a press orders by it where the list has an index behind it. */
export function HeadCell({ column, list, order, setOrder }: HeadCellProps) {
  const { sort, next } = orderOfColumn(ordersOf(list), order, column.order ?? '');
  const Arrow = sort === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={next === null && sort === 'none' ? undefined : sort}
      className={clsx(
        'h-9 px-(--cell) font-semibold whitespace-nowrap',
        column.align === 'end' && 'text-right',
      )}
    >
      {next === null ? (
        column.head
      ) : (
        <button
          type="button"
          title={copy.order(column.head)}
          onClick={() => setOrder(next)}
          className="hit inline-flex items-center gap-1 rounded-xs hover:text-ink"
        >
          {column.head}
          <Arrow size={13} aria-hidden className={sort === 'none' ? 'opacity-0' : undefined} />
        </button>
      )}
    </th>
  );
}

/** The closed list of orders, as the contract's query names it. */
function ordersOf(list: ListCall): readonly string[] {
  const order = list.query.shape.order as z.ZodOptional<z.ZodEnum<Record<string, string>>>;
  return order.unwrap().options;
}
