import { expect, test } from './harness/journey.ts';
import { emptyCart, enter } from './harness/people.ts';

test('a buyer finds a tone sold out, orders it from another line and goes on in the same card', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await emptyCart(page);

  await page.goto('/view-results-search?search=tinte%20velo');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\/.+\/\d+\/details/);
  await page.locator('summary', { hasText: 'Todos los tonos' }).click();
  await checkAccess();
  await page.getByRole('button', { name: 'Ver opciones para 7.6 Rubio medio rojo' }).click();

  const card = page.getByRole('dialog', { name: 'Carta de color' });
  const tile = card.getByRole('button', { name: /^7\.6 .*Agotado, Ver opciones$/ });
  const options = card.getByRole('region', { name: /^7\.6 / });
  await expect(tile).toHaveAttribute('aria-expanded', 'true');
  await expect(options.getByText('Tono fuera de stock')).toBeVisible();
  await expect(options.getByRole('list', { name: 'El mismo tono en' })).toBeVisible();
  await expect(options.getByRole('list', { name: 'De otra marca' })).toBeVisible();
  await checkAccess();

  const same = options
    .getByRole('list', { name: 'El mismo tono en' })
    .getByRole('listitem')
    .first();
  await same.getByRole('button', { name: /^Agregar: 7\.6 de/ }).click();
  await expect(page.getByText('Agregaste 1 unidad a tu carrito')).toBeVisible();
  await expect(same.getByText('1 en tu carrito')).toBeVisible();

  await same.getByRole('button', { name: /^Ver en su carta: 7\.6 / }).click();
  await expect(card.getByText(/Esencial/)).toBeVisible();
  await expect(card.getByRole('button', { name: /^7\.6 .*1 en tu carrito/ })).toBeInViewport();
  // The keyboard stands on the tone that the card was opened for.
  await expect(card.locator('[data-tone]:is(:focus, :focus-within)')).toContainText('7.6');
  await page.goBack();
  await expect(options).toBeVisible();

  // By keyboard: the tile closes what it opened.
  await tile.focus();
  await page.keyboard.press('Enter');
  await expect(options).toBeHidden();
  await expect(tile).toBeFocused();
});
