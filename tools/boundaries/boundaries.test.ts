import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cruise, filesCruised } from './cruise.ts';

/** One wrong arrow for each rule: the file, what it imports, and the rule that must see it. */
const wrong: readonly [from: string, to: string, rule: string][] = [
  ['packages/domain/src/cart/a.ts', 'packages/contracts/src/cart.ts', 'domain-imports-nothing'],
  ['packages/contracts/src/b.ts', 'packages/ui/src/button.tsx', 'contracts-import-domain-only'],
  ['packages/ui/src/c.tsx', 'packages/domain/src/money.ts', 'ui-knows-the-kernel-only'],
  ['packages/client/src/k.ts', 'packages/ui/src/button.tsx', 'client-speaks-contracts'],
  ['packages/demo/src/d.ts', 'apps/server/src/app.ts', 'packages-never-import-apps'],
  ['apps/web/src/e.ts', 'apps/server/src/app.ts', 'apps-never-import-each-other'],
  [
    'apps/server/src/modules/cart/f.ts',
    'apps/server/src/modules/pricing/p.store.ts',
    'module-door',
  ],
  [
    'apps/server/src/app.ts',
    'apps/server/src/modules/pricing/p.store.ts',
    'outside-enters-by-the-door',
  ],
  [
    'apps/server/src/modules/cart/g.ts',
    'apps/server/src/modules/orders/index.ts',
    'module-looks-down-cart',
  ],
  [
    'apps/server/src/modules/cart/cart.routes.ts',
    'apps/server/src/db/pool.ts',
    'routes-call-their-service',
  ],
  [
    'apps/server/src/modules/cart/x.routes.ts',
    'apps/server/src/modules/cart/c.store.ts',
    'routes-call-their-service',
  ],
  [
    'apps/server/src/modules/cart/c.store.ts',
    'apps/server/src/http/serve.ts',
    'stores-only-speak-sql',
  ],
  [
    'apps/server/src/modules/cart/cart.service.ts',
    'apps/server/src/http/serve.ts',
    'services-know-no-http',
  ],
  [
    'apps/server/src/modules/cart/h.ts',
    'apps/server/src/adapters/mail/smtp.ts',
    'only-deps-picks-adapters',
  ],
  [
    'apps/server/src/http/i.ts',
    'apps/server/src/modules/orders/index.ts',
    'plumbing-knows-no-module',
  ],
  ['apps/server/src/db/j.ts', 'apps/server/src/http/serve.ts', 'db-knows-no-http'],
  ['apps/web/src/features/cart/k.tsx', 'apps/web/src/screens/home.tsx', 'features-know-no-screen'],
  ['apps/web/src/lib/l.ts', 'apps/web/src/features/cart/list.tsx', 'web-plumbing-knows-no-feature'],
  [
    'apps/web/src/features/orders/s.tsx',
    'apps/web/src/features/cart/page/list.tsx',
    'feature-door',
  ],
  [
    'apps/web/src/screens/u.tsx',
    'apps/web/src/features/cart/page/list.tsx',
    'pages-enter-features-by-the-door',
  ],
  [
    'apps/web/src/features/catalogue/v.tsx',
    'apps/web/src/features/cart/index.ts',
    'feature-looks-down-catalogue',
  ],
  [
    'apps/web/src/features/identity/w.tsx',
    'apps/web/src/features/delivery/index.ts',
    'feature-looks-down-identity',
  ],
  [
    'apps/desk/src/features/stock/x.tsx',
    'apps/desk/src/features/orders/index.ts',
    'desk-feature-door',
  ],
  [
    'apps/desk/src/screens/y.tsx',
    'apps/desk/src/features/orders/table.tsx',
    'desk-pages-enter-by-the-door',
  ],
  [
    'apps/web/src/session/z.ts',
    'apps/web/src/features/cart/index.ts',
    'web-plumbing-knows-no-feature',
  ],
  ['apps/web/src/lib/p.tsx', 'apps/web/src/routes.ts', 'web-root-is-the-top'],
  ['apps/web/src/screens/q.tsx', 'apps/web/src/routes/account.ts', 'web-root-is-the-top'],
  ['apps/web/src/chrome/r.tsx', 'apps/web/src/screens/home.tsx', 'web-frame-knows-no-screen'],
  ['apps/web/src/m.ts', 'apps/web/src/nowhere', 'no-unresolved'],
  ['apps/web/src/n.ts', 'apps/web/src/o.test.ts', 'no-test-in-product'],
];

let root: string;
let report: string;

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text, { flag: 'a' });
}

beforeAll(async () => {
  root = mkdtempSync(path.join(tmpdir(), 'matiz-arrows-'));
  for (const [from, to] of wrong) {
    const relative = path.relative(path.dirname(from), to);
    const specifier = relative.startsWith('.') ? relative : `./${relative}`;
    write(from, `import { thing } from '${specifier}';\nexport const use = thing;\n`);
    if (!to.endsWith('nowhere')) write(to, 'export const thing = 1;\n');
  }
  write(
    'apps/web/src/cycle/a.tsx',
    "import type { B } from './b.ts';\nexport type A = B | <T,>(x: T) => 1;\n",
  );
  write('apps/web/src/cycle/b.ts', "import type { A } from './a.tsx';\nexport type B = A;\n");
  write('apps/web/src/lazy/a.ts', "export const load = () => import('./b.ts');\n");
  write('apps/web/src/lazy/b.ts', "export { load } from './a.ts';\n");
  report = (await cruise(root, ['apps', 'packages'])).output;
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(wrong)('%s → %s breaks %s', (from, to, rule) => {
  const line = report.split('\n').find((each) => each.includes(`${rule}: ${from} → `));
  expect(line).toContain(to.endsWith('nowhere') ? './nowhere' : to);
});

test('a cycle of types alone is seen as well', () => {
  expect(report).toContain('no-cycles: apps/web/src/cycle/');
});

test('a part that is loaded later closes a cycle as well', () => {
  expect(report).toContain('no-cycles: apps/web/src/lazy/');
});

test('the report says how many files were read, so that none read is no success', () => {
  expect(filesCruised(report)).toBeGreaterThan(wrong.length);
  expect(filesCruised('✔ no dependency violations found (6 modules, 3 dependencies)')).toBe(6);
  expect(filesCruised('a stack trace')).toBe(0);
});
