import { expect, test } from 'vitest';
import { links } from './links.ts';

test.each([
  [
    'an order with a slash in its code',
    links.order('MZ-1/2'),
    '/home/profile/orders/history/MZ-1%2F2',
  ],
  [
    'a return that has a query of its own',
    links.loginByPhone('/home/cart?a=1&b=2'),
    '/login?con=celular&redirectTo=%2Fhome%2Fcart%3Fa%3D1%26b%3D2',
  ],
  ['no return', links.loginByPhone(null), '/login?con=celular'],
  [
    'a product without a name for its address',
    links.product({ _id: '7', slug: '' }),
    '/product/producto/7/details',
  ],
  ['a category', links.category({ _id: '3', slug: 'tintes' }), '/home/categories/3/tintes'],
  [
    'what was searched',
    links.results('tinte & 7.43'),
    '/view-results-search?search=tinte+%26+7.43',
  ],
  ['combos', links.combos(), '/home/combos/combos'],
  ['an address to change', links.editAddress('a b'), '/home/profile/address/new?id=a+b'],
])('%s', (_, link, address) => {
  expect(link).toBe(address);
});
