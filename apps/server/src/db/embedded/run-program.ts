import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { SystemAccount } from './account.ts';

/** What PostgreSQL's programs see: nothing of ours, and messages in English for the log. */
const environment = {
  PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  LC_ALL: 'C',
};

/**
 * Spawns one of PostgreSQL's programs as `account`, in a process group of its own: Ctrl-C in a
 * terminal reaches us alone, and the database stops when we say so, after the last request.
 */
export function spawnAs(
  account: SystemAccount,
  program: string,
  args: readonly string[],
  output: number | 'pipe',
  input: number | 'ignore' = 'ignore',
): ChildProcess {
  const command = account.command(program, args);
  return spawn(command.program, command.args, {
    cwd: '/',
    env: environment,
    detached: true,
    stdio: [input, output, output],
    ...command.ids,
  });
}

/** Runs a program to its end. Answers its exit code (-1 when it never ran) and all it said. */
export async function runAs(
  account: SystemAccount,
  program: string,
  args: readonly string[],
): Promise<{ code: number; output: string }> {
  const child = spawnAs(account, program, args, 'pipe');
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  try {
    const [code] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : -1, output };
  } catch (error) {
    return { code: -1, output: String(error) };
  }
}
