/** One of several processes of a shop, started by `supervise.ts` and told by messages what to do. */
import { enableCompileCache } from 'node:module';
import { shareProcessors } from '#lib/spare-processors.ts';
import type { WorkerAnswer, WorkerOrder } from './messages.ts';
import type { RunningServer } from './running-server.ts';

// What was read and compiled once is not again by the next one: the product is a thousand files.
enableCompileCache();

let running: Promise<RunningServer> | undefined;
let isStopping = false;

// Ctrl-C reaches the whole family: the one that started this one says when.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => void stop());
// The one that started it is gone, however: nobody would ever stop this one.
process.on('disconnect', () => void stop());
process.on('message', (order: WorkerOrder) => {
  if (order.kind === 'stop') void stop();
  // Others speak over the same line: metrics are asked for by it.
  else if (order.kind === 'serve' || order.kind === 'migrate') void obey(order);
});

async function obey(order: Exclude<WorkerOrder, { kind: 'stop' }>): Promise<void> {
  // Before what depends on it is loaded.
  if (order.kind === 'serve') shareProcessors(order.processes);
  const [{ outliveDatabase }, { startSentenceOf }, { readEnv }] = await Promise.all([
    import('./outlive-database.ts'),
    import('./start-sentence.ts'),
    import('../env.ts'),
  ]);
  outliveDatabase();
  const settings = readEnv();
  if (!settings.ok) return answer({ kind: 'problem', message: settings.error });
  try {
    if (order.kind === 'migrate') {
      const { prepareTables } = await import('../prepare-tables.ts');
      await prepareTables(order.address, settings.value, () => {});
      process.exit(0);
    }
    const { serveShop } = await import('../serve-shop.ts');
    running = serveShop(settings.value, order.address, order.part);
    const { isDemo, firstInvitation, advice } = await running;
    await answer({ kind: 'ready', news: { isDemo, firstInvitation, advice } });
  } catch (error) {
    const message = startSentenceOf(error);
    if (message === null) throw error;
    await answer({ kind: 'problem', message });
    process.exit(1);
  }
}

async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  const server = await running?.catch(() => undefined);
  await server?.stop();
  process.exit(0);
}

async function answer(told: WorkerAnswer): Promise<void> {
  await new Promise<void>((resolve) => {
    if (process.send) process.send(told, () => resolve());
    else resolve();
  });
}
