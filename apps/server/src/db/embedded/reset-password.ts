import { once } from 'node:events';
import { closeSync, openSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import type { Launch } from './postmaster.ts';
import { spawnAs } from './run-program.ts';

/**
 * Gives the superuser our password through PostgreSQL's single-user mode: for a DATA_DIR whose
 * secrets were lost or replaced while its data stayed. PostgreSQL must not be running.
 */
export async function resetPassword(launch: Launch, password: string): Promise<void> {
  const script = path.join(launch.files.run, 'clave.sql');
  writeFileSync(script, `alter role postgres password ${pg.escapeLiteral(password)}\n`, {
    mode: 0o600,
  });
  const input = openSync(script, 'r');
  try {
    const args = ['--single', '-D', launch.files.data, 'postgres'];
    const child = spawnAs(launch.account, launch.postgres, args, 'pipe', input);
    child.stdout?.resume();
    child.stderr?.resume();
    await once(child, 'close');
  } finally {
    closeSync(input);
    rmSync(script, { force: true });
  }
}
