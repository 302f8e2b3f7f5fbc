import { useCallback, useEffect, useMemo, useState } from 'react';
import { keepDraft, readDraft } from '../form/draft.ts';
import { type GridState, reconcile, redo, textAt, undo, untouched, write } from './grid-edits.ts';
import type { Edits, GridColumn, GridRow } from './grid-types.ts';

/** What the server said of a cell, or someone else wrote there. */
export type CellNotes = Readonly<Record<string, string>>;
export const noteKey = (row: string, column: string) => `${row} ${column}`;

interface KeptDraft {
  readonly edits: Edits;
  readonly versions: Readonly<Record<string, number>>;
}

/**
 * What a grid holds beside its rows: what was written, step by step, kept for the tab until it is
 * saved, each row under the version that it was written over.
 */
export function useGrid<Row extends GridRow>(
  name: string,
  first: readonly Row[],
  columns: readonly GridColumn<Row>[],
) {
  const [rows, setRows] = useState(first);
  const [kept] = useState(() => readKept(name));
  const byId = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  const byName = useMemo(() => new Map(columns.map((column) => [column.id, column])), [columns]);
  const stored = useCallback(
    (id: string, column: string) => {
      const row = byId.get(id);
      return row ? (byName.get(column)?.textOf(row) ?? '') : '';
    },
    [byId, byName],
  );
  const [state, setState] = useState<GridState>(() => ({
    ...untouched,
    edits: reconcile(onlyOf(kept?.edits ?? {}, byId), stored),
  }));
  const [versions, setVersions] = useState(kept?.versions ?? {});
  const [notes, setNotes] = useState<CellNotes>({});

  useEffect(() => {
    const isEmpty = Object.keys(state.edits).length === 0;
    const held: KeptDraft = { edits: state.edits, versions };
    keepDraft(name, isEmpty ? null : { values: { grid: JSON.stringify(held) }, at: Date.now() });
  }, [name, state.edits, versions]);

  const faults = useMemo(() => {
    const found: Record<string, string> = { ...notes };
    for (const [row, cells] of Object.entries(state.edits)) {
      for (const [column, text] of Object.entries(cells)) {
        const reading = byName.get(column)?.read?.(text);
        if (reading && 'fault' in reading) found[noteKey(row, column)] = reading.fault;
      }
    }
    return found;
  }, [state.edits, byName, notes]);

  /** What was read of a row that is being changed now is what it is saved over. */
  function remember(ids: readonly string[]): void {
    const fresh = ids.filter((id) => versions[id] === undefined);
    if (fresh.length === 0) return;
    const read = fresh.map((id) => [id, byId.get(id)?.version ?? 1] as const);
    setVersions({ ...versions, ...Object.fromEntries(read) });
  }

  return {
    rows,
    edits: state.edits,
    /** Why a cell cannot be saved, or what someone else wrote there, by `noteKey`. */
    faults,
    canUndo: state.done.length > 0,
    canRedo: state.undone.length > 0,
    textAt: (row: string, column: string) => textAt(state.edits, stored, row, column),
    write(texts: Parameters<typeof write>[2]) {
      remember([...new Set(texts.map(({ row }) => row))]);
      setNotes((told) => {
        const written = new Set(texts.map(({ row, column }) => noteKey(row, column)));
        return Object.fromEntries(Object.entries(told).filter(([key]) => !written.has(key)));
      });
      const named = texts.map((one) => ({
        ...one,
        text: asChoice(byName.get(one.column), one.text),
      }));
      setState((before) => write(before, stored, named));
    },
    undo: () => setState((before) => undo(before, stored)),
    redo: () => setState((before) => redo(before, stored)),
    discard() {
      setState(untouched);
      setNotes({});
      setVersions({});
    },
    /** Rows with what is sent of each; those with a cell that cannot be read are left out. */
    due(): {
      readonly id: string;
      readonly version: number;
      readonly set: Record<string, unknown>;
    }[] {
      return Object.entries(state.edits).flatMap(([id, cells]) => {
        const readings = Object.entries(cells).map(
          ([column, text]) => [column, byName.get(column)?.read?.(text)] as const,
        );
        if (readings.some(([, reading]) => !reading || 'fault' in reading)) return [];
        const set = Object.fromEntries(
          readings.map(([column, reading]) => [
            column,
            reading && 'value' in reading ? reading.value : null,
          ]),
        );
        return [{ id, version: versions[id] ?? byId.get(id)?.version ?? 1, set }];
      });
    },
    /** Rows as they are stored now; of those that others saved, with what was said of their cells. */
    reconcile(saved: readonly Row[], others: readonly Row[], told: CellNotes) {
      const fresh = new Map([...saved, ...others].map((row) => [row.id, row]));
      const next = rows.map((row) => fresh.get(row.id) ?? row);
      const nextById = new Map(next.map((row) => [row.id, row]));
      const storedNow = (id: string, column: string) => {
        const row = nextById.get(id);
        return row ? (byName.get(column)?.textOf(row) ?? '') : '';
      };
      setRows(next);
      setVersions(
        Object.fromEntries(
          Object.entries(versions).flatMap(([id, version]) => {
            if (saved.some((row) => row.id === id)) return [];
            return [[id, others.find((row) => row.id === id)?.version ?? version]];
          }),
        ),
      );
      const savedIds = new Set(saved.map(({ id }) => id));
      setState((before) => ({
        ...before,
        edits: reconcile(
          Object.fromEntries(Object.entries(before.edits).filter(([id]) => !savedIds.has(id))),
          storedNow,
        ),
      }));
      setNotes(told);
    },
    stored,
  };
}

export type Grid = ReturnType<typeof useGrid<GridRow>>;

/** What is chosen is said as its choice says it, however it was typed or pasted: `19` is `19 %`. */
function asChoice<Row>(column: GridColumn<Row> | undefined, text: string): string {
  const reading = column?.choices && column.read?.(text);
  if (!reading || 'fault' in reading) return text;
  return column.choices?.find(({ value }) => value === String(reading.value))?.label ?? text;
}

function onlyOf(edits: Edits, rows: ReadonlyMap<string, unknown>): Edits {
  return Object.fromEntries(Object.entries(edits).filter(([id]) => rows.has(id)));
}

function readKept(name: string): KeptDraft | null {
  const text = readDraft(name)?.values.grid;
  return typeof text === 'string' ? (JSON.parse(text) as KeptDraft) : null;
}
