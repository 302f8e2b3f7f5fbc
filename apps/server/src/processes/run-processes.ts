import type { Settings } from '../env.ts';
import { provePortFree } from '../listen.ts';
import { readFamilyMetrics } from '../metrics/metrics.ts';
import { serveMetrics } from '../metrics/serve-metrics.ts';
import { openShop } from '../run-server.ts';
import type { ProcessPart } from './process-part.ts';
import type { RunningServer } from './running-server.ts';
import { startSentenceOf } from './start-sentence.ts';
import { superviseProcesses } from './supervise.ts';

/**
 * Brings the product up in `MATIZ_PROCESSES` processes: this one opens the database, holds the port
 * and looks after them. SIGHUP replaces them one after the other. Throws `StartProblem`.
 */
export async function runProcesses(
  settings: Settings,
  say: (line: string) => void,
  part: ProcessPart,
): Promise<RunningServer> {
  const { processes } = settings;
  if (part.serves) await provePortFree(settings);
  const shop = await openShop(settings, say);
  try {
    const family = await superviseProcesses({ address: shop.address, part, processes, say });
    const stopMetrics =
      settings.metrics && (await serveMetrics(settings.metrics, readFamilyMetrics()));
    const restart = restartOnce(family.restart, say);
    process.on('SIGHUP', restart);
    say(`${processes} procesos; para renovarlos sin pausa: kill -HUP ${process.pid}`);
    const stop = async () => {
      process.off('SIGHUP', restart);
      await stopMetrics?.();
      await family.stop();
      await shop.stop();
    };
    return { ...family.news, stop };
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

/** One at a time: who asks again meanwhile is served by the one that runs. */
function restartOnce(restart: () => Promise<void>, say: (line: string) => void): () => void {
  let running: Promise<void> | undefined;
  return () => {
    if (running) return;
    say('Renovando los procesos, uno por uno…');
    running = restart()
      .then(() => say('Todos los procesos son nuevos.'))
      .catch((error: unknown) => {
        const sentence = startSentenceOf(error);
        if (sentence === null) throw error;
        say(`No se renovaron todos: ${sentence} Los que había siguen atendiendo.`);
      })
      .finally(() => {
        running = undefined;
      });
  };
}
