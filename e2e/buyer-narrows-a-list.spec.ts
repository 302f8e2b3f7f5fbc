import { expect, test } from './harness/journey.ts';
import { enter } from './harness/people.ts';

test('a buyer narrows a list by its facets, sorts it, shares it and comes back', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await page.goto('/home/categories/');
  await page.getByRole('main').getByRole('link', { name: 'Tintes', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tintes' })).toBeVisible();
  const count = page.getByText(/^\d+ productos?$/);
  const whole = await count.textContent();

  await page.getByRole('button', { name: 'Filtros' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtrar' });
  const show = sheet.getByRole('button', { name: /^Ver \d+ productos?$/ });
  const level = sheet.getByRole('group', { name: 'Nivel de tono' }).getByRole('button').first();
  await expect(show).toBeVisible();
  const whereItStood = await level.boundingBox();
  await sheet.getByRole('group', { name: 'Marca' }).getByRole('button').first().click();
  await expect(show).not.toContainText(whole ?? '');
  expect(await level.boundingBox()).toEqual(whereItStood);
  await level.click();
  await checkAccess();
  const promised = (await show.textContent())?.replace('Ver ', '') ?? '';
  await show.click();

  await expect(page).toHaveURL(/brand=\d+&level=\d+$/);
  await expect(count).toHaveText(promised);
  expect(promised).not.toBe(whole);
  await page.getByLabel('Ordenar por').selectOption('Menor precio');
  await expect(page).toHaveURL(/sort=price-asc/);
  await page.reload();
  await expect(count).toHaveText(promised);
  await expect(page.getByLabel('Ordenar por')).toHaveValue('price-asc');
  await checkAccess();

  await page.getByRole('link', { name: /^Quitar el filtro Nivel/ }).click();
  await expect(page).not.toHaveURL(/level=/);
  await page.getByRole('main').getByRole('link', { name: 'Borrar filtros' }).click();
  await expect(count).toHaveText(whole ?? '');
});

test('a brand begins with its lines and its colour cards', async ({ page, checkAccess }) => {
  await enter(page, 'buyer');
  await page.goto('/home/manufacturers/1/almagra');
  const lines = page.getByRole('group', { name: 'Líneas de la marca' });
  await lines.getByRole('link', { name: /^Velo/ }).click();
  await expect(page).toHaveURL(/line=/);
  await expect(lines.getByRole('link', { name: /^Velo/ })).toHaveAttribute('aria-current', 'page');
  await checkAccess();
  await lines.getByRole('link', { name: 'Toda la marca' }).click();
  await page.getByRole('button', { name: /Ver los 89 tonos/ }).click();
  await expect(page.getByRole('dialog', { name: 'Carta de color' })).toBeVisible();
});

test('what nobody sells leads on', async ({ page, checkAccess }) => {
  await page.goto('/view-results-search?search=zzqqx');
  const main = page.getByRole('main');
  await expect(main.getByText('No encontramos nada para “zzqqx”')).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Lo que más piden los salones' })).toBeVisible();
  await expect(main.getByRole('heading', { name: 'Compra por categoría' })).toBeVisible();
  await checkAccess();
  await main.getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/details/);
});

test('a phone’s product has its price and its prices by quantity in sight, and one bar', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await page.goto('/product/tinte/1/details');
  const bar = page.getByRole('region', { name: 'Agregar este producto' });
  await expect(bar).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Navegación', exact: true })).toHaveCount(0);
  const top = (await bar.boundingBox())?.y ?? 0;
  const prices = await page.getByRole('table').boundingBox();
  expect((prices?.y ?? 999) + (prices?.height ?? 0)).toBeLessThanOrEqual(top);
  const picture = await page.getByRole('main').getByRole('img').first().boundingBox();
  expect(picture?.height ?? 999).toBeLessThanOrEqual(844 * 0.45);
  await checkAccess();
});

test('a link with prices in it shows a guest the list without them', async ({ page }) => {
  await page.goto('/home/bestsellers?minPrice=5000&sort=price-asc&available=stock');
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('option', { name: 'Menor precio' })).toHaveCount(0);
  const filters = page.getByRole('group', { name: 'Filtros elegidos' });
  await expect(filters.getByRole('link')).toHaveText(['Disponible ya', 'Borrar filtros']);
});

test('a tone that is typed opens its colour card', async ({ page }) => {
  await enter(page, 'buyer');
  await page.goto('/home/search');
  await page.getByRole('combobox').locator('visible=true').first().fill('7.43');
  await page.getByRole('option').filter({ hasText: 'Rubio medio cobrizo dorado' }).first().click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  await expect(card.getByRole('button', { name: /^7[.,/]43 / }).first()).toBeInViewport();
});

test('a favourite stays one, and a selection has its own page', async ({ page }) => {
  await enter(page, 'buyer');
  const known = page.waitForResponse(/\/favorite\/query/);
  await page.goto('/products/custom-list/rubios-frios');
  await expect(page.getByRole('heading', { level: 1, name: 'Rubios fríos' })).toBeVisible();
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await expect(page).toHaveURL(/details/);
  await known;
  const heart = page.getByRole('button', { name: /favoritos$/ });
  const keep = 'Guardar en favoritos';
  const next = (await heart.getAttribute('aria-label')) === keep ? 'Quitar de favoritos' : keep;
  const answer = page.waitForResponse(/\/favorite\/(add|remove-item)/);
  await heart.click();
  await expect(heart).toHaveAccessibleName(next);
  expect((await answer).status()).toBe(200);
  await page.reload();
  await expect(heart).toHaveAccessibleName(next);
});
