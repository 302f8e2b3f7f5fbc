import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openBoss } from '../jobs/open-boss.ts';
import { locateCluster } from './embedded/cluster-files.ts';
import { stopLeftOver } from './embedded/postmaster-pid.ts';
import { startEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { createSql, withoutLimits } from './pool.ts';
import { quickFolder } from './quick-folder.ts';
import { checkRows } from './row-types/check-rows.ts';
import { lockDataDir } from './start/data-dir.ts';

const template = 'matiz';
const prefix = 'matiz-test-';

/**
 * Vitest's global set-up for the server's tests: one PostgreSQL for the run, in the machine's
 * memory if it has room and without forced writes, with one migrated database for tests to copy.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const rows = checkRows(project.getProvidedContext().checkRows);
  await removeLeftOvers();
  const dataDir = mkdtempSync(path.join(quickFolder(), prefix));
  const database = await startEmbedded({
    dataDir,
    passwords: { owner: 'matiz', superuser: 'matiz' },
    say: () => {},
    isDurable: false,
    // Two files run at once, and one of them may start three processes.
    processes: 4,
  });
  const sql = createSql(database.address, withoutLimits);
  await migrate(sql);
  await (await openBoss(sql, () => {})).stop();
  await sql.end();
  project.provide('testServer', database.admin);
  project.provide('testTemplate', template);
  project.provide('answersFolder', rows?.folder ?? null);
  return async () => {
    await database.stop();
    rmSync(dataDir, { recursive: true, force: true });
    await rows?.end();
  };
}

/** Ends and removes what killed runs left behind; a run that is alive holds its folder's lock. */
async function removeLeftOvers(): Promise<void> {
  const folders = readdirSync(quickFolder())
    .filter((name) => name.startsWith(prefix))
    .map((name) => path.join(quickFolder(), name));
  for (const folder of folders) {
    try {
      if (Date.now() - statSync(folder).mtimeMs < 60_000) continue;
      const unlock = lockDataDir(folder);
      await stopLeftOver(locateCluster(folder), () => {});
      unlock();
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Someone else's, or in use.
    }
  }
}
