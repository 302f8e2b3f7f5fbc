import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing.ts';
import { keepAnswers, readAnswers } from './answers.ts';
import { compareAnswers, listUnsent } from './compare-answers.ts';
import { type RowTypes, readRowTypes } from './read-row-types.ts';

/** Written into a folder of its own and read by the compiler as the product is. */
const source = `
type Brand = 'a' | 'b';
interface Row { readonly id: number; at: Date; name: string | null; brand: Brand; prices: number[] }
interface Tree { name: string; parts: { price: number; name?: string }[] }
declare function sql<T extends readonly object[]>(strings: TemplateStringsArray, ...values: unknown[]): T;
export const right = (id: number) => sql<Row[]>\`SELECT 1 AS id, now() AS at, NULL::text AS name, 'a' AS brand, ARRAY[1] AS prices, \${id}\`;
export const tree = () => sql<Tree[]>\`SELECT tree\`;
export const never = () => sql<{ id: number }[]>\`SELECT never\`;
`;
const folder = mkdtempSync(path.join(import.meta.dirname, '.row-types-'));
let types: RowTypes;
let database: TestDatabase;
beforeAll(async () => {
  writeFileSync(path.join(folder, 'store.ts'), source);
  const config = path.join(folder, 'tsconfig.json');
  const compilerOptions = { strict: true, target: 'ES2024', types: [] };
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ['*.ts'] }));
  types = await readRowTypes(config, folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What PostgreSQL says of a statement, under the key of one of the file's. */
async function answersOf(statement: string, key: string) {
  const answers = path.join(folder, `answers-${Math.trunc(performance.now() * 1_000)}`);
  mkdirSync(answers);
  const onAnswer = keepAnswers(answers);
  database = await createTestDatabase({
    max: 1,
    onAnswer: (sent, answer) => onAnswer({ ...sent, template: [key] }, answer),
  });
  try {
    await database.sql.unsafe(statement);
  } finally {
    await database.drop();
  }
  return readAnswers(answers);
}

describe('a row type is compared with what PostgreSQL answers', () => {
  const keyOfRight = () => Object.keys(types.statements).find((key) => key.includes('AS at')) ?? '';
  const right = "1 AS id, now() AS at, NULL::text AS name, 'a' AS brand, ARRAY[1] AS prices";
  const end = 'by PostgreSQL: correct the type or the statement.';

  test.each([
    ['what fits', right, null],
    [
      'a column of another name',
      right.replace('AS at', 'AS "when"'),
      '"when" is nothing by the row type, Date',
    ],
    [
      'a column of another type',
      right.replace('1 AS id', "'1' AS id"),
      '"id" is number by the row type, string',
    ],
    ['a null', right.replace('1 AS id', 'NULL::int AS id'), '"id" is number by the row type, null'],
    [
      'a text outside of a closed list',
      right.replace("'a'", "'c'"),
      '"brand" is string by the row type, string',
    ],
    [
      'a column that is not there',
      right.replace(', ARRAY[1] AS prices', ''),
      '"prices" is list by the row type, no such column',
    ],
    [
      'a list of something else',
      right.replace('ARRAY[1]', "ARRAY['x']"),
      '"prices[]" is number by the row type, string',
    ],
  ])('%s', async (_what, columns, wrong) => {
    const answers = await answersOf(`SELECT ${columns}`, keyOfRight());
    const lines = compareAnswers(types, answers);
    expect(lines).toEqual(
      wrong === null ? [] : [expect.stringMatching(/^apps\/server\/src\/store\.ts:6: /)],
    );
    if (wrong !== null) expect(lines[0]).toContain(`${wrong} ${end}`);
  });

  test('wrong columns are found without a row', async () => {
    const answers = await answersOf(`SELECT 'x' AS id WHERE false`, keyOfRight());
    expect(compareAnswers(types, answers)).toHaveLength(1);
  });

  test.each([
    [`{"name": "a", "parts": [{"price": 1}, {"price": 2, "name": "b"}]}`, null],
    [`{"name": "a", "parts": [{"price": 1}, {"price": "2"}]}`, '"parts[].price" is number'],
    [`{"name": "a", "parts": [{"price": 1, "more": 2}]}`, '"parts[].more" is nothing'],
    [`{"name": "a", "parts": null}`, '"parts" is list'],
  ])('what json holds: %s', async (json, wrong) => {
    const statement = `SELECT name, parts FROM jsonb_to_record('${json}') AS t (name text, parts jsonb)`;
    const lines = compareAnswers(types, await answersOf(statement, 'SELECT tree'));
    expect(lines).toEqual(wrong === null ? [] : [expect.stringContaining(wrong)]);
  });

  test('a statement that no test sends is named', async () => {
    const answers = await answersOf(`SELECT ${right}`, keyOfRight());
    const lines = listUnsent(types, answers);
    expect(lines.map((line) => line.split(': ')[0])).toEqual([
      'apps/server/src/store.ts:7',
      'apps/server/src/store.ts:8',
    ]);
  });
});
