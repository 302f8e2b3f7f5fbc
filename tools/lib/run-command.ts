import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { repository } from './repository.ts';

export interface CommandOptions {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The programs of node_modules come first on the path, so that `node` is the pinned one. */
const bin = path.join(repository, 'node_modules', '.bin');
const searchPath = [bin, process.env.PATH ?? ''].join(path.delimiter);

/** Runs a program to its end. Answers its exit code (1 when it never ran) and all it said. */
export async function runCommand(
  program: string,
  args: readonly string[],
  { cwd = repository, env = {} }: CommandOptions = {},
): Promise<{ code: number; output: string }> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, PATH: searchPath, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  try {
    const [code] = await once(child, 'close');
    return { code: typeof code === 'number' ? code : 1, output };
  } catch (error) {
    return { code: 1, output: `${program}: ${String(error)}` };
  }
}
