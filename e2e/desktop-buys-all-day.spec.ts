import { expect, test } from './harness/journey.ts';
import { addOxidant, openOxidant } from './harness/oxidant.ts';
import { emptyCart, enter } from './harness/people.ts';

/** What a desktop gives those who buy all day (issue 17.9). */
test('the filters stand beside the list, and each choice narrows it at once', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await page.goto('/home/categories/1/tintes');
  const count = page.getByText(/^\d+ productos?$/);
  const whole = (await count.textContent()) ?? '';
  await expect(page.getByRole('button', { name: 'Filtros' })).toBeHidden();
  const column = page.getByRole('complementary', { name: 'Filtros de la lista' });
  const brand = column.getByRole('group', { name: 'Marca' }).getByRole('button').first();
  const level = column.getByRole('group', { name: 'Nivel de tono' }).getByRole('button').first();

  await brand.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/brand=\d+$/);
  await expect(count).not.toHaveText(whole);
  await expect(brand).toBeFocused();
  await expect(brand).toHaveAttribute('aria-pressed', 'true');
  await level.click();
  await expect(page).toHaveURL(/brand=\d+&level=\d+$/);
  await checkAccess();

  // The way back takes one choice back, also beside the list.
  await page.goBack();
  await expect(page).toHaveURL(/brand=\d+$/);
  await expect(level).toHaveAttribute('aria-pressed', 'false');
  await expect(brand).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('main').getByRole('link', { name: 'Borrar filtros' }).click();
  await expect(count).toHaveText(whole);
  await expect(brand).toHaveAttribute('aria-pressed', 'false');
});

test('hands stay on the keyboard: search, palette, tiles', async ({ page, checkAccess }) => {
  await enter(page, 'buyer');
  await page.goto('/home/categories/1/tintes');
  const tiles = page.getByRole('main').getByRole('article');
  await tiles.first().getByRole('link').first().focus();
  // The listener comes once the page is awake.
  await expect(async () => {
    await page.keyboard.press('/');
    await expect(page.getByRole('combobox').first()).toBeFocused({ timeout: 500 });
  }).toPass();
  // In a field it is a letter.
  await page.keyboard.press('/');
  await expect(page.getByRole('combobox').first()).toHaveValue('/');
  await page.keyboard.press('Backspace');

  await tiles.first().getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tiles.nth(1).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(tiles.nth(5).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tiles.nth(4).getByRole('link').first()).toBeFocused();

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Ir a, buscar o repetir' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.getByRole('option', { name: /^Repetir el pedido/ }).first()).toBeVisible();
  await checkAccess();
  await page.keyboard.type('hist');
  await expect(palette.getByRole('option').first()).toHaveText('Historial de pedidos');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orders\/history$/);
  await expect(palette).toBeHidden();

  await page.keyboard.press('Control+k');
  await page.keyboard.type('suprema');
  await palette
    .getByRole('option', { name: /Suprema 60 g/ })
    .first()
    .click();
  await expect(page).toHaveURL(/details/);
});

test('in a colour card the arrows go from tone to tone', async ({ page }) => {
  await enter(page, 'buyer');
  await page.goto('/product/tinte/1/details');
  await page.getByRole('button', { name: 'Carta de color', exact: true }).click();
  const card = page.getByRole('dialog', { name: 'Carta de color' });
  const tones = card.locator('[data-tone]');
  await tones.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(tones.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(tones.first()).toBeFocused();
});

test('orders are a table that is sorted and saved as a file', async ({ page, checkAccess }) => {
  await enter(page, 'buyer');
  await page.goto('/home/profile/orders/history');
  const table = page.getByRole('table');
  const rows = table.getByRole('row');
  await expect(rows.nth(1)).toBeVisible();
  await checkAccess();
  const totals = async () =>
    (await rows.locator('td:nth-last-child(2)').allInnerTexts()).map((text) =>
      Number(text.split('$').at(-1)?.replace(/\D/g, '')),
    );
  await table.getByRole('button', { name: 'Total' }).click();
  await expect(page).toHaveURL(/sort=dearest/);
  await expect(table.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await expect
    .poll(async () => (await totals()).join())
    .toBe((await totals()).toSorted((a, b) => b - a).join());
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar CSV' }).click();
  const file = await (await download).createReadStream();
  let text = '';
  for await (const part of file) text += String(part);
  expect(text.split('\r\n')[0]).toContain('Pedido;Fecha;Cliente');
  expect(text.split('\r\n').length).toBeGreaterThan(2);
});

test('who buys sees nothing that leads away', async ({ page, checkAccess }) => {
  await enter(page, 'buyer');
  await emptyCart(page);
  await openOxidant(page);
  await addOxidant(page);
  await page.goto('/home/purchase/order/payment-methods');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Volver al carrito' })).toBeVisible();
  await expect(header.getByRole('combobox')).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  await checkAccess();
});
