import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface Product {
  readonly address: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

export interface ProductOptions {
  port: number;
  /** Kept after the stop when given; a new temporary one otherwise. */
  dataDir?: string;
  env?: Record<string, string>;
  /** Seconds to wait until it is ready; the first start loads the demonstration. */
  startSeconds?: number;
}

/** Starts the product as `npm start` does, with its own database, and waits until it is ready. */
export async function startProduct(options: ProductOptions): Promise<Product> {
  const dataDir = options.dataDir ?? newDataDir();
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      // As nobody who starts the demonstration says it; a test's own would count.
      NODE_ENV: '',
      PORT: String(options.port),
      DATA_DIR: dataDir,
      ...options.env,
    },
  });
  const log = createWriteStream(join(dataDir, 'product.log'), { flags: 'a' });
  child.stdout.pipe(log);
  child.stderr.pipe(log);
  const address = `http://127.0.0.1:${options.port}`;
  await untilReady(address, child, dataDir, options.startSeconds ?? 90);
  return {
    address,
    dataDir,
    process: child,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        const ended = new Promise((resolve) => child.once('exit', resolve));
        child.kill('SIGTERM');
        await ended;
      }
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A new folder. What a run of journeys draws of pictures is shared: its names are of what it shows. */
function newDataDir(): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'matiz-'));
  const pictures = process.env.E2E_PICTURES;
  if (pictures !== undefined) symlinkSync(pictures, join(dataDir, 'images'));
  return dataDir;
}

async function untilReady(address: string, child: ChildProcess, dataDir: string, seconds: number) {
  for (let tries = seconds * 5; tries > 0; tries -= 1) {
    if (child.exitCode !== null) break;
    const reply = await fetch(`${address}/readyz`).catch(() => null);
    if (reply?.ok) return;
    await wait(200);
  }
  child.kill('SIGKILL');
  throw new Error(`The product did not get ready; see ${dataDir}/product.log`);
}
