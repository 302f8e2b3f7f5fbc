import type { Page } from '@playwright/test';
import { describeBusiness, type NewBusiness } from './harness/businesses.ts';
import { expect, test } from './harness/journey.ts';
import { readCode, readLink } from './harness/outbox.ts';
import { addOxidant, openOxidant } from './harness/oxidant.ts';
import { orderByTaps } from './harness/purchase.ts';
import {
  choose,
  chooseUnserved,
  fillBusiness,
  fillStart,
  fillStreet,
  pick,
  questionsOn,
  spell,
  tabTo,
} from './harness/register-form.ts';

test('from the landing to prices in four questions, and the rest before the first order', async ({
  page,
  browser,
  complaints,
  checkAccess,
}) => {
  // A dozen pages, each looked at for its accessibility.
  test.slow();
  const business = describeBusiness();
  const asked: string[] = [];
  const ask = async () => asked.push(...(await questionsOn(page)));
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).first().click();
  await expect(page).toHaveURL('/registro?from_landing=1');
  await expect(page.getByRole('textbox', { name: 'Celular' })).toBeVisible();
  await ask();
  await checkAccess();
  await page.getByRole('textbox', { name: 'Celular' }).fill('601 234');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escribe un celular de 10 dígitos que empiece por 3.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Celular' }).fill(spell(business.phone));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Celular' })).toHaveValue(spell(business.phone));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await proveOwnPhone(page, business, checkAccess);

  await expect(page).toHaveURL('/register/process');
  await expect(page.getByRole('radio', { name: 'Peluquería' })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Ciudad o municipio' })).toBeVisible();
  await ask();
  await checkAccess();
  await page.getByRole('button', { name: 'Ver mis precios' }).click();
  await expect(page.getByText('Elige un tipo de negocio.')).toBeVisible();
  await expect(page.getByText('Para crear la cuenta necesitamos tu autorización.')).toBeVisible();
  const consent = page.getByRole('checkbox', { name: /Autorizo el tratamiento/ });
  await expect(consent).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: /Quiero recibir ofertas/ })).not.toBeChecked();
  await chooseUnserved(page);
  await fillStart(page, ['Bogotá', 'Bogotá']);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Peluquería' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Ciudad o municipio' })).toContainText('Bogotá');
  await page.getByRole('button', { name: 'Ver mis precios' }).click();
  await expect(page).toHaveURL('/home/marketplace/customer');
  const questions = asked.filter((name) => !/Autorizo|Quiero recibir/.test(name));
  expect(questions, 'before there are prices').toEqual([
    'Celular',
    'Tipo de negocio',
    'Departamento',
    'Ciudad o municipio',
  ]);
  const kept = await page.evaluate(() => Object.keys(sessionStorage));
  expect(kept.filter((key) => /draft|phone/.test(key))).toEqual([]);
  await page.goto('/home/bestsellers');
  await expect(
    page
      .getByRole('main')
      .getByText(/\$\s\d/)
      .first(),
  ).toBeVisible();

  await openOxidant(page);
  await addOxidant(page);
  await page.goto('/home/cart');
  await expect(page.getByText('Tu primer pedido está a dos minutos')).toBeVisible();
  await expect(
    page.getByText(/Nos falta el nombre de tu negocio, el NIT o la cédula/),
  ).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'Completar datos' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cuéntanos de tu negocio');
  await checkAccess();
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Escribe el nombre de tu negocio.')).toBeVisible();
  await expect(page.getByLabel('Nombre del negocio')).toBeFocused();
  await fillBusiness(page, business);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByLabel('Tipo de documento')).toHaveValue('NIT');
  await page.getByLabel('Número de documento').fill('800191045');
  await expect(page.getByText('Dígito de verificación', { exact: true })).toBeVisible();
  await checkAccess();

  // A browser that knows nothing of what was typed goes on where this one stopped.
  const storageState = await page.context().storageState();
  const other = await browser.newContext({ storageState: { ...storageState, origins: [] } });
  await complaints.listenTo(other);
  const phone = await other.newPage();
  await phone.goto('/home/purchase/order/summary');
  await expect(phone).toHaveURL('/registration-status?redirectTo=%2Fhome%2Fcart');
  await expect(phone.getByLabel('Tipo de documento')).toBeVisible();
  await phone.getByLabel('Tipo de documento').selectOption('CC');
  await phone.getByLabel('Número de documento').fill(business.documentNumber);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await expect(phone.getByRole('combobox', { name: 'Ciudad o municipio' })).toContainText('Bogotá');
  await fillStreet(phone);
  await phone.getByRole('button', { name: 'Continuar' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText('¿A qué correo te escribimos?');
  await other.close();

  await page.goto('/home/cart');
  await expect(page.getByText('Nos falta tu correo.')).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).filter({ visible: true }).first().click();
  await expect(page.getByText('Carrera 7 Bis # 45 Sur-20')).toBeVisible();
  await checkAccess();
  await page.getByLabel('Correo electrónico').fill(business.email);
  await page.getByRole('button', { name: 'Guardar y volver al carrito' }).click();
  await expect(page).toHaveURL('/home/cart');
  await expect(page.getByText('Tu primer pedido está a dos minutos')).toHaveCount(0);
  // Of a first order, with the volume, adding and the way to the cart.
  expect(3 + (await orderByTaps(page))).toBeLessThanOrEqual(8);

  await page.goto(await readLink(page, business.email, /\/login\/confirm-email\//));
  await page.getByRole('button', { name: 'Confirmar mi correo' }).click();
  await expect(page.getByText('Confirmaste tu correo.')).toBeVisible();
});

/** The code that comes to the phone, on the two pages between the phone and the rest. */
async function proveOwnPhone(
  page: Page,
  { phone }: NewBusiness,
  checkAccess: () => Promise<void>,
): Promise<void> {
  await expect(page).toHaveURL('/send-confirmation-code/register');
  await expect(page.getByText(`+57 ${spell(phone)}`)).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page).toHaveURL('/verify-code');
  await expect(page.getByText(/Puedes pedir otro código en \d+ s/)).toBeVisible();
  await checkAccess();
  // The last digit sends it.
  await page.getByLabel('Código de 6 dígitos').fill(await readCode(page, phone));
}

