import { RequestError } from '@matiz/client/request-error.ts';
import { addQuickOrder, checkQuickOrder } from '@matiz/contracts/cart/quick-order.ts';
import { type QuickOrderInput, readQuickOrderText } from '@matiz/domain/cart/quick-order-text.ts';
import { readSharedList } from '@matiz/domain/cart/shared-list.ts';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { quickOrderCopy as copy } from '#copy/cart/quick-order.ts';
import { shareCopy } from '#copy/cart/share.ts';
import { cartKey } from '#features/buying/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useKeptMutation } from '#lib/network/kept-mutation.ts';
import { links } from '#lib/page/links.ts';
import { useServices } from '#lib/services.ts';
import { useDebounced } from '#lib/use-debounced.ts';
import { useMe } from '#session/me.query.ts';
import { keepList, readKeptList } from './keep-list.ts';
import {
  appendRows,
  type Check,
  joinAnswers,
  type ListRow,
  type NewRow,
  restoreRow,
} from './rows.ts';

/** Typing pauses this long before the list is asked about. */
const pauseMs = 350;

/** A list of rows that is checked as it grows, kept for this tab, and added in one go. */
export function useQuickOrder() {
  const { platform, queryClient } = useServices();
  const [rows, setRows] = useState<readonly ListRow[]>([]);
  const [isRestored, setRestored] = useState(false);
  const [heldId, setHeld] = useState<number | null>(null);
  const lastId = useRef(0);
  useEffect(() => {
    const shared = takeSharedList();
    const inputs = [...readKeptList(platform.tab), ...shared];
    const all = appendRows([], inputs.map(rowOf), lastId.current + 1).rows;
    lastId.current += all.length;
    // At once, since what came with the address does not come again.
    if (shared.length > 0) keepList(platform.tab, all);
    setRows(all);
    setRestored(true);
    if (shared.length > 0) toast({ tone: 'success', message: shareCopy.taken(shared.length) });
  }, [platform.tab]);
  useEffect(() => {
    if (isRestored) keepList(platform.tab, rows);
  }, [platform.tab, rows, isRestored]);

  const check = useCheck(rows);
  const checked = joinAnswers(rows, check.data);
  const badIds = useBadIds(check.data);
  const adding = useAdding((left) => {
    setRows(left);
    void queryClient.invalidateQueries({ queryKey: cartKey });
  });

  function append(more: readonly NewRow[]): readonly number[] {
    const next = appendRows(rows, more, lastId.current + 1);
    lastId.current += next.added.length;
    setRows(next.rows);
    // A tone that was typed or read joins the list: felt as one that is tapped.
    if (next.added.length > 0) platform.phone?.tick();
    if (next.leftOut > 0) toast({ tone: 'danger', message: copy.leftOut(next.leftOut) });
    return next.added;
  }

  return {
    rows: checked,
    /** Rows that were bad when they were last checked. */
    badIds,
    /** The bad row that is being mended: it stays where it is until the fingers leave it. */
    heldId,
    hold: setHeld,
    isRestored,
    isChecking: check.isFetching,
    failure: check.error,
    retry: () => void check.refetch(),
    /** The ids of those that the list had room for. */
    append,
    /** A pasted list or a file's text; how many rows it had room for. */
    appendText: (text: string) => append(readQuickOrderText(text).map(rowOf)).length,
    change(id: number, input: QuickOrderInput): void {
      setRows((before) => before.map((row) => (row.id === id ? { id, input } : row)));
    },
    /** Rows go on by what was found of them. */
    fit(fitted: ReadonlyMap<number, NewRow>): void {
      setRows((before) => before.map((row) => fittedRow(row, fitted.get(row.id))));
    },
    remove(id: number): void {
      const place = rows.findIndex((row) => row.id === id);
      const row = rows[place];
      if (!row) return;
      setRows(rows.filter((one) => one !== row));
      const restore = () => setRows((now) => restoreRow(now, row, place));
      toast({ message: copy.removed, action: { label: copy.undo, onAction: restore } });
    },
    clear: () => setRows([]),
    add: () => adding.add(rows),
    isAdding: adding.isPending,
  };
}
/** The list that came with the address, once: going back must not add it again. */
function takeSharedList(): QuickOrderInput[] {
  const address = new URL(window.location.href);
  const shared = readSharedList(address.searchParams.get('lista'));
  if (shared.length === 0) return [];
  address.searchParams.delete('lista');
  window.history.replaceState(window.history.state, '', address);
  return shared.map(({ code, quantity }) => ({ code, quantity: String(quantity) }));
}

function rowOf(input: QuickOrderInput): NewRow {
  return { input };
}

function fittedRow(row: ListRow, fitted: NewRow | undefined): ListRow {
  return fitted === undefined ? row : { ...fitted, id: row.id };
}

export type QuickOrder = ReturnType<typeof useQuickOrder>;

function useCheck(rows: readonly ListRow[]) {
  const { request } = useServices();
  const customerId = useMe()?.customer?._id;
  const asked = useDebounced(rows, pauseMs);
  return useQuery({
    queryKey: ['quick-order', customerId, asked],
    enabled: asked.length > 0,
    // A list is long, and each letter makes another one.
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async (): Promise<Check> => {
      const inputs = asked.map(({ input }) => input);
      const { results } = await request(checkQuickOrder, { body: { rows: inputs } });
      return { rows: asked, results };
    },
  });
}

/** A bad row stays one while it is edited, until its next answer. */
function useBadIds(check: Check | undefined): ReadonlySet<number> {
  return useMemo(() => {
    const bad = check?.rows.filter((_, index) => check.results[index]?.error !== null);
    return new Set(bad?.map(({ id }) => id));
  }, [check]);
}

/**
 * Good rows go into the cart, bad ones stay in the list. Pressed again after an answer that was lost,
 * an unchanged list counts once.
 */
function useAdding(onAdded: (left: readonly ListRow[]) => void) {
  const { request, platform } = useServices();
  const navigate = useNavigate();
  const customerId = useMe()?.customer?._id;
  const kept = useKeptMutation('quick-order');
  const { mutate, isPending } = useMutation({
    mutationFn: ({ rows, mutationId }: { rows: readonly ListRow[]; mutationId: string }) =>
      request(addQuickOrder, { body: { rows: rows.map(({ input }) => input), mutationId } }),
    retry: (failures, error) => failures < 2 && error instanceof RequestError && error.status === 0,
    onSuccess({ results, added }, { rows }) {
      kept.end();
      const left = rows.filter((_, index) => results[index]?.error !== null);
      onAdded(left);
      toast({
        tone: added > 0 ? 'success' : 'danger',
        message: [
          ...(added > 0 ? [copy.added(added)] : []),
          ...(left.length > 0 ? [copy.kept(left.length)] : []),
        ].join('. '),
        ...(added > 0
          ? { action: { label: copy.viewCart, onAction: () => void navigate(links.cart) } }
          : {}),
      });
    },
    onError(error) {
      kept.end(error);
      alertFailure(error);
    },
  });
  return {
    isPending,
    add(rows: readonly ListRow[]): void {
      const mutationId = kept.idOf([customerId, rows.map(({ input }) => input)]);
      platform.phone?.tick();
      mutate({ rows, mutationId });
    },
  };
}
