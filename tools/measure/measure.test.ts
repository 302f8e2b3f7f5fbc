import { expect, test } from 'vitest';
import { cyclesOf } from './cycles.ts';
import { measure } from './measure.ts';

const lines = (count: number) => '\n'.repeat(count);
const figures = (files: Record<string, string>) =>
  Object.fromEntries(
    measure(new Map(Object.entries(files))).map(({ name, value }) => [name, value]),
  );

test('counts the lines of product code, not of tests, their ground or data', () => {
  const found = figures({
    'apps/server/src/app.ts': lines(301),
    'packages/domain/src/cart/room.ts': lines(99),
    'packages/domain/src/cart/room.test.ts': lines(90),
    'apps/server/src/testing/ports.ts': lines(40),
    'packages/domain/src/cart/cart.builders.ts': lines(30),
    'packages/demo/src/demo.ts': lines(900),
    'apps/server/src/db/migrations/0001-create.sql': lines(40),
  });
  expect(found).toMatchObject({
    'product files': '2',
    'product lines': '400',
    'migration lines': '40',
    'file length, longest': '301',
    'files over 300 lines': '1',
    'tests ÷ code': '0.23',
    'tests with ground and journeys ÷ code': '0.40',
    'tests ÷ code, packages/domain': '0.91',
  });
});

test('counts `any` as a type only', () => {
  const text = "// any\nconst a: any = b as any;\nconst any: Map<string, any> = say(': any');\n";
  expect(figures({ 'apps/server/src/a.ts': text })['`any`']).toBe('3');
});

test('names folders with more than twenty files of source', () => {
  const files = (count: number) =>
    Object.fromEntries([...Array(count).keys()].map((n) => [`apps/web/src/lib/file-${n}.ts`, '']));
  expect(figures(files(20))['folders over 20 source files']).toBe('0');
  expect(figures(files(21))['folders over 20 source files']).toBe('1');
});

test('counts circles with the imports of types, and apart from them those closed by import()', () => {
  const found = figures({
    'apps/web/src/a.ts': "import type { B } from './b.ts';\n",
    'apps/web/src/b.ts': "import {\n  a,\n} from './a.ts';\n",
    'apps/web/src/c.ts': "export { d } from '#lib/d.ts';\n",
    'apps/web/src/lib/d.ts': "const later = () => import('../c.ts');\n",
    'apps/web/package.json': '{"name":"@matiz/web","imports":{"#lib/*":"./src/lib/*"}}',
  });
  expect(found['cycles, types counted']).toBe('1');
  expect(found['files in a circle, import() counted']).toBe('2');
});

test('finds the groups of files that reach each other', () => {
  const groups = cyclesOf(
    new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['a', 'd']],
      ['d', []],
    ]),
  );
  expect(groups.map((each) => each.sort())).toEqual([['a', 'b', 'c']]);
});

test('counts what enters a room past its door, and imports that climb', () => {
  const found = figures({
    'apps/server/src/modules/cart/index.ts': '',
    'apps/server/src/modules/cart/plan/plan.ts': '',
    'apps/server/src/modules/orders/place/place.ts':
      "import '../../cart/index.ts';\nimport { plan } from '../../cart/plan/plan.ts';\n",
    'apps/web/src/features/cart/cart.tsx': '',
    'apps/web/src/screens/home/cart/cart.tsx': "import '../../../features/cart/cart.tsx';\n",
    'apps/web/src/features/cart/row.tsx': "import './cart.tsx';\n",
  });
  expect(found).toMatchObject({
    'imports past a door, server': '1',
    'imports past a door, web': '1',
    'imports past a door, desk': '0',
    'imports that climb ≥ 3 folders': '25.0 %',
  });
});

test('counts types that are a bare participle, and names with two meanings in one program', () => {
  const found = figures({
    'apps/server/src/a.ts':
      'export interface Found {}\nexport type Seed = 1;\nexport const held = 1;\n',
    'apps/server/src/b.ts':
      'export type Held = 1;\nexport type FoundProduct = 1;\nexport type Result = 1;\n',
    'apps/web/src/b.ts': 'export type Seed = 1;\nexport type FoundProduct = 1;\n',
    'apps/server/src/cancel.ts':
      'export async function cancelOrder(): void;\nexport async function cancelOrder() {}\n',
    'packages/domain/src/spread.ts':
      'export function spread(a: 1): 1;\nexport function spread(a: 2): 2;\n',
    'packages/contracts/src/calls.ts': 'export const cancelOrder = 1;\n',
    'packages/domain/src/result.ts': 'export type Result = 1;\n',
  });
  expect(found['exported types that are a bare participle']).toBe('2');
  expect(found['exported names with two meanings']).toBe('1');
});
