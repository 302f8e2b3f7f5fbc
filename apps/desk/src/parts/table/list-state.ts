/**
 * What a list shows, as its address says it: a reload, Back and a copied link give the same rows.
 * What is usual is left out of the address.
 */
export interface ListState {
  readonly q: string;
  /** Null: the list's own order. */
  readonly order: string | null;
  /** By the contract's name without `f.`: `brand`. */
  readonly filters: Readonly<Record<string, string>>;
  /** Where the page begins or ends; null: at the beginning. */
  readonly page: { readonly side: 'after' | 'before'; readonly cursor: string } | null;
}

const ownNames: ReadonlySet<string> = new Set(['q', 'orden', 'tras', 'antes']);

export const emptyListState: ListState = { q: '', order: null, filters: {}, page: null };

export function readListState(search: URLSearchParams): ListState {
  const filters = Object.fromEntries(
    [...search].flatMap(([name, value]) =>
      name.startsWith('f.') && value !== '' ? [[name.slice(2), value]] : [],
    ),
  );
  const after = search.get('tras');
  const before = search.get('antes');
  return {
    q: search.get('q') ?? '',
    order: search.get('orden'),
    filters,
    page: after
      ? { side: 'after', cursor: after }
      : before
        ? { side: 'before', cursor: before }
        : null,
  };
}

export function writeListState({ q, order, filters, page }: ListState): URLSearchParams {
  const search = new URLSearchParams();
  if (q !== '') search.set('q', q);
  if (order !== null) search.set('orden', order);
  for (const name of Object.keys(filters).sort()) search.set(`f.${name}`, filters[name] ?? '');
  if (page) search.set(page.side === 'after' ? 'tras' : 'antes', page.cursor);
  return search;
}

/** An address with another list state; what it says of the page around the list stays. */
export function replaceListState(address: URLSearchParams, state: ListState): URLSearchParams {
  const rest = [...address].filter(([name]) => !ownNames.has(name) && !name.startsWith('f.'));
  return new URLSearchParams([...rest, ...writeListState(state)]);
}

/** What a call of a list takes. The count is asked for with the first page alone: it costs more. */
export function toListQuery({ q, order, filters, page }: ListState): Record<string, string> {
  return {
    ...(q === '' ? {} : { q }),
    ...(order === null ? {} : { order }),
    ...Object.fromEntries(Object.entries(filters).map(([name, value]) => [`f.${name}`, value])),
    ...(page ? { [page.side]: page.cursor } : { count: '1' }),
  };
}

/** Anything but the page changes what is listed: then it begins again. */
export function changeListState(
  state: ListState,
  change: Partial<Omit<ListState, 'page'>>,
): ListState {
  return { ...state, ...change, page: null };
}

/** A column's order as its head shows it, and the order that a press on the head asks for next. */
export function orderOfColumn(
  orders: readonly string[],
  current: string | null,
  column: string,
): { readonly sort: 'ascending' | 'descending' | 'none'; readonly next: string | null } {
  const shown = current ?? orders[0];
  const up = orders.includes(column) ? column : null;
  const down = orders.includes(`-${column}`) ? `-${column}` : null;
  const sort = shown === up ? 'ascending' : shown === down ? 'descending' : 'none';
  const next = sort === 'ascending' ? (down ?? up) : (up ?? down);
  return { sort: up === null && down === null ? 'none' : sort, next };
}
