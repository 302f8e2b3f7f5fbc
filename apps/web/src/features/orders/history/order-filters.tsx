import { orderStates } from '@matiz/domain/orders/order-state.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { Chip } from '@matiz/ui/inputs/chip.tsx';
import { ChipRow } from '@matiz/ui/inputs/chip-row.tsx';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { orderListCopy } from '#copy/orders/order-list.ts';
import { leavesOut, type OrderFilter } from './order-filter.ts';
import { OrderDay, OrderSearch } from './order-filter-fields.tsx';

/** Search by words, state and days; the owner keeps the filter in the address. */
export function OrderFilters({
  filter,
  onChange,
}: {
  filter: OrderFilter;
  onChange: (filter: OrderFilter) => void;
}) {
  const [areDatesOpen, setDatesOpen] = useState(Boolean(filter.from ?? filter.to));
  const hasFilter = leavesOut(filter);
  const change = (part: { [Name in keyof OrderFilter]?: OrderFilter[Name] | undefined }) => {
    const next = Object.entries({ ...filter, ...part }).filter(([, value]) => value);
    onChange(Object.fromEntries(next));
  };
  return (
    <div className="mb-4 flex flex-col gap-2.5 lg:mb-5">
      <OrderSearch
        key={filter.search ? 'searched' : 'fresh'}
        search={filter.search ?? ''}
        onSearch={(search) => change({ search })}
      />
      <ChipRow label={orderListCopy.filterStates} bleed>
        <Chip selected={!filter.state} onClick={() => change({ state: undefined })}>
          {orderListCopy.allStates}
        </Chip>
        {orderStates.map((state) => (
          <Chip
            key={state}
            selected={filter.state === state}
            onClick={() => change({ state: filter.state === state ? undefined : state })}
          >
            {stateWords[state]}
          </Chip>
        ))}
        <Chip
          selected={areDatesOpen}
          aria-expanded={areDatesOpen}
          start={<CalendarDays size={16} aria-hidden="true" />}
          onClick={() => {
            setDatesOpen(!areDatesOpen);
            if (areDatesOpen) change({ from: undefined, to: undefined });
          }}
        >
          {orderListCopy.dates}
        </Chip>
      </ChipRow>
      {areDatesOpen ? (
        <div className="flex flex-wrap items-end gap-3">
          <OrderDay
            label={orderListCopy.from}
            value={filter.from}
            max={filter.to}
            onDay={(from) => change({ from })}
          />
          <OrderDay
            label={orderListCopy.to}
            value={filter.to}
            min={filter.from}
            onDay={(to) => change({ to })}
          />
        </div>
      ) : null}
      {hasFilter ? (
        <button
          type="button"
          className="hit self-start rounded-xs text-sm font-semibold text-accent hover:underline"
          onClick={() => {
            setDatesOpen(false);
            onChange(filter.sort ? { sort: filter.sort } : {});
          }}
        >
          {orderListCopy.clearFilters}
        </button>
      ) : null}
    </div>
  );
}
