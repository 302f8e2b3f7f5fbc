import {
  type RowSelectionState,
  rowSelectionFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { useRef, useState } from 'react';
import type { ChosenRows } from './bulk/chosen-rows.ts';
import { type ListState, toListQuery } from './list-state.ts';
import type { AnyRow } from './table-types.ts';

interface SelectionOptions<Row> {
  readonly rows: readonly Row[];
  readonly state: ListState;
  readonly within: Readonly<Record<string, string>>;
  readonly count: { readonly value: number; readonly isExact: boolean } | null;
}

const features = tableFeatures({ rowSelectionFeature });

/**
 * What is chosen in a table: rows of whichever pages, or all that the list is narrowed to, which
 * are a query and no ids. Another search or filter lists something else: then all are not chosen.
 */
export function useSelection<Row extends AnyRow>(options: SelectionOptions<Row>) {
  const { rows, state, within, count } = options;
  const [ids, setIds] = useState<RowSelectionState>({});
  /** The narrowing that all were chosen of; null: rows are chosen one by one. */
  const [wholeOf, setWholeOf] = useState<string | null>(null);
  const { q, filters } = state;
  const narrowing = JSON.stringify({ q, filters });
  const isWhole = wholeOf === narrowing && count !== null;
  const rowSelection = isWhole ? allOf(rows) : ids;
  const choose = (next: RowSelectionState) => {
    setWholeOf(null);
    setIds(next);
  };
  const table = useTable({
    features,
    columns: [],
    data: rows as Row[],
    getRowId: (row) => row.id,
    state: { rowSelection },
    onRowSelectionChange: (update) =>
      choose(typeof update === 'function' ? update(rowSelection) : update),
  });
  // Rows of pages that were left stay chosen: what is counted is what the action gets.
  const known = useRef(new Map<string, Row>());
  for (const row of rows) known.current.set(row.id, row);
  const chosenIds = Object.keys(ids).filter((id) => ids[id]);
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => rowSelection[id] === true);
  const { count: _, ...query } = { ...toListQuery({ ...state, page: null }), ...within };
  const chosen: ChosenRows<Row> = isWhole
    ? { rows: [], count: count.value, whole: query }
    : {
        rows: chosenIds.flatMap((id) => known.current.get(id) ?? []),
        count: chosenIds.length,
        whole: null,
      };
  return {
    chosen: chosen.count > 0 ? chosen : null,
    isPageChosen,
    isChosen: (id: string) => rowSelection[id] === true,
    known: (id: string) => known.current.get(id),
    toggle: (index: number) => table.getRowModel().rows[index]?.toggleSelected(),
    selectPage: (isOn = true) => table.toggleAllRowsSelected(isOn),
    leave: () => choose({}),
    /** How many there are besides the page that is chosen; null: these are all, or all are chosen. */
    others:
      isPageChosen && !isWhole && count && (!count.isExact || count.value > chosen.count)
        ? count
        : null,
    selectAll() {
      setIds({});
      setWholeOf(narrowing);
    },
  };
}

function allOf(rows: readonly AnyRow[]): RowSelectionState {
  return Object.fromEntries(rows.map(({ id }) => [id, true as const]));
}
