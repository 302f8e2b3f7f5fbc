import { describe, expect, test } from 'vitest';
import { composeTitle, metaOf } from './page-meta.ts';

const entry = { path: '/home/cart', title: 'Carrito', access: {}, screen: 'cart' };

describe('metaOf', () => {
  test.each([
    ['the words of the route', [{ handle: { entry } }], { title: 'Carrito' }],
    [
      'better ones of the screen',
      [{ handle: { entry }, loaderData: { title: 'Tinte', status: 404 } }],
      { title: 'Tinte', status: 404 },
    ],
    [
      'the innermost of several routes',
      [{ handle: { entry }, loaderData: { title: 'Marco' } }, { loaderData: { title: 'Tinte' } }],
      { title: 'Tinte' },
    ],
    ['a screen without words', [{ handle: { entry }, loaderData: null }], { title: 'Carrito' }],
    ['a route without a row', [{ handle: {} }], {}],
    ['no route', [], {}],
  ])('%s', (_, matches, meta) => {
    expect(metaOf(matches)).toEqual(meta);
  });
});

test('a title stands before the tagline, and without one the tagline alone', () => {
  expect(composeTitle({ title: 'Carrito' })).toBe('Carrito | Matiz, el mayorista de tu salón');
  expect(composeTitle({})).toBe('Matiz, el mayorista de tu salón');
});
