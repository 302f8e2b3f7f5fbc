import { expect, test } from './harness/journey.ts';
import { enter } from './harness/people.ts';

test('a buyer keeps products with the heart, leaves at once, and finds them in her favourites', {
  tag: '@phone',
}, async ({ page, checkAccess }) => {
  await enter(page, 'buyer');

  // Nothing of an earlier journey.
  await page.goto('/home/profile/favourites');
  await expect(page.getByRole('heading', { name: 'Mis favoritos', level: 1 })).toBeVisible();
  const kept = page.getByRole('button', { name: /^Quitar de favoritos/ });
  const nothing = page.getByRole('heading', { name: 'Aún no tienes favoritos' });
  await expect(kept.first().or(nothing)).toBeVisible();
  for (let left = await kept.count(); left > 0; left -= 1) {
    const removed = page.waitForResponse(/\/favorite\/remove-item/);
    await kept.first().click();
    await expect(kept).toHaveCount(left - 1);
    await removed;
  }
  await page.reload();
  await expect(nothing).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'Ver los más vendidos' }).click();

  const first = page.getByRole('main').getByRole('article').first();
  const name = await first.getByRole('heading').innerText();
  await first.getByRole('button', { name: /^Guardar en favoritos/ }).click();
  // Before the answer: what was pressed is not lost.
  await page.goto('/home/profile');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Mis favoritos/ })
    .click();
  await expect(page).toHaveURL('/home/profile/favourites');
  await expect(page.getByText('1 producto', { exact: true })).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();
  await checkAccess();

  // On the product's page it is the same heart.
  await page.getByRole('article').getByRole('link', { name }).click();
  const removed = page.waitForResponse(/\/favorite\/remove-item/);
  await page.getByRole('button', { name: 'Quitar de favoritos', exact: true }).click();
  await removed;
  await expect(
    page.getByRole('button', { name: 'Guardar en favoritos', exact: true }),
  ).toBeVisible();
  await page.goBack();
  await expect(nothing).toBeVisible();
});
