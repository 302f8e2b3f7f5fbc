import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { createSql, withoutLimits } from './pool.ts';

const template = 'matiz';

/**
 * Vitest's global set-up for the server's tests: one PostgreSQL for the run, in the system's
 * temporary folder and without forced writes, with one migrated database for tests to copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'matiz-test-'));
  const database = await startEmbedded({
    dataDir,
    passwords: { owner: 'matiz', superuser: 'matiz' },
    say: () => {},
    isDurable: false,
  });
  const sql = createSql(database.address, withoutLimits);
  await migrate(sql);
  await sql.end();
  project.provide('testServer', database.admin);
  project.provide('testTemplate', template);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
