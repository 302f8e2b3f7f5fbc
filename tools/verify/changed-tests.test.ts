import { expect, it } from 'vitest';
import { testsBeside } from './changed-tests.ts';

const tests = [
  'apps/server/src/modules/cart/cart.test.ts',
  'apps/server/src/modules/cart/lines/additem.test.ts',
  'apps/server/src/modules/cart/lines/listcart.test.ts',
  'apps/server/src/http/fuzz.test.ts',
  'packages/ui/src/money.test.tsx',
];

it.each([
  ['a test is itself', ['packages/ui/src/money.test.tsx'], ['packages/ui/src/money.test.tsx']],
  ['the test of its name', ['packages/ui/src/money.tsx'], ['packages/ui/src/money.test.tsx']],
  [
    'a store, the test of its word',
    ['apps/server/src/modules/cart/cart.store.ts'],
    ['apps/server/src/modules/cart/cart.test.ts'],
  ],
  [
    'a file without a test of its own, those of its folder, each once',
    [
      'apps/server/src/modules/cart/lines/write-cart.ts',
      'apps/server/src/modules/cart/lines/columns.ts',
    ],
    [
      'apps/server/src/modules/cart/lines/additem.test.ts',
      'apps/server/src/modules/cart/lines/listcart.test.ts',
    ],
  ],
  ['what takes minutes is left to the whole run', ['apps/server/src/http/fuzz.test.ts'], []],
  ['a test that was removed is none', ['packages/ui/src/old.test.tsx'], []],
  ['what is no code has none', ['docs/IMPORTAR.md', 'package.json'], []],
])('%s', (_, changed, expected) => {
  expect(testsBeside(changed, tests)).toEqual(expected);
});
