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
