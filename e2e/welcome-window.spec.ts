import { expect, test, untilAwake } from './harness/journey.ts';
import { enter } from './harness/people.ts';
import { callWelcomeBack, welcomeBanners } from './harness/welcome.ts';

test('the window that welcomes comes once and is closed by keyboard', async ({
  page,
  context,
  checkAccess,
}) => {
  await callWelcomeBack(context);
  await page.goto('/home/marketplace/customer');
  const banner = page.getByRole('dialog', { name: '10 % en tu primer pedido' });
  await expect(banner).toBeVisible();
  await expect(banner.locator(':focus')).toHaveCount(1);
  await checkAccess();
  await page.keyboard.press('Escape');
  await expect(banner).toBeHidden();

  const asked = page.waitForResponse(welcomeBanners);
  await page.reload();
  await asked;
  await untilAwake(page);
  await expect(banner).toBeHidden();
});

test('the window that welcomes leads where its banner says', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await callWelcomeBack(context);
  await page.goto('/home/marketplace/customer');
  const banner = page.getByRole('dialog', { name: '10 % en tu primer pedido' });
  await banner.getByRole('link', { name: 'Ver más' }).click();
  await expect(page).toHaveURL('/home/offers/full');
  await expect(banner).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL('/home/marketplace/customer');
  await expect(banner).toBeHidden();
});

test('the window that welcomes is for those who do not supply the shop', {
  tag: '@desktop',
}, async ({ page, context }) => {
  await callWelcomeBack(context);
  for (const [who, isWelcomed] of [
    ['provider', false],
    ['pending', true],
  ] as const) {
    await enter(page, who);
    const asked = page.waitForResponse(welcomeBanners);
    await page.goto('/home/marketplace/customer');
    await asked;
    await untilAwake(page);
    await expect(page.getByRole('dialog')).toHaveCount(isWelcomed ? 1 : 0);
  }
});
