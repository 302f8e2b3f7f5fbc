import { Search, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useId, useState } from 'react';
import { tableCopy as copy } from '#copy/table/table.ts';
import { DateBox } from '../date-box.tsx';
import { type ColumnChoice, ColumnChooser } from './column-chooser.tsx';
import type { changeListState, ListState } from './list-state.ts';
import type { Filter } from './table-types.ts';
import { TextFilter } from './text-filter.tsx';

const searchWaitMs = 250;

interface TableToolbarProps {
  readonly state: ListState;
  readonly change: (
    part: Parameters<typeof changeListState>[1],
    options?: { replace: boolean },
  ) => void;
  readonly filters: readonly Filter[];
  readonly columns: ColumnChoice;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly download: ReactNode;
  readonly selection: {
    readonly count: number;
    readonly leave: () => void;
    /** The way from the page to all that there are. */
    readonly offer: ReactNode;
    readonly actions: ReactNode;
  } | null;
}

/** Search, filters, columns and file of a table; with a selection, what can be done with it. */
export function TableToolbar(props: TableToolbarProps) {
  const { state, change, filters, selection } = props;
  if (selection) {
    return (
      <div className="my-3 flex min-h-9 flex-wrap items-center gap-2 rounded-md bg-accent-soft px-3 py-1">
        <button
          type="button"
          title={copy.leaveSelection}
          aria-label={copy.leaveSelection}
          aria-keyshortcuts="Escape"
          onClick={selection.leave}
          className="hit rounded-xs text-ink-soft hover:text-ink"
        >
          <X size={16} aria-hidden />
        </button>
        <output className="mr-2 font-semibold">{copy.selected(selection.count)}</output>
        {selection.offer}
        {selection.actions}
      </div>
    );
  }
  return (
    <div className="my-3 flex min-h-9 flex-wrap items-center gap-2">
      <SearchField state={state} change={change} field={props.search} />
      {pairDays(filters).map((together) => (
        <div key={together[0].name} className="contents sm:flex sm:gap-2">
          {together.map((filter) => (
            <FilterField key={filter.name} filter={filter} state={state} change={change} />
          ))}
        </div>
      ))}
      <div className="ml-auto flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        <ColumnChooser {...props.columns} />
        {props.download}
      </div>
    </div>
  );
}

/** From a day to a day is one thing: the two stay in one line. */
function pairDays(filters: readonly Filter[]): (readonly [Filter, ...Filter[]])[] {
  const groups: [Filter, ...Filter[]][] = [];
  for (const filter of filters) {
    const last = groups.at(-1);
    if (filter.choices === 'days' && last?.[0].choices === 'days') last.push(filter);
    else groups.push([filter]);
  }
  return groups;
}

type Narrowing = Pick<TableToolbarProps, 'state' | 'change'>;

/** What a list is searched for; asked for once someone stops writing. */
export function SearchField({
  state,
  change,
  field,
}: Narrowing & { field: RefObject<HTMLInputElement | null> }) {
  const [text, setText] = useState(state.q);
  useEffect(() => setText(state.q), [state.q]);
  useEffect(() => {
    if (text === state.q) return;
    const timer = setTimeout(() => change({ q: text }, { replace: true }), searchWaitMs);
    return () => clearTimeout(timer);
  }, [text, state.q, change]);
  return (
    <div className="relative w-full sm:max-w-72">
      <Search
        size={15}
        aria-hidden
        className="absolute top-1/2 left-2.5 -translate-y-1/2 text-ink-faint"
      />
      <input
        ref={field}
        type="text"
        aria-label={copy.search}
        aria-keyshortcuts="/"
        placeholder={copy.search}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && change({ q: text }, { replace: true })}
        className="h-(--control) w-full rounded-sm border border-line-strong bg-surface pr-8 pl-8"
      />
      {text === '' ? null : (
        <button
          type="button"
          title={copy.clearSearch}
          aria-label={copy.clearSearch}
          onClick={() => setText('')}
          className="hit absolute top-1/2 right-2 -translate-y-1/2 text-ink-faint hover:text-ink"
        >
          <X size={15} aria-hidden />
        </button>
      )}
    </div>
  );
}

export function FilterField({ filter, state, change }: Narrowing & { filter: Filter }) {
  const id = useId();
  const { name, label, choices } = filter;
  const { [name]: value = '', ...others } = state.filters;
  const narrow = (to: string) =>
    change({ filters: to === '' ? others : { ...others, [name]: to } });
  if (choices === 'days') {
    return (
      <div className="inline-flex items-center gap-1.5 max-sm:w-full max-sm:justify-between">
        <label htmlFor={id} className="text-ink-soft">
          {label}
        </label>
        <DateBox
          id={id}
          is="date"
          shown={value}
          empty={copy.anyDay}
          value={value}
          onChange={({ target }) => narrow(target.value)}
        />
      </div>
    );
  }
  if (choices === 'text') return <TextFilter label={label} value={value} narrow={narrow} />;
  return (
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => narrow(target.value)}
      className="h-(--control) max-w-44 rounded-sm border border-line-strong bg-surface px-2 max-sm:min-w-[calc(50%-0.25rem)] max-sm:flex-1"
    >
      <option value="">{label}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
