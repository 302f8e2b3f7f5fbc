import type { BrowserContext } from '@playwright/test';
import type { SlowLine } from './slow-line.ts';

export interface AgainOptions {
  readonly path: string;
  readonly rounds: number;
  /** How much slower the phone's processor is. */
  readonly slowdown: number;
  /** Runs in the page before anything of it, and keeps what it saw as `watched`. */
  readonly watch: () => void;
}

/** So long after the page is awake the worker begins to fetch its files, and then needs some time. */
const settledMs = 9_000;
const quietMs = 2_500;

interface Visit {
  /** When the page had come, and was read whole. */
  readonly server: number;
  readonly scripts: number;
  /** When the product's name stood on the screen. */
  readonly name: number;
  readonly lcp: number;
  /** What the page's thread has worked until then: a busy machine makes everything else longer. */
  readonly busy: number;
}

/** In the page, before anything of it: the first frame with a title in the middle. */
function watchName(): void {
  const look = () => {
    if (document.querySelector('main h1')?.textContent) {
      requestAnimationFrame(() => Object.assign(globalThis, { nameAt: performance.now() }));
    } else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A visit that is over: its connections are closed, its page is gone. Then once more by the line, and without one. */
export async function visitAgain(
  context: BrowserContext,
  line: SlowLine,
  { path, rounds, slowdown, watch }: AgainOptions,
): Promise<string[][]> {
  const first = await context.newPage();
  await first.goto(line.address + path);
  await first.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await first.waitForTimeout(settledMs);
  await first.close();

  async function visit(): Promise<Visit> {
    line.cut();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.addInitScript(watch);
    await page.addInitScript(watchName);
    await page.goto(line.address + path, { waitUntil: 'commit' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    const { metrics } = await devtools.send('Performance.getMetrics');
    const busy = metrics.find((one) => one.name === 'TaskDuration')?.value ?? 0;
    await page.waitForTimeout(quietMs);
    const seen = await page.evaluate(() => {
      const { lcp } = Reflect.get(globalThis, 'watched') as { lcp: number };
      const name = Number(Reflect.get(globalThis, 'nameAt'));
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return { server: page?.responseEnd ?? 0, scripts: page?.domInteractive ?? 0, name, lcp };
    });
    await page.close();
    return { ...seen, busy: busy * 1000 };
  }

  async function measure(about: string, atMost: number): Promise<string[]> {
    const seen: Visit[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await visit());
    const middle = (of: (one: Visit) => number) =>
      seen.map(of).toSorted((one, other) => one - other)[Math.floor(rounds / 2)] ?? 0;
    const slowest = Math.max(...seen.map(({ name }) => name));
    const figures = [
      middle(({ server }) => server),
      middle(({ scripts }) => scripts),
      middle(({ name }) => name),
      middle(({ lcp }) => lcp),
      middle(({ busy }) => busy),
      slowest,
      atMost,
    ];
    return [about, ...figures.map((figure) => figure.toFixed(0))];
  }

  line.isSlow = true;
  const bySlowLine = await measure('1.6 Mbit/s', 1_000);
  await context.setOffline(true);
  const without = await measure('no connection', 500);
  await context.setOffline(false);
  line.isSlow = false;
  return [bySlowLine, without];
}
