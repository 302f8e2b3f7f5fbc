import { bogotaDate } from '@matiz/domain/kernel/clock.ts';
import type { BrowserContext, Page } from '@playwright/test';
import { describeBusiness, type NewBusiness } from './harness/businesses.ts';
import { openEntry, readFirstLink, saveForm } from './harness/desk.ts';
import { expect, expectNoSeriousFinding, test } from './harness/journey.ts';
import { startProduct } from './harness/product.ts';
import { payAtTheDoor } from './harness/purchase.ts';
import { completeBusiness, fillStart, spell } from './harness/register-form.ts';
import { port as usualPort } from './harness/settings.ts';

const director = { email: 'duena@tienda.co', password: 'tijeras y peine largo' };
/** As a supplier writes it: one price in a column that nobody knows. */
const list = [
  'Referencia;Descripción;Marca;Categoría;Lo de siempre;Existencias',
  'OXI-20;Oxidante 20 vol;Alma;Oxidantes;9900;40',
  'OXI-30;Oxidante 30 vol;Alma;Oxidantes;10.500;40',
].join('\n');

// An order that waits for terms which changed meanwhile.
test.use({ expectedComplaints: /status of 409/ });

// A shop as it is installed: its own empty database, no demonstration, nobody who carries mails.
test('the first day: from an empty database to the first order delivered @desktop', async ({
  browser,
  complaints,
}) => {
  test.slow();
  const port = usualPort + 2;
  const address = `http://127.0.0.1:${port}`;
  const product = await startProduct({ port, env: { MATIZ_DEMO: '0', PUBLIC_URL: address } });
  const contexts: BrowserContext[] = [];
  try {
    const openPage = async () => {
      const context = await browser.newContext({ baseURL: address });
      contexts.push(context);
      context.setDefaultTimeout(20_000);
      await complaints.listenTo(context);
      return context.newPage();
    };
    const desk = await openPage();
    await becomeDirector(desk, await readFirstLink(product));
    await setUpShop(desk);
    await makeProduct(desk);
    await importProducts(desk);
    await openEntry(desk, 'Primer día');
    await expect(desk.getByText('Tu tienda ya puede vender.')).toBeVisible();
    await expect(desk.getByText('3 productos con precio y existencias.')).toBeVisible();

    const shop = await openPage();
    const business = await register(shop, desk);
    const code = await order(shop, desk, business);
    await deliver(desk, code);
    await shop.goto(`/home/profile/orders/history/${code}`);
    await expect(shop.getByText('Entregado').first()).toBeVisible();
    await openEntry(desk, 'Primer día');
    await expect(desk.getByText('Ya hay pedidos.')).toBeVisible();
  } finally {
    // First the pages: they would complain of a shop that goes away.
    for (const context of contexts) await context.close();
    await product.stop();
  }
});

async function becomeDirector(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Nombre', { exact: true }).fill('Olga');
  await page.getByLabel('Correo').fill(director.email);
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(director.password);
  await expectNoSeriousFinding(page);
  await page.getByRole('button', { name: 'Crear mi cuenta' }).click();
  await page.getByRole('link', { name: 'Entrar al escritorio' }).click();
  await page.getByLabel('Correo electrónico').fill(director.email);
  await page.getByLabel('Contraseña', { exact: true }).fill(director.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  // The first of a shop that cannot sell yet is led to what it lacks.
  await expect(page.getByRole('heading', { level: 1, name: 'Primer día' })).toBeVisible();
}

async function openStep(page: Page, title: string): Promise<void> {
  await openEntry(page, 'Primer día');
  await page.getByRole('link', { name: `Hacerlo: ${title}` }).click();
}

async function setUpShop(page: Page): Promise<void> {
  await openEntry(page, 'Primer día');
  await expect(page.getByText('1 de 10 listos')).toBeVisible();
  await expectNoSeriousFinding(page);

  await openStep(page, 'Negocio');
  await page.getByLabel('Nombre del negocio').fill('Color y Corte SAS');
  await page.getByLabel('NIT').fill('900.123.456-8');
  await saveForm(page);
  await expect(page.getByLabel('NIT')).toHaveValue('900123456-8');

  // A zone needs the warehouse that it is served from.
  await openStep(page, 'Cobertura');
  await page.getByRole('link', { name: 'Crear una zona' }).first().click();
  await page.getByRole('link', { name: 'Crear la primera bodega' }).click();
  await page.getByLabel('Nombre').fill('Centro');
  await page.getByLabel('Código').fill('MED');
  await page.getByLabel('Ciudad').selectOption({ label: 'Medellín, Antioquia' });
  await saveForm(page);

  await openStep(page, 'Cobertura');
  await page.getByRole('link', { name: 'Crear una zona' }).first().click();
  await page.getByLabel('Nombre').fill('Valle de Aburrá');
  await page.getByLabel('Buscar una ciudad').fill('medell');
  await page.getByRole('checkbox', { name: 'Medellín' }).check();
  await page.getByLabel('Envío', { exact: true }).fill('9.000');
  await expectNoSeriousFinding(page);
  await saveForm(page);
}

async function makeProduct(page: Page): Promise<void> {
  await openEntry(page, 'Primer día');
  await page.getByRole('link', { name: 'Crear uno a mano' }).click();
  await expect(page.getByText('Un producto lleva marca y categoría.')).toBeVisible();
  await page.getByRole('link', { name: 'Elegir las categorías' }).click();
  await page.getByRole('button', { name: 'Usar el árbol propuesto' }).click();
  await expect(page.getByRole('main').getByRole('link', { name: 'Tintes' }).first()).toBeVisible();

  await openEntry(page, 'Productos');
  await page.getByRole('link', { name: 'Crear un producto' }).first().click();
  await page.getByRole('link', { name: 'Crear la primera marca' }).click();
  await page.getByLabel('Nombre').fill('Alma');
  await saveForm(page);

  await openEntry(page, 'Productos');
  await page.getByRole('link', { name: 'Crear un producto' }).first().click();
  await page.getByLabel('Código', { exact: true }).fill('TIN-1');
  await page.getByLabel('Nombre', { exact: true }).fill('Tinte rubio');
  await page.getByLabel('Marca').selectOption({ label: 'Alma' });
  await page.getByLabel('Categoría').selectOption({ label: 'Tintes' });
  await page.getByLabel('Precio con IVA · Centro').fill('24.900');
  await page.getByLabel('Existencias al empezar · Centro').fill('12');
  await expectNoSeriousFinding(page);
  await saveForm(page);
}

async function importProducts(page: Page): Promise<void> {
  await openEntry(page, 'Importar');
  const file = { name: 'lista.csv', mimeType: 'text/csv', buffer: Buffer.from(list) };
  await page.getByLabel('Elegir archivo', { exact: true }).last().setInputFiles(file);
  const price = page.getByRole('row', { name: /^Lo de siempre/ });
  await price.getByRole('combobox').selectOption({ label: 'Precio' });
  await page.getByRole('button', { name: 'Revisar sin guardar' }).click();
  await expect(page.getByText('Productos: 2 nuevos, 0 cambiados.')).toBeVisible();
  await expectNoSeriousFinding(page);
  await page.getByRole('button', { name: 'Cargar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Lo que pasó' })).toBeVisible();
}

