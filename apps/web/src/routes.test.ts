import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { filterNames } from './features/catalogue/filters/list-filters.ts';
import { keptPages } from './kept-pages.ts';
import { routeTable } from './routes.ts';
import { screenSources } from './screen-sources.ts';
import { screens } from './screens.ts';

it('has every route of §2, each once', () => {
  const paths = routeTable.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(
    expect.arrayContaining([
      '/login',
      '/registro',
      '/register/process',
      '/send-confirmation-code/:sendCodeFor',
      '/verify-code',
      '/registration-status',
      '/login/recovery/password',
      '/login/change/password/:recoveryToken?',
      '/home/cart',
      '/cart-news',
      '/',
      '/home/',
      '/home/marketplace/customer',
      '/home/marketplace/seller',
      '/home/search',
      '/home/support',
      '/home/profile',
      '/home/profile/:name',
      '/home/profile/address',
      '/home/profile/address/new',
      '/home/profile/orders/history',
      '/home/profile/orders/history/:orderCode',
      '/view-results-search',
      '/product/:name/:productId/details',
      '/products/custom-list/:url_name',
      '/home/offers/full',
      '/home/new-products',
      '/home/bestsellers',
      '/home/combos/:title',
      '/home/manufacturers',
      '/home/manufacturers/:manufacturerId/:manufacturerName',
      '/home/categories/',
      '/home/categories/:categoryId/:categoryName',
      '/home/purchase/order/detail',
      '/home/purchase/order/summary',
      '/home/purchase/order/shipping-schedule',
      '/home/purchase/order/payment-methods',
      '/home/purchase/order/payment-methods/add-credit-card',
      '/home/purchase/order/summary/coupon-list',
      '/home/purchase/order/finalizing-payment',
      '/home/purchase/list-address',
      '/home/orders/purchased',
      '/home/orders/purchased/:orderId',
      '/home/select-customer',
      '/terms-conditions',
      '/plan-negocios-estrellas',
      '*',
    ]),
  );
});

it('reads each screen from the file that its entry names', async () => {
  const text = await readFile(new URL('screens.ts', import.meta.url), 'utf8');
  const pairs = [...text.matchAll(/(\w+): \{\s*load: \(\) => import\('(.+?)'\)/g)];
  expect(pairs).toHaveLength(Object.keys(screens).length);
  const imported = pairs.map(([, name, file]) => [name, file?.replace('./', 'src/')]);
  expect(Object.fromEntries(imported)).toEqual(screenSources);
});

it('keeps for others only pages that exist, and none that is about who asks', () => {
  const ofAPerson = routeTable.filter(
    ({ access }) => access.noguest || access.needsPhone || access.buyersOnly,
  );
  const paths = keptPages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(routeTable.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
  expect(ofAPerson.map(({ path }) => path).filter((path) => paths.includes(path))).toEqual([]);
});

it('knows every filter of a list as a part of the address that its page shows', () => {
  const names = keptPages
    .filter(({ query }) => 'sort' in query)
    .map(({ query }) => filterNames.filter((name) => !(name in query)));
  expect(names.length).toBeGreaterThan(5);
  expect(names.flat()).toEqual([]);
});
