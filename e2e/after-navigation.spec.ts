import { expect, test, untilAwake } from './harness/journey.ts';

test('back returns to the same place of a list, and a new page begins at its top with the focus', async ({
  page,
}) => {
  await page.goto('/home/bestsellers');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.nth(12)).toBeAttached();
  await cards.nth(12).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await cards.nth(12).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.goBack();
  await expect(page).toHaveURL(/^[^?]*\/home\/bestsellers/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 60);
});

test('pressing Inicio on the home leaves it in sight', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/home/marketplace/customer');
  await untilAwake(page);
  await page.evaluate(() => {
    const shown = { away: 0, from: history.state?.key };
    new MutationObserver(() => {
      if (document.querySelector('[data-page-skeleton]')) shown.away += 1;
    }).observe(document.body, { childList: true, subtree: true });
    Object.assign(globalThis, { shown });
  });
  await page.getByRole('link', { name: 'Inicio', exact: true }).filter({ visible: true }).click();
  // The start has led home, where one stands already.
  await page.waitForFunction(() => history.state?.key !== Reflect.get(globalThis, 'shown').from);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'shown').away)).toBe(0);
});

test('the title is "{title} | tagline", also of a category and of a brand', {
  tag: '@phone',
}, async ({ page }) => {
  for (const [path, title] of [
    ['/home/bestsellers', 'Más vendidos'],
    ['/home/categories/2/oxidantes', 'Oxidantes'],
    ['/home/manufacturers/1/almagra', 'Almagra'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(`^${title}.* \\| Matiz, el mayorista de tu salón$`));
  }
});

test('page views leave together, without what a person’s address says', { tag: '@phone' }, async ({
  page,
}) => {
  // What a beacon carries no tool shows: the page itself tells.
  const sent: { reference?: string; views: { path: string }[] }[] = [];
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, data) => {
      if (data instanceof Blob) void data.text().then((text) => console.debug(`beacon ${text}`));
      return send(url, data);
    };
  });
  page.on('console', (message) => {
    const [, body] = /^beacon (.*)$/.exec(message.text()) ?? [];
    if (body !== undefined) sent.push(JSON.parse(body));
  });
  const counted = page.waitForResponse('**/api/events/page-views');
  await page.goto('/home/bestsellers?reference=feria');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1);
  await page.goto('/login/change/password/un-enlace-secreto');
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(2);
  const paths = sent.flatMap(({ views }) => views.map(({ path }) => path));
  expect(sent[0]).toMatchObject({ reference: 'feria' });
  expect(paths[0]).toBe('/home/bestsellers');
  expect(paths[1]).toMatch(/^\/product\//);
  expect(paths.join(' ')).not.toContain('secreto');
  expect((await counted).status()).toBe(200);
});
