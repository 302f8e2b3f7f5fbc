import { expect, test } from './harness/journey.ts';
import { enter } from './harness/people.ts';

// What must be chosen first is refused by «Agregar todo», with its reason.
test.use({ expectedComplaints: /status of 400/ });

test('a buyer keeps products with the heart, leaves at once, and finds them in her favourites', {
  tag: '@phone',
}, async ({ page, checkAccess }) => {
  await enter(page, 'buyer');
  // Of its own, whatever an earlier journey left.
  const list = `Pedido ${Date.now()}`;
  const filled = page.getByRole('link', { name: new RegExp(`^${list}\\s*1 producto`) });

  // Nothing of an earlier journey.
  await page.goto('/home/profile/favourites');
  await expect(page.getByRole('heading', { name: 'Mis favoritos', level: 1 })).toBeVisible();
  const kept = page.getByRole('button', { name: /^Quitar de favoritos/ });
  const nothing = page.getByRole('heading', { name: 'Aún no tienes favoritos' });
  await expect(kept.first().or(nothing)).toBeVisible();
  // Each heart comes when its part of the page wakes: one after the other, whatever was there first.
  while ((await kept.count()) > 0) {
    const name = (await kept.first().getAttribute('aria-label')) ?? '';
    const removed = page.waitForResponse(/\/favorite\/remove-item/);
    await kept.first().click();
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
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
  await expect(page.getByText('Viste 1 de 1 producto')).toBeVisible();
  await expect(page.getByRole('article').getByRole('heading', { name })).toBeVisible();
  await checkAccess();

  // A list of her own: made, filled with a note, added to the cart whole, removed and back again.
  await page.getByRole('button', { name: 'Nueva lista' }).click();
  await page.getByLabel('Nombre de la lista').fill(list);
  await page.getByRole('button', { name: 'Crear lista' }).click();
  await expect(page.getByRole('heading', { name: list, level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Esta lista está vacía' })).toBeVisible();
  await page.getByRole('link', { name: /^Mis favoritos\s*1 producto/ }).click();
  await page.getByRole('button', { name: `Nota y listas de ${name}` }).click();
  await page.getByRole('checkbox', { name: list }).check();
  await page.getByLabel('Nota en Mis favoritos').fill('Dos al mes');
  await page.getByRole('button', { name: 'Guardar nota' }).click();
  await checkAccess();
  await page.getByRole('button', { name: 'Listo' }).click();
  await expect(page.getByText('Dos al mes')).toBeVisible();
  await filled.click();
  // The list that one leaves has the same button.
  await expect(page.getByRole('heading', { name: list, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Agregar todo' }).click();
  const told = page.getByRole('main').getByRole('status');
  await expect(told).toContainText(/Agregamos 1 producto|Elige una opción de|ya tenía/);
  await checkAccess();
  await page.getByRole('button', { name: 'Eliminar lista' }).click();
  await expect(filled).toHaveCount(0);
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await filled.click();
  await page.getByRole('button', { name: 'Eliminar lista' }).click();
  await expect(page.getByRole('heading', { name: 'Mis favoritos', level: 1 })).toBeVisible();

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
