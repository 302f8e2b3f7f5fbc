import { showCode } from '../apps/server/src/testing/authenticator.ts';
import { logInAs } from './harness/desk.ts';
import { expect, test } from './harness/journey.ts';

// A wrong code is part of it, and a device that nobody has entered with.
test.use({ expectedComplaints: /status of 40[01]/ });

test('a clerk sets a second factor up, enters with it, and takes it away @desktop', async ({
  page,
  checkAccess,
}) => {
  await page.goto('/desk');
  await logInAs(page, 'precios@demo.matiz.co');
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await checkAccess();
  await page.getByRole('link', { name: 'Activar el segundo factor' }).click();
  await page.getByRole('button', { name: 'Configurar' }).click();
  await expect(
    page.getByRole('img', { name: 'Código QR para tu aplicación de códigos' }),
  ).toBeVisible();
  await checkAccess();
  const secret = await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText();
  await page.getByLabel('Código', { exact: true }).fill('no es');
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByText('Ese código no sirve.', { exact: false })).toBeVisible();
  await page.getByLabel('Código', { exact: true }).fill(showCode(secret, new Date()));
  await page.getByRole('button', { name: 'Activar' }).click();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  const [first = '', second = ''] = await page.getByRole('listitem').allInnerTexts();
  await checkAccess();
  await page.getByRole('checkbox', { name: 'Ya los guardé' }).check();
  await page.getByRole('button', { name: 'Seguir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();

  // Another device: it has the password and nothing else.
  await page.context().clearCookies();
  await page.goto('/desk/precios');
  await logInAs(page, 'precios@demo.matiz.co');
  await expect(page.getByRole('heading', { name: 'Escribe tu código' })).toBeVisible();
  await checkAccess();
  await page.getByLabel('Código', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Hola/ })).toBeVisible();
  await page.getByRole('link', { name: 'Mi cuenta' }).click();
  await page.getByRole('link', { name: 'Ver el segundo factor' }).click();
  await expect(page.getByText('Te quedan 9 códigos de recuperación.')).toBeVisible();
  await page.getByText('Quitar el segundo factor').first().click();
  await page.getByLabel('Código', { exact: true }).fill(second);
  await page.getByRole('button', { name: 'Quitar el segundo factor' }).click();
  await expect(page.getByRole('heading', { name: 'Protege tu cuenta' })).toBeVisible();
});
