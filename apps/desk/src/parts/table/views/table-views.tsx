import type { TableView } from '@matiz/contracts/staff/table-views.ts';
import { clsx } from 'clsx';
import { Bookmark, X } from 'lucide-react';
import { useState } from 'react';
import { viewsCopy as copy } from '#copy/table/views.ts';
import { emptyListState, type ListState, readListState, writeListState } from '../list-state.ts';
import { KeepViewDialog } from './keep-view-dialog.tsx';
import { useTableViews } from './use-table-views.ts';

interface TableViewsProps {
  readonly list: string;
  readonly state: ListState;
  /** Columns that are shown, by their ids. */
  readonly shown: readonly string[];
  /** Columns null: those that are shown stay. */
  readonly show: (state: ListState, columns: readonly string[] | null) => void;
}

/** Whatever page of it is shown. */
const searchOf = (state: ListState) => writeListState({ ...state, page: null }).toString();
const pill = 'hit inline-flex h-7 items-center gap-1 rounded-full px-3 text-sm';

/** What someone looks at often, by a name: search, filters, order and columns in one press. */
export function TableViews({ list, state, shown, show }: TableViewsProps) {
  const { views, save, remove } = useTableViews(list);
  const [isKeeping, setKeeping] = useState(false);
  const current = searchOf(state);
  const kept = views.find((view) => view.search === current && hasColumns(view, shown));
  // Of one that shows other columns by now, too, it is said which it is, and it can be taken away.
  const chosen = kept ?? views.find(({ search }) => search === current);
  return (
    <nav aria-label={copy.views} className="mr-auto flex flex-wrap items-center gap-1">
      {views.length > 0 ? (
        <button
          type="button"
          aria-current={current === '' ? 'true' : undefined}
          onClick={() => show(emptyListState, null)}
          className={clsx(pill, current === '' ? 'bg-sunken font-semibold' : 'text-ink-soft')}
        >
          {copy.all}
        </button>
      ) : null}
      {views.map((view) => (
        <ViewPill
          key={`${view.by} ${view.name}`}
          view={view}
          isCurrent={view === chosen}
          choose={() => show(readListState(new URLSearchParams(view.search)), view.columns)}
          remove={() => remove.mutate(view)}
        />
      ))}
      {current === '' || kept ? null : (
        <button
          type="button"
          onClick={() => setKeeping(true)}
          className={clsx(pill, 'text-accent hover:bg-sunken')}
        >
          <Bookmark size={14} aria-hidden />
          {copy.keep}
        </button>
      )}
      {isKeeping ? (
        <KeepViewDialog
          own={views.filter(({ by }) => by === null).map(({ name }) => name)}
          save={save}
          view={{ search: current, columns: [...shown] }}
          onClose={() => setKeeping(false)}
        />
      ) : null}
    </nav>
  );
}

/** The same ones, in whatever order. */
function hasColumns({ columns }: TableView, shown: readonly string[]): boolean {
  return columns.length === shown.length && columns.every((column) => shown.includes(column));
}

interface ViewPillProps {
  readonly view: TableView;
  readonly isCurrent: boolean;
  readonly choose: () => void;
  readonly remove: () => void;
}

/** A colleague's has no cross: it is theirs to take away. */
function ViewPill({ view: { name, by }, isCurrent, choose, remove }: ViewPillProps) {
  return (
    <span
      className={clsx(
        'inline-flex items-center rounded-full',
        isCurrent ? 'bg-sunken font-semibold' : 'text-ink-soft',
      )}
    >
      <button
        type="button"
        title={by === null ? undefined : copy.of(name, by)}
        aria-current={isCurrent ? 'true' : undefined}
        onClick={choose}
        className={pill}
      >
        {name}
      </button>
      {isCurrent && by === null ? (
        <button
          type="button"
          aria-label={copy.remove(name)}
          title={copy.remove(name)}
          onClick={remove}
          className="hit mr-2 text-ink-faint hover:text-ink"
        >
          <X size={13} aria-hidden />
        </button>
      ) : null}
    </span>
  );
}
