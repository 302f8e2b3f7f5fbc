import { SearchInput } from '@matiz/ui/inputs/search-input.tsx';
import { useEffect, useState } from 'react';
import { orderListCopy } from '#copy/orders/order-list.ts';
import { useDebounced } from '#lib/use-debounced.ts';

const pauseMs = 400;

export function OrderSearch({
  search,
  onSearch,
}: {
  search: string;
  onSearch: (search: string) => void;
}) {
  const [text, setText] = useState(search);
  const asked = useDebounced(text.trim(), pauseMs);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in the typing searches
  useEffect(() => {
    if (asked !== search) onSearch(asked);
  }, [asked]);
  return (
    <SearchInput
      label={orderListCopy.search}
      placeholder={orderListCopy.search}
      maxLength={100}
      value={text}
      onChangeText={setText}
      onClear={() => onSearch('')}
      onSubmitText={(typed) => onSearch(typed.trim())}
    />
  );
}

export function OrderDay({
  label,
  value,
  min,
  max,
  onDay,
}: {
  label: string;
  value: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string | undefined) => void;
}) {
  return (
    <label className="flex flex-col gap-1 text-sm font-medium">
      {label}
      <input
        type="date"
        value={value ?? ''}
        min={min}
        max={max}
        onChange={(event) => onDay(event.target.value || undefined)}
        className="h-11 rounded-md bg-surface px-3 text-base shadow-[inset_0_0_0_1px_var(--color-line-strong)] outline-none focus-visible:shadow-[inset_0_0_0_2px_var(--color-accent)]"
      />
    </label>
  );
}
