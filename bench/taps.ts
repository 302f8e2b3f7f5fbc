/**
 * `npm run bench:taps`: how soon a tap is answered on a phone whose line carries 400 kbit/s and takes
 * 600 ms there and back, and whose processor is four times slower. For every row of the route table that
 * a link of the shop leads to, the link is tapped on a page that has come to rest: how long from the
 * finger's leaving until the first frame with the page's shape or the page itself, its tab marked (100 ms,
 * 300 at the latest), and until the page. Rows that no link leads to are named.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  type BrowserContext,
  type CDPSession,
  chromium,
  type Locator,
  type Page,
} from '@playwright/test';
import { createRouteIndex } from '../apps/web/src/lib/page/route-index.ts';
import { routeTable } from '../apps/web/src/routes.ts';
import { chromiumFlags, chromiumPath } from '../e2e/harness/chromium.ts';
import { startProduct } from '../e2e/harness/product.ts';
import { phone } from '../e2e/harness/settings.ts';
import { keepWelcomeAway } from '../e2e/harness/welcome.ts';
import { findSamples } from '../e2e/routes/samples.ts';
import { openVisitor, type Visitor, type Walker } from '../e2e/routes/visitor.ts';
import { printTable } from './report.ts';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const rounds = Number(options.rounds);
const slowdown = 4;
const line = {
  offline: false,
  latency: 600,
  downloadThroughput: 400_000 / 8,
  uploadThroughput: 400_000 / 8,
};
/** A page is at rest: awake, and what it fetches ahead has come. */
const restMs = 2_000;
const touchMs = 90;
/** A page by the slow line has come by then. */
const comesMs = 25_000;
const walkers: readonly Walker[] = ['guest', 'admin customer', 'seller with customer'];

/** A link that leads from one page to a row of the table. */
interface Way {
  readonly to: string;
  readonly from: string;
  readonly href: string;
}

interface Answered {
  /** Milliseconds from the tap to the frame that shows it; null: it never did. */
  readonly first: number | null;
  readonly page: number | null;
}

const routes = createRouteIndex(routeTable, async () => undefined);
const unseen: Answered = { first: null, page: null };
const there = [() => true, () => false] as const;

const product = await startProduct({ port: 4340 });
process.once('exit', () => product.process.kill());
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
const reached = new Set<string>();
const slowest: number[] = [];
try {
  for (const who of walkers) await measureWalker(who);
} finally {
  await browser.close();
  await product.stop();
}
const left = routeTable.filter(({ path }) => !reached.has(path)).map(({ path }) => path);
process.stdout.write(`no link leads to: ${left.join(' ')}\n`);
const late = slowest.filter((ms) => ms > 100).length;
process.stdout.write(
  `${slowest.length} ways, slowest of ${rounds} rounds each: ${late} above 100 ms, ${slowest.filter((ms) => ms > 300).length} above 300, most ${Math.max(...slowest).toFixed(0)}\n`,
);

async function measureWalker(who: Walker): Promise<void> {
  const visitor = await openVisitor(product.address, who);
  const samples = await findSamples(visitor);
  const context = await openContext(visitor);
  const ways = await findWays(context, samples);
  const rows: string[][] = [];
  for (const way of ways) {
    if (options.only !== undefined && !way.to.includes(options.only)) continue;
    const seen: Answered[] = [];
    for (let round = 0; round < rounds; round += 1) seen.push(await tap(context, way));
    const first = seen.map((each) => each.first ?? Number.POSITIVE_INFINITY);
    slowest.push(Math.max(...first));
    rows.push([
      way.to,
      way.from,
      median(first).toFixed(0),
      Math.max(...first).toFixed(0),
      median(seen.map((each) => each.page ?? Number.POSITIVE_INFINITY)).toFixed(0),
    ]);
  }
  await context.close();
  printTable(
    `taps of ${who}: 400 kbit/s, 600 ms, processor ${slowdown} times slower, ${rounds} rounds`,
    ['to', 'from', 'answered ms', 'slowest', 'page ms'],
    rows,
  );
}

async function openContext(visitor: Visitor): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.address,
    viewport: phone,
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    serviceWorkers: 'block',
  });
  await keepWelcomeAway(context);
  await context.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: product.address })),
  );
  await context.addInitScript(watchTap);
  return context;
}

