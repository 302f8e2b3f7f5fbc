import { clsx } from 'clsx';
import { Link } from 'react-router';
import { tableCopy as copy } from '#copy/table/table.ts';
import type { TableColumn } from './table-types.ts';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly TableColumn<Row>[];
  readonly href: string | null;
  readonly name: string;
  readonly isFirst: boolean;
  readonly choice: { readonly isChosen: boolean; readonly toggle: () => void } | null;
}

/** A row whose first cell names it and leads to it: the one stop of the Tab key in the row. */
export function TableRow<Row>({ row, columns, href, name, isFirst, choice }: TableRowProps<Row>) {
  const [first, ...rest] = columns;
  const tabIndex = isFirst ? 0 : -1;
  return (
    <tr
      className={clsx(
        'h-(--row) border-t border-line hover:bg-ground has-[[data-row]:focus-visible]:bg-ground',
        choice?.isChosen && 'bg-accent-soft',
      )}
    >
      {choice ? (
        <td className="pl-3">
          <input
            type="checkbox"
            aria-label={copy.selectRow(name)}
            checked={choice.isChosen}
            onChange={choice.toggle}
          />
        </td>
      ) : null}
      {first ? (
        <th scope="row" className="px-(--cell) py-1 text-left font-medium">
          {href === null ? (
            <span data-row tabIndex={tabIndex}>
              {first.cell(row)}
            </span>
          ) : (
            <Link
              data-row
              to={href}
              tabIndex={tabIndex}
              className="rounded-xs hover:text-accent hover:underline"
            >
              {first.cell(row)}
            </Link>
          )}
        </th>
      ) : null}
      {rest.map((column) => (
        <td
          key={column.id}
          data-head={column.head}
          className={clsx(
            'max-w-96 truncate px-(--cell)',
            column.align === 'end' && 'text-right tabular-nums',
          )}
        >
          {column.cell(row)}
        </td>
      ))}
    </tr>
  );
}
