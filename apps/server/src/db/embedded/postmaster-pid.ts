import { readdirSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

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
 * run on one folder. First politely, then less so. Also removes a pid file whose number now
 * belongs to some other program, which PostgreSQL itself would take for a running server.
 */
export async function stopLeftOver(data: string, say: (line: string) => void): Promise<void> {
  const found = readPostmasterPid(data);
  if (found === undefined || !isAlive(found.pid)) {
    await waitForNobody(data);
    return;
  }
  if (!worksIn(found.pid, data)) {
    await waitForNobody(data);
    rmSync(path.join(data, 'postmaster.pid'), { force: true });
    return;
  }
  say('Deteniendo el PostgreSQL que quedó de un inicio anterior…');
  await endProcess(found.pid, data);
  await waitForNobody(data);
}

/** Fast shutdown, then immediate, then kill: at most 45 s. */
export async function endProcess(pid: number, data: string): Promise<void> {
  const steps = [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
    ['SIGKILL', 5_000],
  ] as const;
  for (const [signal, patience] of steps) {
    send(pid, signal);
    for (let waited = 0; waited < patience; waited += 25) {
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

/** After a kill of the main process its workers need a moment to see it and go. */
async function waitForNobody(data: string): Promise<void> {
  if (process.platform !== 'linux') return;
  for (let tries = 0; tries < 200; tries += 1) {
    const pids = readdirSync('/proc').map(Number).filter(Number.isInteger);
    if (!pids.some((pid) => worksIn(pid, data))) return;
    await sleep(25);
  }
}
