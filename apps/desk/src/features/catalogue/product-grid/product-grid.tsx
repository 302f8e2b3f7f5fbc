import { RequestError } from '@matiz/client/request-error.ts';
import type { BodyInput } from '@matiz/contracts/define-call.ts';
import { changeManyProducts } from '@matiz/contracts/staff/catalogue/products.ts';
import { Button } from '@matiz/ui/button.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productGridCopy as copy } from '#copy/catalogue/products.ts';
import { sayRefusal } from '#lib/say-refusal.ts';
import { useRequest } from '#lib/services.ts';
import type { CatalogueChoices } from '#parts/form/use-catalogue-choices.ts';
import { useLeaveQuestion } from '#parts/form/use-leave-question.ts';
import { DataGrid } from '#parts/grid/data-grid.tsx';
import type { GridColumn, GridRow } from '#parts/grid/grid-types.ts';
import { type CellNotes, noteKey, useGrid } from '#parts/grid/use-grid.ts';
import { askBefore } from '#parts/question/ask.ts';
import { type GridProduct, gridColumns } from './grid-columns.ts';

interface ProductGridProps {
  readonly products: readonly GridProduct[];
  readonly choices: CatalogueChoices;
}

type Rows = BodyInput<typeof changeManyProducts>['rows'];

/** Products as a spreadsheet: all that was changed is saved in one call, each row by its version. */
export function ManyProductsGrid({ products, choices }: ProductGridProps) {
  const request = useRequest();
  const client = useQueryClient();
  const columns = useMemo(() => gridColumns(choices), [choices]);
  const grid = useGrid('/productos/planilla', products, columns);
  const changed = Object.keys(grid.edits).length;
  const wrong = Object.keys(grid.faults).length;
  useLeaveQuestion(changed > 0);
  const save = useMutation({
    mutationFn: (rows: Rows) => request(changeManyProducts, { body: { rows } }),
    onSuccess({ saved, conflicts, faults }) {
      const notes: Record<string, string> = {};
      for (const { by, row } of conflicts) Object.assign(notes, notesOf(by, row));
      for (const { id, path, message } of faults) notes[noteKey(id, path)] = message;
      grid.reconcile(
        saved,
        conflicts.map(({ row }) => row),
        notes,
      );
      void client.invalidateQueries({ queryKey: ['list'] });
      void client.invalidateQueries({ queryKey: ['row'] });
      const left = changed - saved.length;
      toast(
        left > 0
          ? { message: copy.savedBut(saved.length, left), tone: 'danger' }
          : { message: copy.saved(saved.length) },
      );
    },
    onError(error) {
      if (!(error instanceof RequestError)) throw error;
      toast({ message: sayRefusal(error), tone: 'danger' });
    },
  });

  /** What someone else wrote, at the cells that were written here as well. */
  function notesOf(by: string | null, row: GridProduct): CellNotes {
    const others = columns.filter(
      (column) =>
        grid.edits[row.id]?.[column.id] !== undefined &&
        grid.stored(row.id, column.id) !== column.textOf(row),
    );
    const own = Object.keys(grid.edits[row.id] ?? {})[0];
    if (others.length === 0 && own) return { [noteKey(row.id, own)]: copy.otherRow(by) };
    return Object.fromEntries(
      others.map((column) => [noteKey(row.id, column.id), copy.other(by, column.textOf(row))]),
    );
  }
  const send = () => {
    const rows = grid.due();
    if (rows.length > 0 && !save.isPending) save.mutate(rows as Rows);
  };
  return (
    <>
      <div className="mb-3 flex min-h-9 flex-wrap items-center gap-3">
        <Button
          size="sm"
          onClick={send}
          loading={save.isPending}
          disabled={changed === 0}
          aria-keyshortcuts="Control+S"
        >
          {copy.save(changed)}
        </Button>
        <Button size="sm" variant="secondary" disabled={!grid.canUndo} onClick={grid.undo}>
          {copy.undo}
        </Button>
        <Button size="sm" variant="secondary" disabled={!grid.canRedo} onClick={grid.redo}>
          {copy.redo}
        </Button>
        {changed > 0 ? (
          <Button
            size="sm"
            variant="quiet"
            onClick={() => askBefore({ text: copy.discardAsk, yes: copy.discard }, grid.discard)}
          >
            {copy.discard}
          </Button>
        ) : null}
        <output className={wrong > 0 ? 'text-danger' : 'text-ink-soft'}>
          {wrong > 0 ? copy.toMend(wrong) : ''}
        </output>
      </div>
      <DataGrid
        label={copy.title}
        grid={grid}
        columns={columns as unknown as readonly GridColumn<GridRow>[]}
        nameOf={(row) => (row as GridProduct).code}
        save={send}
      />
    </>
  );
}
