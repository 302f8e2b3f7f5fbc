import { describe, expect, test } from 'vitest';
import { checkFile } from './check-file.ts';

const lines = (count: number) => 'x\n'.repeat(count);
const levels = (file: string, text = '') => checkFile(file, text).map((each) => each.level);

describe('length', () => {
  test.each([
    [200, []],
    [201, ['warning']],
    [300, ['warning']],
    [301, ['error']],
  ] as const)('%i lines', (count, expected) => {
    expect(levels('apps/server/src/app.ts', lines(count))).toEqual(expected);
  });

  test.each([
    'packages/demo/src/divipola/data.ts',
    'apps/server/src/db/migrations/0001-create-people.sql',
    'apps/web/src/copy/es.ts',
  ])('%s is data', (file) => {
    expect(levels(file, lines(900))).toEqual([]);
  });
});

describe('names', () => {
  test.each([
    'apps/web/src/lib/utils.ts',
    'packages/ui/src/common/x.ts',
    'apps/server/src/http/session-manager.ts',
    'apps/server/src/http/cart.ts',
    'apps/server/src/db/orders-pool.ts',
    'packages/ui/src/cart-line.tsx',
  ])('%s is refused', (file) => {
    expect(levels(file)).toEqual(['error']);
  });

  test.each([
    'apps/server/src/modules/cart/cart.store.ts',
    'packages/ui/src/inputs/search-input.tsx',
    'apps/web/src/platform/push.ts',
    'apps/server/src/db/migrations/0004-create-carts-and-orders.sql',
    'packages/ui/src/cartridge.tsx',
  ])('%s is fine', (file) => {
    expect(levels(file)).toEqual([]);
  });
});

test('only env.ts reads the environment', () => {
  expect(levels('apps/server/src/http/serve.ts', 'process.env.PORT')).toEqual(['error']);
  expect(levels('apps/server/src/env.ts', 'process.env')).toEqual([]);
});

test.each(['Date.now()', 'new Date()', 'Math.random()'])('a rule does not read %s', (text) => {
  expect(levels('packages/domain/src/kernel/clock.ts', text)).toEqual(['error']);
  expect(levels('packages/domain/src/kernel/clock.test.ts', text)).toEqual([]);
});

test('a rule may read a moment that it is given', () => {
  expect(levels('packages/domain/src/kernel/clock.ts', 'new Date(moment)')).toEqual([]);
});

describe('a literal spread into another', () => {
  test.each(['const a = {\n  ...{ b: 1 },\n};', 'const a = {\n  ...({ b: 1 }),\n};'])(
    '%s',
    (text) => {
      expect(levels('packages/domain/src/cart/line.ts', text)).toEqual(['error']);
    },
  );

  test.each(['const a = {\n  ...b,\n};', 'const a = {\n  ...(b ? { c } : {}),\n};'])(
    '%s may be',
    (text) => {
      expect(levels('packages/domain/src/cart/line.ts', text)).toEqual([]);
    },
  );
});
