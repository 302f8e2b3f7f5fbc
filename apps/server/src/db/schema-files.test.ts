import { readdirSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { renderSchema } from './schema-files.ts';
import { createTestDatabase, type TestDatabase } from './testing.ts';

const folder = path.join(import.meta.dirname, 'schema');

let database: TestDatabase;
let files: Map<string, string>;
beforeAll(async () => {
  database = await createTestDatabase();
  files = await renderSchema(database.sql);
});
afterAll(() => database.drop());

/** `npm run schema` writes what this compares. */
test('db/schema shows every table, view and function as a fresh database has them', async () => {
  for (const [file, text] of files) {
    await expect(text, `${file}: npm run schema`).toMatchFileSnapshot(path.join(folder, file));
  }
});

test('db/schema shows nothing that is gone', () => {
  const shown = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.sql'));
  expect(shown.filter((file) => !files.has(file))).toEqual([]);
});
