import type { ClipboardEvent, KeyboardEvent } from 'react';
import { corners, locatePaste, readTsv, writeTsv } from './grid-edits.ts';
import type { GridColumn, GridRow, Position, Range } from './grid-types.ts';
import type { Grid } from './use-grid.ts';

interface GridKeysOptions {
  readonly grid: Pick<Grid, 'rows' | 'textAt' | 'write' | 'undo' | 'redo'>;
  readonly columns: readonly GridColumn<GridRow>[];
  readonly range: Range;
  readonly select: (range: Range) => void;
  /** Opens the cell at hand: with what was typed, or with what it says. */
  readonly edit: (typed: string | null) => void;
  readonly save: () => void;
  /** What a paste left out. */
  readonly told: (left: { readonly outside: number; readonly fixed: number }) => void;
  /** Rows that a page key goes. */
  readonly pageRows: number;
}

/** The keys of a spreadsheet, while no cell is open. */
export function useGridKeys(options: GridKeysOptions) {
  const { grid, columns, range, select, edit, save, told, pageRows } = options;
  const { rows } = grid;
  const last: Position = { row: rows.length - 1, column: columns.length - 1 };
  const { from, to } = corners(range);

  const clamp = ({ row, column }: Position): Position => ({
    row: Math.max(0, Math.min(last.row, row)),
    column: Math.max(0, Math.min(last.column, column)),
  });
  const go = (place: Position, isExtending: boolean) => {
    const focus = clamp(place);
    select({ anchor: isExtending ? range.anchor : focus, focus });
  };
  const cellsOf = (
    each: (row: GridRow, column: GridColumn<GridRow>, at: Position) => string | null,
  ) =>
    rows.slice(from.row, to.row + 1).flatMap((row, down) =>
      columns.slice(from.column, to.column + 1).flatMap((column, right) => {
        const text = column.read ? each(row, column, { row: down, column: right }) : null;
        return text === null ? [] : [{ row: row.id, column: column.id, text }];
      }),
    );

  /** Ctrl and a letter. Answers whether it was one of the grid's. */
  function command(key: string, isShift: boolean): boolean {
    switch (key.toLowerCase()) {
      case 'z':
        if (isShift) grid.redo();
        else grid.undo();
        return true;
      case 'y':
        grid.redo();
        return true;
      case 'd': {
        const top = rows[from.row];
        if (top) {
          grid.write(cellsOf((_, { id }, at) => (at.row === 0 ? null : grid.textAt(top.id, id))));
        }
        return true;
      }
      case 'a':
        select({ anchor: { row: 0, column: 0 }, focus: last });
        return true;
      case 's':
        save();
        return true;
      default:
        return false;
    }
  }

  function move(event: KeyboardEvent): Position | null {
    const { row, column } = range.focus;
    const isFar = event.ctrlKey || event.metaKey;
    switch (event.key) {
      case 'ArrowUp':
        return { row: isFar ? 0 : row - 1, column };
      case 'ArrowDown':
        return { row: isFar ? last.row : row + 1, column };
      case 'ArrowLeft':
        return { row, column: isFar ? 0 : column - 1 };
      case 'ArrowRight':
        return { row, column: isFar ? last.column : column + 1 };
      case 'Home':
        return { row: isFar ? 0 : row, column: 0 };
      case 'End':
        return { row: isFar ? last.row : row, column: last.column };
      case 'PageUp':
        return { row: row - pageRows, column };
      case 'PageDown':
        return { row: row + pageRows, column };
      default:
        return null;
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const place = event.altKey ? null : move(event);
    if (place) {
      event.preventDefault();
      go(place, event.shiftKey);
      return;
    }
    if (event.ctrlKey || event.metaKey) {
      if (command(event.key, event.shiftKey)) event.preventDefault();
      return;
    }
    if (event.key === 'Enter' || event.key === 'F2' || event.key === ' ') {
      event.preventDefault();
      edit(null);
    } else if (event.key === 'Delete' || event.key === 'Backspace') {
      event.preventDefault();
      grid.write(cellsOf(() => ''));
    } else if (event.key === 'Escape') {
      select({ anchor: range.focus, focus: range.focus });
    } else if (event.key.length === 1 && !event.altKey) {
      event.preventDefault();
      edit(event.key);
    }
  }

  const copied = () =>
    writeTsv(
      rows
        .slice(from.row, to.row + 1)
        .map((row) =>
          columns.slice(from.column, to.column + 1).map(({ id }) => grid.textAt(row.id, id)),
        ),
    );
  return {
    onKeyDown,
    onCopy(event: ClipboardEvent) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', copied());
    },
    onCut(event: ClipboardEvent) {
      event.preventDefault();
      event.clipboardData.setData('text/plain', copied());
      grid.write(cellsOf(() => ''));
    },
    onPaste(event: ClipboardEvent) {
      event.preventDefault();
      const block = readTsv(event.clipboardData.getData('text/plain'));
      const { texts, ...left } = locatePaste(block, range, rows, columns);
      grid.write(texts);
      told(left);
    },
    go,
  };
}
