import { expect, test } from 'vitest';
import { type FavouriteGood, favouritesToAdd } from './favourites-to-add.ts';

const good = (code: string, versionId: number | null): FavouriteGood => ({
  productId: 1,
  code,
  name: `Producto ${code}`,
  slug: 'producto',
  image: 'packshot',
  quantity: 6,
  versionId,
  versionCode: null,
  versionName: null,
});

test('what comes in one way is asked for by its fewest units; what comes in several is chosen', () => {
  const { lines, toChoose } = favouritesToAdd([good('A', 11), good('B', null), good('C', 13)]);
  expect(lines.map(({ code, versionId, quantity }) => [code, versionId, quantity])).toEqual([
    ['A', 11, 6],
    ['C', 13, 6],
  ]);
  expect(toChoose).toMatchObject([
    { good: { code: 'B' }, refusal: { code: 'VERSION_REQUIRED', values: { name: 'Producto B' } } },
  ]);
});

test('an empty list asks for nothing', () => {
  expect(favouritesToAdd([])).toEqual({ lines: [], toChoose: [] });
});
