import type { Request } from '@matiz/client/request.ts';
import type { ListCall } from '@matiz/contracts/staff/list.ts';
import { emptyListState, type ListState, toListQuery } from '../list-state.ts';

/** As many as one call gives. */
const limit = '200';

export interface ReadAll {
  /** What the list is narrowed to; which page of it is shown does not matter. */
  readonly state: ListState;
  readonly within: Readonly<Record<string, string>>;
  /** Rows of a file at most. */
  readonly most: number;
  /** How many rows are read; false: nobody waits for them any more. */
  readonly onRead: (rows: number) => boolean;
}

/**
 * Every row of a list in its order, page by page by its cursors. Null: it was left halfway.
 * `isWhole` false: there are more than a file holds.
 */
export async function readAll<Row>(
  request: Request,
  list: ListCall,
  { state, within, most, onRead }: ReadAll,
): Promise<{ readonly rows: readonly Row[]; readonly isWhole: boolean } | null> {
  const { count: _, ...narrowed } = toListQuery({ ...state, page: emptyListState.page });
  const rows: Row[] = [];
  let after: string | null = null;
  do {
    const query: Record<string, string> = { ...narrowed, ...within, limit };
    if (after !== null) query.after = after;
    const page = await request(list, { query });
    rows.push(...(page.rows as unknown as Row[]));
    if (!onRead(rows.length)) return null;
    after = page.next;
  } while (after !== null && rows.length < most);
  return { rows: rows.slice(0, most), isWhole: after === null && rows.length <= most };
}