/** A business registers; its code comes by the phone call that the staff makes. */
async function register(page: Page, desk: Page): Promise<NewBusiness> {
  const business = describeBusiness();
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Crear cuenta' }).first().click();
  await page.getByRole('textbox', { name: 'Celular' }).fill(spell(business.phone));
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Pedir que me llamen' }).click();
  await expect(page).toHaveURL('/verify-code');
  await openEntry(desk, 'Códigos por teléfono');
  await desk.getByRole('button', { name: /^Dar código a/ }).click();
  const code = await desk.getByText(/^\d{6}$/).innerText();
  await expectNoSeriousFinding(desk);
  await page.getByLabel('Código de 6 dígitos').fill(code);

  await expect(page).toHaveURL('/register/process');
  await fillStart(page);
  // Nothing reaches phones in this shop: the e-mail leads back into the account.
  await page.getByLabel('Correo electrónico').fill(business.email);
  await page.getByRole('button', { name: 'Ver mis precios' }).click();
  await expect(page).toHaveURL(/\/home\//);
  return business;
}

/** What was made by hand and what came by file, paid at the door; answers the order's number. */
async function order(page: Page, desk: Page, business: NewBusiness): Promise<string> {
  for (const [word, price, inCart] of [
    ['tinte', /\$\s24\.900/, 'Carrito con 1 unidad'],
    ['oxidante 30', /\$\s10\.500/, 'Carrito con 2 unidades'],
  ] as const) {
    await page.goto(`/view-results-search?search=${encodeURIComponent(word)}`);
    const card = page.getByRole('main').getByRole('article').filter({ hasText: price });
    await card.first().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/details/);
    await page.getByRole('button', { name: 'Agregar al carrito' }).first().click();
    await expect(page.getByRole('link', { name: inCart }).first()).toBeVisible();
  }
  await page.goto('/home/cart');
  await expect(page.getByText('2 unidades').first()).toBeVisible();
  await page.getByRole('button', { name: 'Continuar' }).first().click();
  await completeBusiness(page, business);
  await page.getByRole('button', { name: 'Continuar' }).first().click();
  await expect(page).toHaveURL(/\/home\/purchase\//);
  await payAtTheDoor(page);
  await publishTerms(desk);
  // What is known of a session is a second old at most (`principalTtlMs`).
  await page.waitForTimeout(1_500);
  const confirm = page.getByRole('button', { name: /^Confirmar pedido/ }).first();
  await confirm.click();
  // What changed since the business agreed is agreed to first.
  await page.getByRole('button', { name: 'Acepto los términos' }).click();
  await expect(page.getByText('¡Gracias! Ya puedes confirmar tu pedido.')).toBeVisible();
  await expectNoSeriousFinding(page);
  await confirm.click();
  await expect(page.getByRole('heading', { name: '¡Pedido confirmado!' })).toBeVisible();
  return new URL(page.url()).searchParams.get('order') ?? '';
}

/** Terms of the shop's own, in force from today. */
async function publishTerms(page: Page): Promise<void> {
  await openEntry(page, 'Textos legales');
  await page.getByRole('link', { name: 'Crear un texto legal' }).first().click();
  // The list that is left has a column of that name.
  const inForce = page.locator('form').getByLabel('Rige desde', { exact: true });
  await expect(inForce).toHaveValue(bogotaDate(new Date()));
  await page.getByRole('textbox', { name: 'Texto' }).fill('# Quiénes somos\nVende {negocio}.');
  await expect(page.getByRole('region', { name: 'Así se lee' })).toContainText('Color y Corte SAS');
  await expectNoSeriousFinding(page);
  await saveForm(page);
}

async function deliver(page: Page, code: string): Promise<void> {
  await openEntry(page, 'Pedidos');
  await page.getByRole('link', { name: code }).click();
  const delivery = page.getByRole('region', { name: 'Entrega' });
  for (const [action, state] of [
    ['Preparar', 'En preparación'],
    ['Despachar', 'En camino'],
    ['Marcar entregado', 'Entregado'],
  ] as const) {
    await delivery.getByRole('button', { name: action }).click();
    await expect(delivery.getByText(state)).toBeVisible();
  }
  await expectNoSeriousFinding(page);
}
