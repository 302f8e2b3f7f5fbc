import { describeBusiness } from './harness/businesses.ts';
import { expect, test } from './harness/journey.ts';
import { readCode, readLink } from './harness/outbox.ts';
import {
  choose,
  chooseUnserved,
  fillAddress,
  fillBusiness,
  spell,
  tabTo,
} from './harness/register-form.ts';

test('a guest registers from the landing with a code, loses nothing on the way, and sees prices', async ({
  page,
  checkAccess,
}) => {
  // A dozen pages, each looked at for its accessibility.
  test.slow();
  const business = describeBusiness();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).first().click();
  await expect(page).toHaveURL('/registro?from_landing=1');
  await checkAccess();
  await page.getByRole('textbox', { name: 'Celular' }).fill('601 234');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escribe un celular de 10 dígitos que empiece por 3.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Celular' }).fill(spell(business.phone));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Celular' })).toHaveValue(spell(business.phone));
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page).toHaveURL('/send-confirmation-code/register');
  await expect(page.getByText(`+57 ${spell(business.phone)}`)).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page).toHaveURL('/verify-code');
  await expect(page.getByText(/Puedes pedir otro código en \d+ s/)).toBeVisible();
  await checkAccess();
  // The last digit sends it.
  await page.getByLabel('Código de 6 dígitos').fill(await readCode(page, business.phone));

  await expect(page).toHaveURL('/register/process');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuéntanos de tu negocio');
  await checkAccess();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escribe el nombre de tu negocio.')).toBeVisible();
  await expect(page.getByLabel('Nombre del negocio')).toBeFocused();
  await fillBusiness(page, business);
  await page.reload();
  await expect(page.getByLabel('Nombre del negocio')).toHaveValue(business.businessName);
  await expect(page.getByRole('radio', { name: 'Peluquería' })).toBeChecked();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByLabel('Tipo de documento')).toHaveValue('NIT');
  await page.getByLabel('Número de documento').fill('800191045');
  await expect(page.getByText('Dígito de verificación', { exact: true })).toBeVisible();
  await checkAccess();
  await page.getByLabel('Tipo de documento').selectOption('CC');
  await page.getByLabel('Número de documento').fill(business.documentNumber);
  await page.goBack();
  await expect(page.getByLabel('Nombre del negocio')).toHaveValue(business.businessName);
  await page.goForward();
  await expect(page.getByLabel('Número de documento')).toHaveValue(business.documentNumber);
  await page.getByRole('button', { name: 'Continuar' }).click();

  await chooseUnserved(page);
  await fillAddress(page);
  await checkAccess();
  await page.getByRole('button', { name: 'Continuar' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tu cuenta');
  await expect(page.getByText('Carrera 7 Bis # 45 Sur-20')).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /Autorizo el tratamiento/ });
  await expect(consent).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Quiero recibir ofertas/ })).not.toBeChecked();
  await checkAccess();
  await page.getByLabel('Correo electrónico').fill(business.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(business.password);
  await page.getByRole('button', { name: 'Crear cuenta' }).click();
  await expect(page.getByText('Para crear la cuenta necesitamos tu autorización.')).toBeVisible();
  await consent.check();
  await page.getByRole('button', { name: 'Crear cuenta' }).click();

  await expect(page).toHaveURL('/registration-status');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(business.businessName);
  await expect(page.getByText('Confirma tu correo')).toBeVisible();
  await checkAccess();
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => /draft|phone/.test(key))).toEqual([]);

  await page.goto(await readLink(page, business.email, /\/login\/confirm-email\//));
  await checkAccess();
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByText('Confirmaste tu correo.')).toBeVisible();
  await page.goto('/home/bestsellers');
  await expect(
    page
      .getByRole('main')
      .getByText(/\$\s\d/)
      .first(),
  ).toBeVisible();
});

test('a guest registers with the keyboard alone', async ({ page }) => {
  const business = describeBusiness();
  const { keyboard } = page;
  const type = async (text: string) => {
    await keyboard.type(text);
    await keyboard.press('Tab');
  };
  await page.goto('/registro');
  await page.getByRole('textbox', { name: 'Celular' }).focus();
  await keyboard.type(business.phone);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/send-confirmation-code/register');
  await tabTo(page, 'radio', 'Mensaje de texto');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'WhatsApp' })).toBeChecked();
  await keyboard.press('Enter');
  await expect(page.getByLabel('Código de 6 dígitos')).toBeFocused();
  await keyboard.type(await readCode(page, business.phone));

  await expect(page).toHaveURL('/register/process');
  await tabTo(page, 'textbox', 'Nombre del negocio');
  await type(business.businessName);
  // The kinds of business are passed by first, and what is wrong then takes the focus.
  await keyboard.press('Tab');
  await type('Azucena');
  await keyboard.type('Pardo');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'Peluquería' })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, 'combobox', 'Tipo de documento');
  await keyboard.type('Cédula de c');
  await keyboard.press('Tab');
  await keyboard.type(business.documentNumber);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    '¿A dónde llevamos tus pedidos?',
  );
  await tabTo(page, 'combobox', 'Departamento');
  await choose(page, 'Buscar departamento', 'antioq');
  await tabTo(page, 'combobox', 'Ciudad o municipio');
  await choose(page, 'Buscar ciudad', 'medellin');
  await tabTo(page, 'textbox', 'Número o nombre');
  await type('12');
  await type('34');
  await keyboard.type('56');
  await keyboard.press('Enter');

  await tabTo(page, 'textbox', 'Correo electrónico');
  await type(business.email);
  await keyboard.type(business.password);
  await tabTo(page, 'checkbox', /Autorizo el tratamiento/);
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/registration-status');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(business.businessName);
});

test.describe('with a part that fails', () => {
  test.use({ expectedComplaints: /TypeError|Cannot destructure|null/ });

  test('what is typed into a registration and the rest of its page stand', {
    tag: '@phone',
  }, async ({ page }) => {
    const business = describeBusiness();
    await page.route('**/api/v3/lists/trades-types*', (route) =>
      route.fulfill({ json: { results: [null] } }),
    );
    await page.goto('/registro');
    await page.getByRole('textbox', { name: 'Celular' }).fill(business.phone);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await page.getByRole('button', { name: 'Enviar código' }).click();
    await page.getByLabel('Código de 6 dígitos').fill(await readCode(page, business.phone));
    const name = page.getByLabel('Nombre del negocio');
    await name.fill(business.businessName);
    await expect(
      page.getByText('No pudimos mostrar esta parte. Lo demás sigue aquí.'),
    ).toBeVisible();

    await page.unroute('**/api/v3/lists/trades-types*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('radio', { name: 'Peluquería' })).toBeVisible();
    await expect(name).toHaveValue(business.businessName);
    await fillBusiness(page, business);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByLabel('Tipo de documento')).toBeVisible();
  });
});
