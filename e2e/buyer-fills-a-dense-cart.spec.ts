import { expect, test } from './harness/journey.ts';
import { emptyCart, enter } from './harness/people.ts';

const most = 1300;
const tones = '2.0, 1.0 x2, 6.0, 8.0, 9.0, 6.1 x3, 7.1, 8.1, 9.1, 6.3, 7.3, 8.3';

test('twelve tones of one dye stand in a cart of one and a half screens, and one is taken out', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await emptyCart(page);
  await page.goto('/home/categories/1/tintes');
  const dye = page.getByRole('main').getByRole('article').nth(1);
  await dye.getByRole('button', { name: 'Elegir tonos' }).click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await card.getByRole('button', { name: 'Pegar lista' }).click();
  await card.getByLabel('Tu lista de tonos').fill(tones);
  await card.getByRole('button', { name: 'Elegir tonos' }).click();
  await card.getByRole('button', { name: 'Agregar al carrito' }).click();
  await expect(card).toBeHidden();

  await page.goto('/home/cart');
  const rows = page.locator('[data-line]');
  await expect(rows).toHaveCount(12);
  await checkAccess();
  const heights = await rows.evaluateAll((all) => all.map((row) => row.clientHeight));
  expect(Math.max(...heights)).toBeLessThanOrEqual(57);
  const end = await page
    .getByRole('region', { name: 'Resumen' })
    .evaluate((part) => part.getBoundingClientRect().bottom + window.scrollY);
  expect(end).toBeLessThanOrEqual(most);

  // The keyboard goes on to the neighbour, and the units come back.
  const remove = page.getByRole('button', { name: /^Quitar Tinte/ });
  await remove.nth(3).click();
  await expect(rows).toHaveCount(11);
  await page.getByRole('button', { name: 'Deshacer' }).first().click();
  await expect(rows).toHaveCount(12);
  await emptyCart(page);
});
