import type { ListCall } from '@matiz/contracts/staff/list.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useRequest } from '#lib/services.ts';
import {
  changeListState,
  type ListState,
  readListState,
  replaceListState,
  toListQuery,
} from './list-state.ts';

/** One page of a list, by its address; the rows before it stay until the next are there. */
export function useList<C extends ListCall>(list: C, within: Readonly<Record<string, string>>) {
  const request = useRequest();
  const [search, setSearch] = useSearchParams();
  const state = useMemo(() => readListState(search), [search]);
  const query = { ...toListQuery(state), ...within };
  const result = useQuery({
    queryKey: ['list', list.path, query],
    queryFn: () => request(list as ListCall, { query }),
    placeholderData: keepPreviousData,
  });
  const count = useRemembered(result.data?.count ?? null, JSON.stringify({ ...state, page: null }));

  const show = useCallback(
    (next: ListState, options?: { replace: boolean }) =>
      setSearch((before) => replaceListState(before, next), options),
    [setSearch],
  );
  const change = useCallback(
    (part: Parameters<typeof changeListState>[1], options?: { replace: boolean }) =>
      show(changeListState(state, part), options),
    [show, state],
  );
  return { state, show, change, count, ...result };
}

/** The count of the first page holds for the pages after it, as long as the query is the same. */
function useRemembered<T>(value: T | null, key: string): T | null {
  const remembered = useRef<{ key: string; value: T } | null>(null);
  if (value !== null) remembered.current = { key, value };
  return value ?? (remembered.current?.key === key ? remembered.current.value : null);
}
