import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type ImportRequest, usualChoices } from '../modules/catalogue/import/import-request.ts';
import { buildBrand, buildCategory } from './catalogue.ts';
import { buildPlaces } from './places.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

export interface ImportFixture extends TestApp {
  readonly folder: string;
  /** Imports a text as a file of the test's folder; throws when it could not be read. */
  take(text: string | Buffer, more?: Partial<ImportRequest>): Promise<Taken>;
  /** The same, answering why it could not be. */
  tryTaking(
    text: string | Buffer,
    more?: Partial<ImportRequest>,
  ): ReturnType<TestApp['deps']['catalogueImport']['import']>;
}
type Outcome = Awaited<ReturnType<TestApp['deps']['catalogueImport']['import']>>;
export type Taken = Extract<Outcome, { ok: true }>['value'] & {
  /** `new changed unchanged bad` */
  readonly counts: string;
  /** Line and reason of each row of the file of bad rows. */
  readonly reasons: readonly string[];
};

/**
 * A shop with the warehouses BOG and MED, the brand Alma and the category Tintes, and a folder for
 * files. The clock stands on 2026-11-21, noon in Bogotá.
 */
export async function createImportFixture(options: TestAppOptions = {}): Promise<ImportFixture> {
  const folder = mkdtempSync(path.join(tmpdir(), 'matiz-import-'));
  const test = await createTestApp({
    ...options,
    settings: { dataDir: path.join(folder, 'data'), ...options.settings },
    ports: {
      clock: () => new Date('2026-11-21T17:00:00Z'),
      wait: async () => {},
      ...options.ports,
    },
  });
  await buildPlaces(test.sql);
  await buildBrand(test.sql, 'Alma');
  await buildCategory(test.sql, { name: 'Tintes' });

  const tryTaking: ImportFixture['tryTaking'] = (text, more = {}) => {
    const file = path.join(folder, 'catalogo.csv');
    writeFileSync(file, text);
    return test.deps.catalogueImport.import({
      ...usualChoices,
      file,
      isDryRun: false,
      actorId: null,
      ...more,
    });
  };
  return {
    ...test,
    folder,
    tryTaking,
    async take(text, more) {
      const outcome = await tryTaking(text, more);
      if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
      const report = outcome.value;
      const { new: added, changed, unchanged, bad, badFile } = report;
      const reasons = badFile === null ? [] : readReasons(badFile);
      return { ...report, counts: [added, changed, unchanged, bad].join(' '), reasons };
    },
    async close() {
      await test.close();
      rmSync(folder, { recursive: true });
    },
  };
}

/** What the last two cells of each row say. The tests' own rows have no line breaks in cells. */
function readReasons(file: string): string[] {
  const [, ...rows] = readFileSync(file, 'utf8').trim().split('\n');
  return rows.map((row) => /(\d+),("(?:[^"]|"")*"|[^",]*)$/.exec(row)?.slice(1).join(' ') ?? row);
}

const catalogueTables = [
  'brand',
  'category',
  'product',
  'product_version',
  'stock',
  'arrival',
  'base_price',
  'stock_movement',
  'product_search',
  'tone_search',
  'product_facet',
  'category_size',
];
const importTables = [
  'import_batch',
  'import_row',
  'import_problem',
  'import_change',
  'import_brand',
];

/** Every row of the catalogue and of what is kept of it, to compare. */
export function readCatalogue(test: Pick<TestApp, 'sql'>): Promise<unknown> {
  return readTables(test, catalogueTables);
}

/** The same with the books of the imports themselves. */
export function readEverything(test: Pick<TestApp, 'sql'>): Promise<unknown> {
  return readTables(test, [...catalogueTables, ...importTables]);
}

function readTables({ sql }: Pick<TestApp, 'sql'>, tables: readonly string[]): Promise<unknown> {
  return Promise.all(
    tables.map((table) => sql`SELECT to_jsonb(one)::text AS row FROM ${sql(table)} one ORDER BY 1`),
  );
}
