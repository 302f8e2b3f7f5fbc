import { describe, expect, it } from 'vitest';
import { answerId, type KeptAnswer, keptForMs } from '#lib/offline/keeping.ts';
import { findKeptProduct } from './kept-product.ts';

const scope = 'ana c 11001 1';
const kept: KeptAnswer = {
  id: answerId(scope, '["product","7"]'),
  scope,
  release: 'assets/index-1.js',
  seenAt: 1000,
  data: { name: 'Tinte' },
};
const store = { read: async (id: string) => (id === kept.id ? kept : null) };
const now = { scope, release: kept.release, atMs: 2000 };

describe('the first look of a product without a connection', () => {
  it.each(['/product/tinte/7/details', '/product/otro-nombre/7/details/'])(
    'is what was seen of it: %s',
    async (path) => {
      expect(await findKeptProduct(path, now, store)).toEqual({ name: 'Tinte' });
    },
  );

  it.each<[string, string, object]>([
    ['of another product', '/product/tinte/8/details', {}],
    ['of another page', '/home/cart', {}],
    ['of an address that is none', '/product/tinte/7x/details', {}],
    ['for another person', '/product/tinte/7/details', { scope: 'eva c 11001 1' }],
    ['for nobody', '/product/tinte/7/details', { scope: null }],
    ['by another release', '/product/tinte/7/details', { release: 'assets/index-2.js' }],
    ['after a week', '/product/tinte/7/details', { atMs: 1000 + keptForMs }],
  ])('is nothing %s', async (_, path, change) => {
    expect(await findKeptProduct(path, { ...now, ...change }, store)).toBeNull();
  });
});
