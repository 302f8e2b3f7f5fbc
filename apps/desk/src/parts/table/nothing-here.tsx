import type { ListCall } from '@matiz/contracts/staff/list.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Link } from 'react-router';
import { tableCopy as copy } from '#copy/table/table.ts';
import type { changeListState, ListState } from './list-state.ts';
import type { Filter, ResourceTableProps } from './table-types.ts';

interface NothingHereProps {
  readonly state: ListState;
  readonly change: (part: Parameters<typeof changeListState>[1]) => void;
  readonly filters: readonly Filter[];
  readonly empty: string;
  readonly create: ResourceTableProps<ListCall>['create'] | undefined;
}

/** An empty list: for want of anything, what it is for; for its filters, how to take them away. */
export function NothingHere({ state, change, filters, empty, create }: NothingHereProps) {
  const narrowed = filters.flatMap(({ name, label, choices }) => {
    const value = state.filters[name];
    if (typeof choices === 'string') return value === undefined ? [] : [`${label}: ${value}`];
    const choice = choices.find((one) => one.value === value);
    return choice ? [`${label}: ${choice.label}`] : [];
  });
  const isNarrowed = state.q !== '' || Object.keys(state.filters).length > 0;
  return (
    <div className="rounded-md border border-dashed border-line-button bg-surface p-8 text-center">
      <p>{isNarrowed ? copy.nothingFound(narrowed) : empty}</p>
      <div className="mt-4">
        {isNarrowed ? (
          <Button size="sm" variant="secondary" onClick={() => change({ q: '', filters: {} })}>
            {copy.clearAll}
          </Button>
        ) : create ? (
          <Link to={create.to} className={buttonClass({ size: 'sm' })}>
            {create.label ?? copy.create(create.thing)}
          </Link>
        ) : null}
      </div>
    </div>
  );
}
