import type { Request } from '@matiz/client/request.ts';
import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { search } from '@matiz/contracts/search.ts';
import { expect, test } from 'vitest';
import { commonCopy } from '#copy/everywhere.ts';
import { productSource } from './product-source.ts';

test.each([
  [1, '1 producto'],
  [199, '199 productos'],
  [200, '200 o más productos'],
])('a search that counted %i is said to have %s', async (totalItems, said) => {
  const reply: ReplyOf<typeof search> = {
    products: [],
    totalItems,
    totalPages: 1,
    page: 1,
    suggestion: null,
    leftOut: [],
    alternatives: [],
  };
  const request = (async () => reply) as unknown as Request;
  const { total, isTotalLeast } = await productSource({ search: 'tinte' }).fetchPage(request, 1);
  expect(commonCopy.products(total, isTotalLeast)).toBe(said);
});

test('GET /search: asks for one page of results, and says how many it holds', async () => {
  const asked: unknown[] = [];
  const request = (async (_call: unknown, { query }: { query: unknown }) => {
    asked.push(query);
    return { products: [] };
  }) as unknown as Request;
  await productSource({ search: 'tinte', sort: 'found' }).fetchPage(request, 2);
  expect(asked).toEqual([{ search: 'tinte', page: '2', limit: '20' }]);
});
