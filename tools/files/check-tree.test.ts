import { expect, test } from 'vitest';
import { checkFolders, checkMeanings } from './check-tree.ts';

const files = (count: number, folder: string, ending = '.ts') =>
  new Map([...Array(count).keys()].map((n) => [`${folder}/file-${n}${ending}`, '']));

test.each([
  ['twenty', files(20, 'apps/web/src/copy')],
  ['tests', files(30, 'apps/web/src/copy', '.test.ts')],
  ['data', files(30, 'packages/demo/src')],
  [
    'two folders',
    new Map([...files(15, 'apps/web/src/copy'), ...files(15, 'apps/web/src/copy/a')]),
  ],
])('a folder with as many as one finds by looking is fine: %s', (_, tree) => {
  expect(checkFolders(tree)).toEqual([]);
});

test('a folder with more is refused with its remedy', () => {
  expect(checkFolders(files(21, 'apps/web/src/copy'))).toEqual([
    {
      file: 'apps/web/src/copy',
      level: 'error',
      message: '21 archivos (máximo 20): agrupa en una subcarpeta los que van juntos.',
    },
  ]);
});

const exporting = (...files: string[]) =>
  new Map(files.map((file) => [file, 'export type Payer = 1;\n']));

test.each([
  ['in one program', 'apps/server/src/a.ts', 'apps/server/src/b.ts'],
  ['in a program and a package', 'packages/domain/src/a.ts', 'apps/desk/src/b.ts'],
  ['in two packages', 'packages/domain/src/a.ts', 'packages/contracts/src/b.ts'],
])('a name with two meanings is refused, %s', (_, first, second) => {
  const [finding, ...more] = checkMeanings(exporting(first, second));
  expect(more).toEqual([]);
  expect(finding).toMatchObject({ file: second, level: 'error' });
  expect(finding?.message).toContain(`«Payer» ya se exporta en ${first}: impórtalo de allí`);
});

test.each([
  ['two programs', exporting('apps/server/src/a.ts', 'apps/web/src/b.ts')],
  ['a test', exporting('apps/server/src/a.ts', 'apps/server/src/b.test.ts')],
  [
    'what hands it on',
    new Map([
      ...exporting('apps/server/src/a.ts'),
      ['apps/server/src/index.ts', "export type { Payer } from './a.ts';\n"],
    ]),
  ],
])('what never meets may share a name: %s', (_, tree) => {
  expect(checkMeanings(tree)).toEqual([]);
});
