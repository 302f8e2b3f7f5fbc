import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../harness/product.ts';

/** Has the processes that serve replaced one by one, and waits until all of them are new. */
export async function renewAll(product: Product): Promise<void> {
  const said = untilSaid(product, 'Todos los procesos son nuevos.');
  product.process.kill('SIGHUP');
  await said;
}

/**
 * Ends a process that serves by `kill -9`, and waits until another one serves. Answers when the
 * first was gone, in milliseconds of this process (`performance.now()`).
 */
export async function killOne(product: Product): Promise<number> {
  const said = untilSaid(product, 'El proceso nuevo ya atiende.');
  const [victim] = servers(product);
  if (victim === undefined) throw new Error('no process serves');
  process.kill(victim, 'SIGKILL');
  // What it had open is closed by the system with the last of it, some milliseconds after the signal.
  while (servers(product).includes(victim)) await wait(1);
  const goneAt = performance.now();
  await said;
  return goneAt;
}

/** The children that serve: the embedded PostgreSQL is a child as well. */
function servers({ process: { pid } }: Product): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children.split(' ').map(Number).filter(isServer);
}

/** One that has ended has no command line any more. */
function isServer(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('worker.ts');
  } catch {
    return false;
  }
}

/** Waits until the product says it once more. */
async function untilSaid({ process: child, dataDir }: Product, sentence: string): Promise<void> {
  const times = () => readFileSync(join(dataDir, 'product.log'), 'utf8').split(sentence).length;
  const known = times();
  while (times() === known) {
    if (child.exitCode !== null) throw new Error('the product ended');
    await wait(50);
  }
}
