import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { RouteEntry } from '../../apps/web/src/lib/page/route.ts';
import { routeTable } from '../../apps/web/src/routes.ts';
import { chromiumFlags, chromiumPath } from '../harness/chromium.ts';
import { findSamples } from './samples.ts';
import { openVisitor, type Visitor, type Walker, walkers } from './visitor.ts';

/** Where each kind of person lands from one row of §2: the address, or `stays`. */
export interface Walked {
  readonly path: string;
  readonly screen: string;
  readonly lands: Readonly<Record<Walker, string>>;
}

const mostHops = 8;

/** Opens every row of §2 as every kind of person, as the server answers and the browser goes on. */
export async function walkRoutes(address: string): Promise<Walked[]> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    return await walk(address, browser);
  } finally {
    await browser.close();
  }
}

async function walk(address: string, browser: Browser): Promise<Walked[]> {
  const lands = new Map<string, Partial<Record<Walker, string>>>();
  for (const who of walkers) {
    const visitor = await openVisitor(address, who);
    await fillCart(visitor, who);
    const samples = await findSamples(visitor);
    const settled: Promise<void>[] = [];
    for (const entry of routeTable) {
      const from = samples[entry.path] ?? entry.path;
      const end = await follow(visitor, from);
      const note = (last: End) => {
        const known = lands.get(entry.path) ?? {};
        lands.set(entry.path, { ...known, [who]: name(from, last, samples) });
      };
      // A browser mostly waits until the address stands still: several do so side by side.
      if (needsBrowser(entry))
        settled.push(followInBrowser(browser, { address, visitor, end }).then(note));
      else note(end);
    }
    await Promise.all(settled);
    await emptyCart(visitor, who);
  }
  return routeTable.map(({ path, screen }) => ({
    path,
    screen: screen ?? '–',
    lands: lands.get(path) as Walked['lands'],
  }));
}

interface End {
  readonly path: string;
  readonly status: number;
}

/** The server's redirects, to their end. */
async function follow(visitor: Visitor, from: string): Promise<End> {
  let path = from;
  for (let hop = 0; hop < mostHops; hop += 1) {
    const { status, location } = await visitor.get(path);
    if (location === null) return { path, status };
    path = location;
  }
  throw new Error(`${from} is redirected without end`);
}

/** What a tab remembers (a phone on its way) only the tab can decide by. */
function needsBrowser({ access }: RouteEntry): boolean {
  return access.needsPhone !== undefined;
}

async function followInBrowser(
  browser: Browser,
  { address, visitor, end }: { address: string; visitor: Visitor; end: End },
): Promise<End> {
  const context = await browser.newContext({ baseURL: address });
  await context.addCookies(
    [...visitor.cookies].map(([key, value]) => ({ name: key, value, url: address })),
  );
  const page = await context.newPage();
  await page.goto(end.path, { waitUntil: 'networkidle' });
  const url = await settle(page);
  await context.close();
  return { path: `${url.pathname}${url.search}`, status: end.status };
}

/** A busy machine is slow to go on: a page that redirects after it woke up once took more than three seconds. */
const stillMs = 8_000;
const lookMs = 300;

/** The address once the page is awake and has stood still for a while. */
async function settle(page: Page): Promise<URL> {
  let before = '';
  for (let still = 0; still < stillMs / lookMs; ) {
    await wait(lookMs);
    // Between two pages there is nobody to ask.
    const isAwake = await page
      .evaluate(() => document.querySelector('[data-asleep]') === null)
      .catch(() => false);
    still = isAwake && page.url() === before ? still + 1 : 0;
    before = page.url();
  }
  return new URL(before);
}

/** In the words of the table: routes instead of one product's or one order's address. */
function name(from: string, { path, status }: End, samples: Record<string, string>): string {
  if (path === from) return status === 200 ? 'stays' : `stays (${status})`;
  const known = Object.entries(samples).reduce(
    (text, [route, sample]) =>
      text.replaceAll(encodeURIComponent(sample), encodeURIComponent(route)),
    path,
  );
  return decodeURIComponent(known);
}

/** The steps of a purchase are only there for the one who has something to buy. */
async function fillCart(visitor: Visitor, who: Walker): Promise<void> {
  if (who === 'guest' || who === 'seller') return;
  await emptyCart(visitor, who);
  const { result } = await visitor.call<{ result: Product[] }>('GET', '/product/list?limit=60');
  const product = result.find(
    (each) => !each.has_versions && !each.isCombo && (each.warehouses[0]?.stock ?? 0) > 60,
  );
  if (!product) throw new Error('The demonstration has no simple product in stock');
  const { _id: productId, code, minQuantity, multiple } = product;
  const quantity = Math.ceil(minQuantity / multiple) * multiple;
  await visitor.call('POST', '/cart/additem', { productId, code, quantity });
  // Else it would be the last order's, whatever a journey left.
  await visitor.call('PUT', '/order/purchase', { paymentMethod: 'contra-entrega' });
}

async function emptyCart(visitor: Visitor, who: Walker): Promise<void> {
  if (who === 'guest' || who === 'seller') return;
  // There may be none.
  await visitor.call('DELETE', '/cart/cleanCart', {}).catch(() => null);
}

interface Product {
  readonly _id: string;
  readonly code: string;
  readonly has_versions: boolean;
  readonly isCombo: boolean;
  readonly minQuantity: number;
  readonly multiple: number;
  readonly warehouses: { readonly stock: number }[];
}
