import type { QueryInput, ReplyOf } from '@matiz/contracts/define-call.ts';
import { listStaffProducts, mostRows } from '@matiz/contracts/staff/catalogue/products.ts';
import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { readListState, toListQuery } from '#parts/table/list-state.ts';
import type { GridProduct } from './grid-columns.ts';

type Query = QueryInput<typeof listStaffProducts>;
type Page = ReplyOf<typeof listStaffProducts>;

interface GridProducts {
  readonly rows: readonly GridProduct[];
  /** There are more than a grid holds. */
  readonly isCut: boolean;
}

/** The products that the table was narrowed to, page after page, as many as a grid holds. */
export function useGridProducts(search: URLSearchParams) {
  const request = useRequest();
  const { page: _, ...state } = readListState(search);
  const { count: _count, limit: _limit, ...asked } = toListQuery({ ...state, page: null });
  return useQuery({
    queryKey: ['grid', listStaffProducts.path, asked],
    queryFn: async (): Promise<GridProducts> => {
      const rows: GridProduct[] = [];
      let next: string | null = null;
      do {
        const query = { ...asked, limit: '200', ...(next ? { after: next } : {}) } as Query;
        const page: Page = await request(listStaffProducts, { query });
        rows.push(...page.rows);
        next = page.next;
      } while (next !== null && rows.length < mostRows);
      return { rows: rows.slice(0, mostRows), isCut: next !== null };
    },
    // What is being edited is not read again under the hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
