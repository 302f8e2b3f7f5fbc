import { expect, test } from './harness/journey.ts';
import { enter } from './harness/people.ts';

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
