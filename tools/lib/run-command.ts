import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repository } from './repository.ts';

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** Milliseconds until it is ended together with all that it started. */
  readonly timeout?: number;
}

/** The programs of node_modules come first on the path, so that `node` is the pinned one. */
const bin = path.join(repository, 'node_modules', '.bin');
const searchPath = [bin, process.env.PATH ?? ''].join(path.delimiter);

/** Programs that run now: they end with us. */
const running = new Set<ChildProcess>();
process.once('exit', () => running.forEach(endGroup));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    if (running.size > 0) process.exit(130);
  });
}

/** Runs a program to its end. Answers its exit code (1 when it never ran) and all it said. */
export async function runCommand(
  program: string,
  args: readonly string[],
  { cwd = repository, env = {}, timeout }: CommandOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: searchPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that what it started ends with it.
    detached: true,
  });
  running.add(child);
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  const timer = setTimeout(
    () => {
      output += `\nNo terminó en ${Math.round((timeout ?? 0) / 60_000)} minutos.\n`;
      endGroup(child);
    },
    timeout ?? 2 ** 31 - 1,
  );
  try {
    const [code] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : 1, output };
  } catch (error) {
    return { code: 1, output: `${program}: ${String(error)}` };
  } finally {
    clearTimeout(timer);
    running.delete(child);
  }
}

function endGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGTERM');
  } catch {
    // It ended in the meantime.
  }
}