test('a guest sees prices and tells the rest with the keyboard alone', async ({ page }) => {
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
  await tabTo(page, 'radio', 'Peluquería');
  await keyboard.press('Space');
  await tabTo(page, 'combobox', 'Departamento');
  await choose(page, 'Buscar departamento', 'antioq');
  await tabTo(page, 'combobox', 'Ciudad o municipio');
  await choose(page, 'Buscar ciudad', 'medellin');
  // The consent is passed by first, and what is wrong then takes the focus.
  await tabTo(page, 'checkbox', /Quiero recibir ofertas/);
  await keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: /Autorizo el tratamiento/ })).toBeFocused();
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/home/marketplace/customer');

  await page.goto('/registration-status');
  await tabTo(page, 'textbox', 'Nombre del negocio');
  await type(business.businessName);
  await tabTo(page, 'textbox', 'Nombre');
  await type('Azucena');
  await keyboard.type('Pardo');
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
  await tabTo(page, 'textbox', 'Número o nombre');
  await type('12');
  await type('34');
  await keyboard.type('56');
  await keyboard.press('Enter');
  await tabTo(page, 'textbox', 'Correo electrónico');
  await keyboard.type(business.email);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/registration-status');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(business.businessName);
});

test.describe('with a part that fails', () => {
  test.use({ expectedComplaints: /TypeError|Cannot destructure|null/ });

  test('what is chosen for the prices and the rest of the page stand', {
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
    await expect(
      page.getByText('No pudimos mostrar esta parte. Lo demás sigue aquí.'),
    ).toBeVisible();
    await pick(page, 'Departamento', 'Buscar departamento', 'Antioquia');

    await page.unroute('**/api/v3/lists/trades-types*');
    await page.getByRole('button', { name: 'Reintentar' }).click();
    await expect(page.getByRole('radio', { name: 'Peluquería' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Departamento' })).toContainText('Antioquia');
    await fillStart(page);
    await page.getByRole('button', { name: 'Ver mis precios' }).click();
    await expect(page).toHaveURL('/home/marketplace/customer');
  });
});
