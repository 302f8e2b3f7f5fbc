import { openAsleep } from './harness/asleep.ts';
import { expect, test, untilAwake } from './harness/journey.ts';

test('what is typed before the scripts are there is searched', async ({ page }) => {
  const wakeUp = await openAsleep(page, '/home/search');
  await page.getByRole('combobox').locator('visible=true').first().fill('7.43');
  await wakeUp();
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('what the server drew stays while the code of that part is under way', async ({ page }) => {
  const { promise: mayLoad, resolve: letLoad } = Promise.withResolvers<void>();
  await page.route('**/assets/buy-tones-*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/product/tinte/1/details', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Compartir', exact: true })).toBeVisible();
  expect(await page.getByText(/tonos disponibles hoy/).isVisible()).toBe(true);
  letLoad();
  await untilAwake(page);
  await page.getByRole('button', { name: 'Carta de color', exact: true }).first().click();
  await expect(page.getByRole('dialog', { name: 'Carta de color' })).toBeVisible();
});
