import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClusterFiles } from './cluster-files.ts';

/** What a running PostgreSQL writes into its data folder. */
interface PostmasterPid {
  readonly pid: number;
  readonly isReady: boolean;
}

export function readPostmasterPid(data: string): PostmasterPid | undefined {
  try {
    const lines = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
    const pid = Number(lines[0]);
    return Number.isInteger(pid) && pid > 0
      ? { pid, isReady: lines[7]?.trim() === 'ready' }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Ends a PostgreSQL that an earlier start left behind (its server was killed), so that two never
 * run on one folder. When certainly nobody works there any more, its lock files go too: their
 * number may now belong to another program or to a dead process that nobody buried, which
 * PostgreSQL would take for a running server.
 */
export async function stopLeftOver(
  files: ClusterFiles,
  say: (line: string) => void,
): Promise<void> {
  const found = readPostmasterPid(files.data);
  if (found !== undefined && isAlive(found.pid) && worksIn(found.pid, files.data)) {
    say('Deteniendo el PostgreSQL que quedó de un inicio anterior…');
    await endProcess(found.pid, files.data);
  }
  if (!(await waitForNobody(files.data))) return;
  rmSync(path.join(files.data, 'postmaster.pid'), { force: true });
  for (const file of readdirSync(files.run)) {
    if (file.startsWith('.s.PGSQL.')) rmSync(path.join(files.run, file), { force: true });
  }
}

/** Fast shutdown, then immediate, then kill: at most 45 s. */
export async function endProcess(pid: number, data: string): Promise<void> {
  const steps = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, timeoutMs] of steps) {
    send(pid, signal);
    for (let waited = 0; waited < timeoutMs; waited += 25) {
      if (!isAlive(pid) || !worksIn(pid, data)) return;
      await sleep(25);
    }
  }
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended in the meantime.
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** PostgreSQL's processes work in the data folder. Where that cannot be seen, we assume it. */
function worksIn(pid: number, data: string): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(data);
  } catch {
    return false;
  }
}

/**
 * After a kill of the main process its workers need a moment to see it and go. Answers whether
 * they are gone for certain; only Linux lets one see it, elsewhere PostgreSQL checks by itself.
 */
async function waitForNobody(data: string): Promise<boolean> {
  if (process.platform !== 'linux') return false;
  for (let tries = 0; tries < 200; tries += 1) {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    if (!pids.some((pid) => worksIn(pid, data))) return true;
    await sleep(25);
  }
  return false;
}
