/**
 * `npm run dev`: the server restarts when one of its files changes; the web is served live by
 * Vite inside of it, with hot reload. Node's own --watch would also restart for the files that
 * Vite writes and reads, without end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { watch } from 'node:fs';
import path from 'node:path';
import { repository } from './lib/repository.ts';

const watched = [
  'apps/server/src',
  'packages/contracts/src',
  'packages/domain/src',
  'packages/demo/src',
];
/** Editors write a file in several steps; a branch switch writes many. */
const calmMs = 150;

let child = start();
let isStopping = false;
let timer: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();

for (const folder of watched) {
  watch(path.join(repository, folder), { recursive: true }, (_, file) => {
    if (file === null || !/\.(ts|sql)$/.test(file) || /\.test\.ts$/.test(file)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      restarting = restarting.then(() => restart(path.join(folder, file)));
    }, calmMs);
  });
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true;
    // Ctrl-C reaches the child by itself; twice does no harm.
    if (isOver(child)) process.exit(0);
    child.kill('SIGTERM');
  });
}

function start(): ChildProcess {
  const env = { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'development' };
  const main = path.join(repository, 'apps', 'server', 'src', 'main.ts');
  const started = spawn(process.execPath, [main], { cwd: repository, stdio: 'inherit', env });
  started.once('exit', (code) => {
    if (isStopping) process.exit(code ?? 0);
    if (code !== 0)
      process.stdout.write('El servidor no corre; se inicia con el próximo cambio.\n');
  });
  return started;
}

async function restart(file: string): Promise<void> {
  if (isStopping) return;
  process.stdout.write(`Cambió ${file}; se inicia de nuevo.\n`);
  if (!isOver(child)) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  child = start();
}

function isOver({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}
