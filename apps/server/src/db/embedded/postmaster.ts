import type { ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Address } from '../pool.ts';
import { StartProblem } from '../start/start-problem.ts';
import type { SystemAccount } from './account.ts';
import { knock } from './bootstrap.ts';
import type { ClusterFiles } from './cluster-files.ts';
import { explainLog } from './explain-log.ts';
import { endProcess, readPostmasterPid, stopLeftOver } from './postmaster-pid.ts';
import { spawnAs } from './run-program.ts';

/** All that one start of PostgreSQL needs. */
export interface Launch {
  readonly postgres: string;
  readonly flags: readonly string[];
  readonly account: SystemAccount;
  readonly files: ClusterFiles;
  readonly admin: Address;
  /** Prints a line for the person who started Matiz. */
  readonly say: (line: string) => void;
}

/** A PostgreSQL that answers; `wrongPassword` when it does not know our password any more. */
export interface Postmaster {
  readonly child: ChildProcess;
  readonly wrongPassword: boolean;
}

const maxLogBytes = 10 * 1024 * 1024;

/**
 * Starts PostgreSQL and waits until it answers, however long its recovery after a crash takes.
 * It writes to a file, not to a pipe of ours, so that it outlives a killed server unharmed.
 * Throws `StartProblem` when it ends instead.
 */
export async function launchPostmaster(launch: Launch): Promise<Postmaster> {
  const { files, say } = launch;
  await stopLeftOver(files, say);
  rotateLog(files.log);
  const log = openSync(files.log, 'a', 0o600);
  const startOfLog = statSync(files.log).size;
  const child = spawnAs(launch.account, launch.postgres, ['-D', files.data, ...launch.flags], log);
  closeSync(log);
  let isOver = false;
  child.once('error', () => (isOver = true));
  child.once('exit', () => (isOver = true));

  for (let tries = 1; !isOver; tries += 1) {
    const found = readPostmasterPid(files.data);
    const answer =
      found?.pid === child.pid && found?.isReady === true ? await knock(launch.admin) : 'not yet';
    if (answer !== 'not yet' && !isOver) return { child, wrongPassword: answer !== 'yes' };
    if (tries % 400 === 0) say('PostgreSQL se está recuperando; un momento…');
    await sleep(25);
  }
  const said = readFileSync(files.log, 'utf8').slice(startOfLog);
  throw new StartProblem(explainLog(said, 'No se pudo iniciar la base de datos incluida'));
}

/** Stops it after its last transaction, with everything written to the data files. */
export async function stopPostmaster({ child }: Postmaster, files: ClusterFiles): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await endProcess(child.pid, files.data);
  await ended;
}

function rotateLog(log: string): void {
  if (existsSync(log) && statSync(log).size > maxLogBytes) renameSync(log, `${log}.1`);
}
