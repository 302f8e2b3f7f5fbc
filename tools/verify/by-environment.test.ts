import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sortByEnvironment } from './by-environment.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'matiz-environments-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('files that want a document follow each other, in the order that they came in', () => {
  const files = [
    fileOf('server', 'one', ''),
    fileOf('web', 'two', ''),
    fileOf('web', 'three', '/** @vitest-environment jsdom */\n'),
    fileOf('web', 'four', ''),
    fileOf('web', 'five', '/** @vitest-environment jsdom */\n'),
  ];
  expect(sortByEnvironment(files).map(({ moduleId }) => path.basename(moduleId))).toEqual([
    'one',
    'three',
    'five',
    'two',
    'four',
  ]);
});

function fileOf(project: string, name: string, beginning: string) {
  const moduleId = path.join(folder, name);
  writeFileSync(moduleId, `${beginning}import { test } from 'vitest';\n`);
  return { moduleId, project: { name: project } };
}