/** The first way to each row of the table, found by going from the home from page to page. */
async function findWays(
  context: BrowserContext,
  samples: Readonly<Record<string, string>>,
): Promise<Way[]> {
  const ways = new Map<string, Way>();
  const waiting = ['/home/marketplace/customer', ...routeTable.map(({ path }) => path)]
    .map((path) => samples[path] ?? path)
    .filter((path) => !/[:*]/.test(path));
  const page = await context.newPage();
  for (const from of new Set(waiting)) {
    await page.goto(from);
    await page.waitForTimeout(1_000);
    const { pathname, search } = new URL(page.url());
    for (const href of await visibleLinks(page)) {
      const to = rowOf(new URL(href, product.address).pathname, pathname);
      if (to === null || ways.has(to)) continue;
      ways.set(to, { to, from: pathname + search, href });
      reached.add(to);
    }
  }
  await page.close();
  return [...ways.values()];
}

function visibleLinks(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('a[href^="/"]:not([target]):not([download])')]
      .filter((link) => link.checkVisibility({ visibilityProperty: true }))
      .map((link) => link.getAttribute('href') ?? ''),
  );
}

/** The row that an address falls to; the start leads home, where one may stand already. */
function rowOf(pathname: string, from = ''): string | null {
  const row = routes.find(pathname);
  if (row === null || row.path === routes.find(from)?.path) return null;
  return row.path === '/home/' && from.startsWith('/home/marketplace') ? null : row.path;
}

async function tap(context: BrowserContext, { from, href }: Way): Promise<Answered> {
  const page = await context.newPage();
  try {
    await page.goto(from);
    await page.waitForFunction(() => document.querySelector('[data-asleep]') === null);
    const link = page.locator(`a[href="${href}"]`).filter({ visible: true }).first();
    // What is seen once (what changed in a cart) may have gone with its first visit.
    if (!(await link.waitFor({ timeout: 5_000 }).then(...there))) return unseen;
    await link.scrollIntoViewIfNeeded();
    await page.waitForTimeout(restMs);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', line);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await press(devtools, link);
    await page
      .waitForFunction(() => Reflect.get(globalThis, 'tapped').page !== null, null, {
        timeout: comesMs,
      })
      .catch(() => undefined);
    return await page.evaluate(() => Reflect.get(globalThis, 'tapped') as Answered);
  } finally {
    await page.close();
  }
}

/** As a finger does: it lies on the link for a moment. */
async function press(devtools: CDPSession, link: Locator): Promise<void> {
  const { x, y, width, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await wait(touchMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** In the page, before anything of it: from the finger's leaving to the frames that answer it. */
function watchTap(): void {
  const seen = { first: null as number | null, page: null as number | null };
  Object.assign(globalThis, { tapped: seen });
  let begun = 0;
  let from = '';
  const isOther = () => location.pathname !== from;
  const hasPage = () => {
    const main = document.getElementById('main');
    if (!main || main.dataset.left !== undefined || main.classList.contains('opacity-0'))
      return false;
    return isOther() && document.querySelector('[data-page-skeleton]') === null;
  };
  const afterFrame = (key: 'first' | 'page') => {
    requestAnimationFrame(() => setTimeout(() => (seen[key] ??= performance.now() - begun)));
  };
  function look(): void {
    if (begun === 0) return;
    const hasShape = document.querySelector('[data-page-skeleton]') !== null;
    if (seen.first === null && (hasShape || hasPage())) {
      if (isFrameOver) afterFrame('first');
      else isInFirstFrame = true;
    }
    if (seen.page === null && hasPage()) afterFrame('page');
  }
  // The frame that follows the click: when it was presented is the browser's to say (as for INP).
  let isFrameOver = false;
  let isInFirstFrame = false;
  addEventListener(
    'click',
    () => requestAnimationFrame(() => setTimeout(() => (isFrameOver = true))),
    { capture: true, once: true },
  );
  new PerformanceObserver((list) => {
    for (const { name, startTime, duration } of list.getEntries()) {
      if (name === 'click' && isInFirstFrame) seen.first ??= startTime + duration - begun;
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    'pointerup',
    ({ timeStamp }) => {
      begun = timeStamp;
      from = location.pathname;
    },
    { capture: true, once: true },
  );
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-left', 'class'],
  });
}

function median(list: readonly number[]): number {
  return [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;
}
