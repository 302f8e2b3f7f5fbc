import { registerBusiness } from './harness/businesses.ts';
import { expect, test } from './harness/journey.ts';

test('a buyer deletes the account from the profile, and nothing of it is left', async ({
  page,
  checkAccess,
}) => {
  const { email, password } = await registerBusiness(page);
  await page.goto('/eliminar-cuenta');
  await expect(page.getByText('Se conserva porque lo exige la ley')).toBeVisible();
  await checkAccess();
  await page.getByRole('main').getByRole('link', { name: 'Inicia sesión' }).click();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/eliminar-cuenta');

  await page.goto('/home/profile');
  // Views are counted with the session that saw them: it must not end while they are on their way.
  const counted = page.waitForRequest('**/api/events/page-views');
  await page.getByRole('link', { name: /^Eliminar mi cuenta/ }).click();
  await expect(page.getByText(`Vas a eliminar la cuenta de ${email}.`)).toBeVisible();
  await checkAccess();
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(page.getByText('Marca la casilla para continuar.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Entiendo que se borran/ }).check();
  await counted;
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click();
  await expect(
    page.getByRole('heading', { name: 'Su cuenta de cliente ha sido eliminada.' }),
  ).toBeFocused();
  await checkAccess();
  await page.getByRole('button', { name: 'Ir al inicio' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/home/profile');
  await expect(page, 'only a visitor is left').toHaveURL(/\/login/);

  const reply = await page.request.post('/api/v3/auth/login', {
    data: { email, password },
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect((await reply.json()).code).toBe('BAD_CREDENTIALS');
});
