import type { Request } from '@matiz/client/request.ts';
import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { listPagesQuery, loadListPages, readPage } from './list-pages.ts';

const request: Request = () => Promise.reject(new Error('not used'));

function build(totalPages = 5) {
  const client = new QueryClient();
  const fetchPage = vi.fn(async (_: Request, page: number) => ({
    products: [],
    page,
    total: totalPages * 20,
    totalPages,
  }));
  return { client, fetchPage, source: { key: ['list'], fetchPage } };
}

it('starts a list at the page of its address', async () => {
  const { client, source, fetchPage } = build();
  expect((await loadListPages(client, request, source, 3))?.page).toBe(3);
  expect(fetchPage.mock.calls.map(([, page]) => page)).toEqual([3]);
});

it('keeps the pages that were read, so that going back finds the same place', async () => {
  const { client, source, fetchPage } = build();
  await loadListPages(client, request, source, 1);
  await client.fetchInfiniteQuery({ ...listPagesQuery(request, source, 1), pages: 3 });
  fetchPage.mockClear();
  await loadListPages(client, request, source, 3);
  expect(fetchPage).not.toHaveBeenCalled();
  const data = client.getQueryData(listPagesQuery(request, source, 1).queryKey);
  expect(data?.pages.map(({ page }) => page)).toEqual([1, 2, 3]);
});

it('reads again when what was read has become untrue', async () => {
  const { client, source, fetchPage } = build();
  await loadListPages(client, request, source, 1);
  await client.invalidateQueries({ refetchType: 'none' });
  await loadListPages(client, request, source, 1);
  expect(fetchPage).toHaveBeenCalledTimes(2);
});

it.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-1', 1],
  ['page=2.5', 1],
  ['page=dos', 1],
  ['page=99999', 1],
])('the page of «%s» is %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});
