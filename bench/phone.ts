/**
 * `npm run bench:phone -- --rounds 3`: what a phone feels of the pages on which one buys: a processor
 * four times slower, 150 ms and 1.6 Mbit/s, nothing in its cache. Each page stands beside its own limit in
 * the same round: the same page and pictures without its modules, which no script can slow down. Then a
 * product that was seen before, by the same line and without one (`second-visit.ts`); `--only again`
 * measures that alone.
 */
import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../e2e/harness/chromium.ts';
import { enter } from '../e2e/harness/people.ts';
import { startProduct } from '../e2e/harness/product.ts';
import { phone } from '../e2e/harness/settings.ts';
import { keepWelcomeAway } from '../e2e/harness/welcome.ts';
import { printTable } from './report.ts';
import { visitAgain } from './second-visit.ts';
import { openSlowLine } from './slow-line.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    only: { type: 'string' },
    slowdown: { type: 'string', default: '4' },
  },
});
const rounds = Number(options.rounds);
const slowdown = Number(options.slowdown);
const line = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const mobile = { viewport: phone, isMobile: true, hasTouch: true, deviceScaleFactor: 2 };
/** Long tasks are counted so long after the page has loaded. */
const quietMs = 3_500;

interface Seen {
  readonly lcp: number;
  /** Of each task, what it took beyond 50 ms after the first paint: Total Blocking Time. */
  readonly blocking: number;
  /** The same before it: what stands between the page's arrival and its first picture. */
  readonly painting: number;
  readonly shift: number;
  /** Of what is fetched until the page has loaded. */
  readonly scriptKb: number;
  readonly scripts: number;
}

const product = await startProduct({ port: 4330 });
process.once('exit', () => product.process.kill());
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const buyer = await logInOnce(browser);
const paths = {
  home: '/home/marketplace/customer',
  list: '/home/bestsellers',
  product: await findProduct(),
  cart: '/home/cart',
};
const rows: string[][] = [];
for (const [name, path] of options.only === 'again' ? [] : Object.entries(paths)) {
  for (const who of ['guest', 'buyer'] as const) {
    if (name === 'cart' && who === 'guest') continue;
    rows.push(await measure(`${name}, ${who}`, path, who === 'buyer' ? buyer : undefined));
  }
}
printTable(
  `phone, processor ${slowdown} times slower, 1.6 Mbit/s, ${rounds} rounds (medians)`,
  [
    'page',
    'LCP ms',
    'without modules',
    'ratio',
    'blocking ms',
    'before paint',
    'CLS',
    'script kB',
    'files',
  ],
  rows,
);
await measureAgain();
await browser.close();
await product.stop();

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

async function logInOnce(on: Browser): Promise<State> {
  const context = await on.newContext({ ...mobile, baseURL: product.address });
  const page = await context.newPage();
  await page.goto(`${product.address}/login`);
  await enter(page, 'buyer');
  const state = await context.storageState();
  await context.close();
  return state;
}

/** The first of the best sellers. */
async function findProduct(): Promise<string> {
  const page = await browser.newPage();
  await page.goto(`${product.address}/home/bestsellers`);
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const path = await link.getAttribute('href');
  await page.close();
  if (path === null) throw new Error('the demonstration has best sellers');
  return path;
}

async function measure(name: string, path: string, state: State | undefined): Promise<string[]> {
  const whole: Seen[] = [];
  const limit: Seen[] = [];
  for (let round = 0; round < rounds; round += 1) {
    whole.push(await visit(path, state, true));
    limit.push(await visit(path, state, false));
  }
  const lcp = median(whole, (one) => one.lcp);
  const least = median(limit, (one) => one.lcp);
  return [
    name,
    lcp.toFixed(0),
    least.toFixed(0),
    (lcp / least).toFixed(2),
    median(whole, (one) => one.blocking).toFixed(0),
    median(whole, (one) => one.painting).toFixed(0),
    Math.max(...whole.map((one) => one.shift)).toFixed(3),
    median(whole, (one) => one.scriptKb).toFixed(0),
    median(whole, (one) => one.scripts).toFixed(0),
  ];
}

/** A product that was seen before, by who is logged in and who is not. */
async function measureAgain(): Promise<void> {
  const port = Number(new URL(product.address).port);
  const again = await openSlowLine({
    port,
    latency: line.latency,
    throughput: line.downloadThroughput,
  });
  const seen: string[][] = [];
  for (const [who, state] of [
    ['guest', undefined],
    ['buyer', buyer],
  ] as const) {
    const context = await browser.newContext({ ...mobile, ...(state && { storageState: state }) });
    const visits = await visitAgain(context, again, {
      path: paths.product,
      rounds,
      slowdown,
      watch,
    });
    seen.push(...visits.map((row) => [`product, ${who}, ${row[0]}`, ...row.slice(1)]));
    await context.close();
  }
  await again.close();
  printTable(
    `a product that was seen before, the same phone, connections of two round trips, ${rounds} rounds (medians)`,
    ['visit', 'server ms', 'scripts ms', 'name ms', 'LCP ms', 'thread ms', 'slowest ms', 'at most'],
    seen,
  );
}

async function visit(path: string, state: State | undefined, hasModules: boolean): Promise<Seen> {
  const context = await browser.newContext({
    ...mobile,
    serviceWorkers: 'block',
    ...(state && { storageState: state }),
  });
  await keepWelcomeAway(context);
  const page = await context.newPage();
  if (!hasModules) await page.route(/\.js$/, (route) => route.abort());
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', line);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(watch);
  await page.goto(product.address + path, { waitUntil: 'load' });
  await page.waitForTimeout(quietMs);
  const seen = await readWatched(page);
  await context.close();
  return seen;
}

interface Watched {
  lcp: number;
  tasks: { startTime: number; duration: number }[];
  shift: number;
}

/** In the page, before anything of it. */
function watch(): void {
  const seen: Watched = { lcp: 0, tasks: [], shift: 0 };
  Object.assign(globalThis, { watched: seen });
  const observe = (type: string, hear: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(hear)).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime;
  });
  observe('longtask', ({ startTime, duration }) => {
    seen.tasks.push({ startTime, duration });
  });
  observe('layout-shift', (entry) => {
    seen.shift += Number(Reflect.get(entry, 'value'));
  });
}

function readWatched(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const { lcp, tasks, shift } = Reflect.get(globalThis, 'watched') as Watched;
    const [{ startTime: painted = 0 } = {}] =
      performance.getEntriesByName('first-contentful-paint');
    const beyond = tasks.reduce((sum, { duration }) => sum + duration - 50, 0);
    const blocking = tasks.reduce((sum, { startTime, duration }) => {
      const after = Math.min(duration - 50, startTime + duration - painted);
      return sum + Math.max(0, after);
    }, 0);
    const [{ loadEventStart: loaded = 0 } = {}] = performance
      .getEntriesByType('navigation')
      .map((entry) => entry as PerformanceNavigationTiming);
    const scripts = performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      // What is fetched later waits until the line is free.
      .filter(({ startTime }) => startTime < loaded);
    const bytes = scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    return {
      lcp,
      blocking,
      painting: beyond - blocking,
      shift,
      scriptKb: bytes / 1024,
      scripts: scripts.length,
    };
  });
}

function median(list: readonly Seen[], of: (one: Seen) => number): number {
  const sorted = list.map(of).sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
