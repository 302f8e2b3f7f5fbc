import { registerBusiness } from './harness/businesses.ts';
import { expect, test } from './harness/journey.ts';
import { readCode, readLink } from './harness/outbox.ts';

test('a buyer recovers a lost password by the link of the e-mail, and enters with the new one', async ({
  page,
  checkAccess,
}) => {
  const { email } = await registerBusiness(page);
  await page.goto('/login?redirectTo=%2Fhome%2Fbestsellers');
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click();
  await expect(page).toHaveURL('/login/recovery/password');
  await checkAccess();
  await page.getByLabel('Correo electrónico').fill('azucena@');
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByText('Escribe un correo válido, como nombre@salon.co.')).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByRole('button', { name: 'Enviar enlace' }).click();
  await expect(page.getByRole('heading', { name: 'Revisa tu correo' })).toBeFocused();
  await checkAccess();

  await page.goto(await readLink(page, email, /\/login\/change\/password\//));
  await checkAccess();
  await page.getByLabel('Contraseña nueva').fill('corta');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();
  await expect(page.getByText('Usa al menos 8 caracteres.')).toBeVisible();
  await expect(page.getByLabel('Contraseña nueva')).toBeFocused();
  await page.getByLabel('Contraseña nueva').fill('peine tijera secador nueva');
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click();

  await expect(page).toHaveURL('/login');
  await expect(
    page.getByText('Cambiaste tu contraseña. Inicia sesión con la nueva.'),
  ).toBeVisible();
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('peine tijera secador nueva');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL('/home/marketplace/customer');
});

/** Buyers of the demonstration (D-17): one for each size, since a phone is sent one code a minute. */
const phones = { desktop: '3165550103', phone: '3205550104' };

test('a buyer enters with a code to the phone, and comes back to where she was', async ({
  page,
  checkAccess,
  isPhone,
}) => {
  const phone = phones[isPhone ? 'phone' : 'desktop'];
  await page.goto('/login?redirectTo=%2Fhome%2Fbestsellers');
  await page.getByRole('link', { name: 'Entra con tu celular' }).click();
  await checkAccess();
  await page.getByRole('textbox', { name: 'Celular' }).fill(phone);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page).toHaveURL('/send-confirmation-code/login');
  await page.getByText('WhatsApp', { exact: true }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page).toHaveURL('/verify-code');
  await page.getByLabel('Código de 6 dígitos').fill(await readCode(page, phone));
  await expect(page).toHaveURL('/home/bestsellers');
  await expect(
    page
      .getByRole('main')
      .getByText(/\$\s\d/)
      .first(),
  ).toBeVisible();
});
