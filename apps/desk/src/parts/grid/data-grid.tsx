import { clsx } from 'clsx';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import { gridCopy as copy } from '#copy/table/table.ts';
import { CellEditor, GridCell } from './grid-cell.tsx';
import { corners } from './grid-edits.ts';
import { cellRole, gridRole, gridRoles } from './grid-roles.ts';
import type { GridColumn, GridRow, Position, Range } from './grid-types.ts';
import { type Grid, noteKey } from './use-grid.ts';
import { useGridKeys } from './use-grid-keys.ts';

interface DataGridProps {
  readonly label: string;
  readonly grid: Omit<Grid, 'rows' | 'reconcile'> & { readonly rows: readonly GridRow[] };
  readonly columns: readonly GridColumn<GridRow>[];
  /** What a row is called aloud. */
  readonly nameOf: (row: GridRow) => string;
  readonly save: () => void;
}

const rowHeight = 34;
const headHeight = 36;
/** Rows that are drawn above and below what is seen. */
const spare = 8;
const usualHeight = 560;
const origin: Position = { row: 0, column: 0 };

/**
 * Many rows as a spreadsheet: one stop of the tabulator, moved in by arrows, written by typing,
 * pasting and filling down. Only the rows that are seen are drawn.
 */
export function DataGrid({ label, grid, columns, nameOf, save }: DataGridProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const [height, setHeight] = useState(usualHeight);
  const [range, setRange] = useState<Range>({ anchor: origin, focus: origin });
  const [typed, setTyped] = useState<{ readonly text: string | null } | null>(null);
  const [left, setLeft] = useState('');
  const { rows, faults } = grid;
  const { focus } = range;
  const { from, to } = corners(range);
  const pageRows = Math.max(1, Math.floor((height - headHeight) / rowHeight) - 1);

  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setHeight(element.clientHeight || usualHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  /** What has the focus is seen: the grid itself moves no more than it must. */
  function reveal({ row, column }: Position): void {
    const element = box.current;
    if (!element) return;
    const [above, below] = [row * rowHeight, (row + 1) * rowHeight + headHeight];
    if (element.scrollTop > above) element.scrollTop = above;
    else if (element.scrollTop + element.clientHeight < below && element.clientHeight > 0) {
      element.scrollTop = below - element.clientHeight;
    }
    const sticky = columns[0]?.width ?? 0;
    const start = columns.slice(0, column).reduce((sum, { width }) => sum + width, 0);
    const end = start + (columns[column]?.width ?? 0);
    if (column === 0 || element.scrollLeft + sticky > start) {
      element.scrollLeft = Math.max(0, start - sticky);
    } else if (element.scrollLeft + element.clientWidth < end) {
      element.scrollLeft = end - element.clientWidth;
    }
  }
  const select = (next: Range) => {
    setRange(next);
    setLeft('');
    reveal(next.focus);
  };
  const keys = useGridKeys({
    grid,
    columns,
    range,
    select,
    save,
    pageRows,
    edit: (text) => {
      if (columns[focus.column]?.read) setTyped({ text });
    },
    told: ({ outside, fixed }) => setLeft(copy.left(outside, fixed)),
  });
  const close = () => {
    setTyped(null);
    table.current?.focus({ preventScroll: true });
  };
  function commit(text: string, by: 'enter' | 'tab' | 'back' | 'leave'): void {
    const [row, column] = [rows[focus.row], columns[focus.column]];
    if (row && column) grid.write([{ row: row.id, column: column.id, text }]);
    if (by === 'leave') {
      setTyped(null);
      return;
    }
    close();
    const step = { enter: [1, 0], tab: [0, 1], back: [0, -1] }[by] ?? [0, 0];
    keys.go({ row: focus.row + (step[0] ?? 0), column: focus.column + (step[1] ?? 0) }, false);
  }
  const { go: _, ...keyHandlers } = keys;
  function pick(event: MouseEvent): void {
    const place = positionOf(event.target);
    const isOpen = typed !== null && place?.row === focus.row && place.column === focus.column;
    if (!place || event.button !== 0 || isOpen) return;
    // The text of cells is not marked while a range is drawn; the grid takes the focus itself.
    event.preventDefault();
    table.current?.focus({ preventScroll: true });
    keys.go(place, event.shiftKey);
  }
  function drag(event: MouseEvent): void {
    const place = event.buttons === 1 && !typed ? positionOf(event.target) : null;
    if (place && (place.row !== focus.row || place.column !== focus.column)) keys.go(place, true);
  }
  /** The cell under a pointer, by what is drawn there. */
  function positionOf(target: EventTarget): Position | null {
    const cell = (target as Element).closest<HTMLElement>('[data-column]');
    const row = cell?.closest<HTMLElement>('[data-row]');
    return cell && row
      ? { row: Number(row.dataset.row), column: Number(cell.dataset.column) }
      : null;
  }
  const first = Math.max(0, Math.floor(top / rowHeight) - spare);
  const after = Math.min(rows.length, Math.ceil((top + height) / rowHeight) + spare);
  const wide = columns.reduce((sum, { width }) => sum + width, 0);
  const cellId = (row: number, column: number) => `${id}-${row}-${column}`;
  const isWide = from.row !== to.row || from.column !== to.column;
  const isSeen = focus.row >= first && focus.row < after;
  const activeRow = rows[focus.row];
  const activeColumn = columns[focus.column];
  const fault =
    activeRow && activeColumn ? faults[noteKey(activeRow.id, activeColumn.id)] : undefined;
  return (
    <div>
      <div
        ref={box}
        onScroll={({ currentTarget }) => setTop(currentTarget.scrollTop)}
        className="h-[calc(100dvh-15rem)] min-h-64 overflow-auto rounded-md border border-line bg-surface focus-within:shadow-[0_0_0_2px_var(--color-accent)]"
      >
        <table
          ref={table}
          {...gridRole(isSeen ? cellId(focus.row, focus.column) : undefined)}
          aria-label={label}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-describedby={`${id}-told`}
          {...(typed ? {} : keyHandlers)}
          onMouseDown={pick}
          onMouseMove={drag}
          onDoubleClick={() => activeColumn?.read && setTyped({ text: null })}
          className="block outline-none select-none"
          style={{ width: wide }}
        >
          <thead {...gridRoles.rowgroup} className="sticky top-0 z-2 block">
            <tr
              {...gridRoles.row}
              aria-rowindex={1}
              className="flex"
              style={{ height: headHeight }}
            >
              {columns.map((column, at) => (
                <th
                  key={column.id}
                  {...gridRoles.columnheader}
                  scope="col"
                  aria-colindex={at + 1}
                  className={clsx(
                    'flex shrink-0 items-center border-r border-b border-line bg-sunken px-2 text-xs font-semibold text-ink-soft',
                    at === 0 && 'sticky left-0 z-1',
                    column.align === 'end' && 'justify-end',
                  )}
                  style={{ width: column.width }}
                >
                  {column.head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody
            {...gridRoles.rowgroup}
            className="block"
            style={{
              paddingTop: first * rowHeight,
              paddingBottom: (rows.length - after) * rowHeight,
            }}
          >
            {rows.slice(first, after).map((row, index) => {
              const place = first + index;
              return (
                <tr
                  key={row.id}
                  {...gridRoles.row}
                  aria-rowindex={place + 2}
                  data-row={place}
                  className="flex"
                  style={{ height: rowHeight }}
                >
                  {columns.map((column, at) => {
                    const isActive = place === focus.row && at === focus.column;
                    const text = grid.textAt(row.id, column.id);
                    return isActive && typed ? (
                      <td
                        key={column.id}
                        {...cellRole({ isChosen: true, isFixed: false, isWrong: false })}
                        data-column={at}
                        className="block h-full shrink-0 p-0"
                        style={{ width: column.width }}
                      >
                        <CellEditor
                          label={copy.cell(column.head, nameOf(row))}
                          column={column}
                          text={text}
                          typed={typed.text}
                          commit={commit}
                          cancel={close}
                        />
                      </td>
                    ) : (
                      <GridCell
                        key={column.id}
                        id={cellId(place, at)}
                        place={at}
                        column={column}
                        text={text}
                        fault={faults[noteKey(row.id, column.id)]}
                        isEdited={grid.edits[row.id]?.[column.id] !== undefined}
                        isActive={isActive}
                        isChosen={isWide && isWithin({ row: place, column: at }, from, to)}
                      />
                    );
                  })}
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <output
        id={`${id}-told`}
        className={clsx('mt-1 block min-h-5 text-xs', fault ? 'text-danger' : 'text-ink-soft')}
      >
        {fault && activeRow && activeColumn
          ? `${copy.cell(activeColumn.head, nameOf(activeRow))}: ${fault}`
          : left || copy.keys}
      </output>
    </div>
  );
}

function isWithin({ row, column }: Position, from: Position, to: Position): boolean {
  return row >= from.row && row <= to.row && column >= from.column && column <= to.column;
}
