import { expect, test } from 'vitest';
import { routeTable } from '../routes.ts';
import { shapeOf } from './page-shape.ts';

test.each([
  ['/home/', 'home'],
  ['/home/marketplace/customer', 'home'],
  ['/home/cart', 'cart'],
  ['/home/categories/', 'tiles'],
  ['/home/categories/2/tintes', 'list'],
  ['/home/manufacturers', 'tiles'],
  ['/home/manufacturers/1/almagra', 'list'],
  ['/product/tinte/1/details', 'product'],
  ['/products/custom-list/novias', 'list'],
  ['/home/profile/favourites', 'list'],
  ['/home/profile/orders/history', 'rows'],
  ['/terms-conditions', 'text'],
])('the page at %s has the shape of a %s', (path, shape) => {
  expect(shapeOf(path)).toBe(shape);
});

test('every route has one', () => {
  for (const { path } of routeTable) expect(shapeOf(path)).toBeTruthy();
});
