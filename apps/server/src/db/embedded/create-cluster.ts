import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartProblem } from '../start/start-problem.ts';
import { giveFolder, type SystemAccount } from './account.ts';
import type { Binaries } from './binaries.ts';
import type { ClusterFiles } from './cluster-files.ts';
import { explainLog } from './explain-log.ts';
import { runAs } from './run-program.ts';

/**
 * Makes the data folder when there is none. It is made beside its place and moved there when it is
 * complete, so that a kill halfway leaves nothing that looks like a database.
 * The character type is the builtin C.UTF-8: the same on every machine; Spanish order is asked for
 * where it matters, by `COLLATE`. Throws `StartProblem`.
 */
export async function createCluster(
  binaries: Binaries,
  account: SystemAccount,
  files: ClusterFiles,
  options: { password: string; isDurable: boolean },
): Promise<void> {
  if (existsSync(files.data)) return;
  rmSync(files.unfinished, { recursive: true, force: true });
  mkdirSync(files.unfinished);
  giveFolder(files.unfinished, account);

  const passwordFile = path.join(files.run, 'clave');
  writeFileSync(passwordFile, options.password, { mode: 0o644 });
  const { code, output } = await runAs(account, binaries.initdb, [
    `--pgdata=${files.unfinished}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    process.platform === 'linux' ? '--locale=C.UTF-8' : '--locale=C',
    '--lc-messages=C',
    ...(options.isDurable ? [] : ['--no-sync']),
  ]);
  rmSync(passwordFile, { force: true });
  if (code !== 0) {
    rmSync(files.unfinished, { recursive: true, force: true });
    throw new StartProblem(explainLog(output, 'No se pudo crear la base de datos incluida'));
  }
  renameSync(files.unfinished, files.data);
}
