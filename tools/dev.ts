/**
 * `npm run dev`: the server restarts when one of its files changes; the web is served live by
 * Vite inside of it, with hot reload.
 */
import { spawn } from 'node:child_process';
import { repository } from './lib/repository.ts';

const child = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'],
  {
    cwd: repository,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'development' },
  },
);
// Ctrl-C reaches the child by itself; the handler only keeps this process until it has stopped.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.once('exit', (code) => process.exit(code ?? 0));
