import type { Page } from '@playwright/test';
import { expect, test, untilAwake } from './harness/journey.ts';

// Reading it again without a connection makes a browser complain.
test.use({
  serviceWorkers: 'allow',
  expectedComplaints: /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_FAILED|FAILED)/,
});

interface Manifest {
  readonly [name: string]: unknown;
  readonly start_url: string;
  readonly theme_color: string;
  readonly icons: readonly {
    readonly src: string;
    readonly sizes: string;
    readonly type: string;
    readonly purpose: string;
  }[];
}

test('a browser finds the page fit to be installed, by its own rules', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/home/');
  await untilAwake(page);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(true);
  const manifest = await readManifest(page);
  expect(manifest).toMatchObject({
    id: '/',
    name: expect.stringMatching(/^Matiz/),
    short_name: expect.stringMatching(/^.{1,12}$/),
    start_url: '/home/',
    scope: '/',
    display: 'standalone',
    lang: 'es-CO',
  });
  const theme = page.locator('meta[name="theme-color"]').first();
  await expect(theme).toHaveAttribute('content', manifest.theme_color);
  await checkIcons(page, manifest);

  // A first visit registers the worker once the page has settled; the next one is the worker's.
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await untilAwake(page);
  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? '');
  expect(new URL(worker).pathname).toBe('/sw.js');
  expect(await readFaults(page)).toEqual([]);

  // Where the icon leads starts without a connection: the worker answers for it.
  await context.setOffline(true);
  const started = await page.goto(manifest.start_url);
  expect(started?.fromServiceWorker()).toBe(true);
  await expect(page.getByText(/^Estás sin conexión\./)).toBeVisible();
  await context.setOffline(false);
});

/** As the browser itself reads it. */
async function readManifest(page: Page): Promise<Manifest> {
  const devtools = await page.context().newCDPSession(page);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  await devtools.detach();
  expect(errors).toEqual([]);
  expect(new URL(url).origin).toBe(new URL(page.url()).origin);
  return JSON.parse(data ?? '');
}

/** Why the browser would not offer to install it. */
async function readFaults(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  await devtools.detach();
  // A journey's window keeps nothing, and such a window offers it for no page.
  return installabilityErrors
    .map(({ errorId }) => errorId)
    .filter((fault) => fault !== 'in-incognito');
}

/** Each picture is what the manifest says of it: an icon of another size is not taken. */
async function checkIcons(page: Page, { icons }: Manifest): Promise<void> {
  const said = icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`);
  expect(said).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src, sizes, type } of icons) {
    const reply = await page.request.get(src);
    expect([reply.status(), reply.headers()['content-type']]).toEqual([200, type]);
    const bytes = await reply.body();
    expect(bytes.toString('latin1', 1, 4)).toBe('PNG');
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
}
