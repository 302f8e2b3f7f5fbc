import { expect, type Page } from '@playwright/test';
import { test } from './harness/journey.ts';
import { emptyCart, enter } from './harness/people.ts';

const addressTitle = 'Sede Laureles de prueba';

/** Whatever an earlier run left: the address of this journey, and the place that it chose. */
async function startOver(page: Page): Promise<void> {
  const headers = { 'sec-fetch-site': 'same-origin' };
  const list = await (await page.request.get('/api/v3/me/addresses')).json();
  for (const { _id, title } of list.results) {
    if (title !== addressTitle) continue;
    await page.request.delete(`/api/v3/me/addresses?_id=${_id}`, { headers });
  }
}

interface Product {
  readonly _id: string;
  readonly code: string;
  readonly has_versions: boolean;
  readonly isCombo: boolean;
  readonly is_PreSales: boolean;
  readonly multiple: number;
  readonly warehouses: { readonly stock: number }[];
}

const stockOf = ({ warehouses }: Product) => warehouses[0]?.stock ?? 0;

/** All that Bogotá has of three products of which it has little: another warehouse has other stock. */
async function fillCart(page: Page): Promise<void> {
  await emptyCart(page);
  const pages = await Promise.all(
    ['1', '2', '3'].map(async (number) => {
      const reply = await page.request.get(`/api/product/list?limit=60&page=${number}`);
      const { result }: { result: Product[] } = await reply.json();
      return result;
    }),
  );
  const few = pages
    .flat()
    .filter((each) => !each.has_versions && !each.isCombo && !each.is_PreSales)
    .filter((each) => stockOf(each) >= 10 && stockOf(each) < 32);
  expect(few.length).toBeGreaterThan(2);
  for (const product of few.slice(0, 3)) {
    const { _id: productId, code, multiple } = product;
    const quantity = Math.floor(stockOf(product) / multiple) * multiple;
    const added = await page.request.post('/api/cart/additem', {
      headers: { 'sec-fetch-site': 'same-origin' },
      data: { productId, code, quantity },
    });
    expect(added.status()).toBe(200);
  }
}

test('a buyer writes an address in another city, and sees what changes before it does', async ({
  page,
  checkAccess,
}) => {
  test.slow();
  await enter(page, 'buyer');
  await startOver(page);
  await fillCart(page);

  // A new address, by its Colombian parts; what is typed outlives a reload.
  await page.goto('/home/profile/address');
  await checkAccess();
  await page.getByRole('link', { name: 'Nueva dirección' }).filter({ visible: true }).click();
  await page.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(page.getByText('Escribe el número o el nombre de la vía.')).toBeVisible();
  await expect(page.getByLabel('Número o nombre')).toBeFocused();
  await page.getByLabel('Tipo de vía').selectOption('Carrera');
  await page.getByLabel('Número o nombre').fill('70');
  await page.getByLabel('Con', { exact: true }).fill('44');
  await page.getByLabel('Placa', { exact: true }).fill('31');
  await expect(page.getByText('Carrera 70 # 44-31')).toBeVisible();
  await page.getByRole('combobox', { name: 'Departamento' }).click();
  await page.getByRole('combobox', { name: 'Buscar departamento' }).fill('antio');
  await page.getByRole('option', { name: 'Antioquia' }).click();
  await page.getByRole('combobox', { name: 'Ciudad o municipio' }).click();
  await page.getByRole('combobox', { name: 'Buscar ciudad' }).fill('medellin');
  await page.getByRole('option', { name: 'Medellín' }).click();
  await expect(page.getByText(/^Llega \d días? hábil/)).toBeVisible();
  await page.reload();
  await expect(page.getByText('Carrera 70 # 44-31')).toBeVisible();
  await page.getByLabel(/^Nombre para reconocerla/).fill(addressTitle);
  await checkAccess();
  await page.getByRole('button', { name: 'Guardar dirección' }).click();
  await expect(page).toHaveURL('/home/profile/address');
  await expect(page.getByText('Carrera 70 # 44-31, Medellín - Antioquia')).toBeVisible();

  // From the header: what would change is shown, and a no leaves all as it was.
  await page.goto('/home/marketplace/customer');
  const total = async () => (await (await page.request.get('/api/cart/listcart')).json()).cart;
  const before = await total();
  await page
    .getByRole('button', { name: /^Entregar en Bogotá/ })
    .filter({ visible: true })
    .click();
  await page.getByRole('radio', { name: addressTitle }).check();
  await page.getByRole('button', { name: 'Entregar aquí' }).click();
  const question = page.getByRole('dialog', { name: 'Cambio de dirección' });
  await expect(question.getByText('¿Cambiamos la dirección de entrega?')).toBeVisible();
  await expect(question.getByText(/de tu carrito$/)).toBeVisible();
  await expect(question.getByText('Sale de otra bodega')).toBeVisible();
  await checkAccess();
  await question.getByRole('button', { name: 'No, dejar como está' }).click();
  await expect(question).toBeHidden();
  expect(await total()).toEqual(before);

  // From the list, and with a yes: everything is Medellín's, the cart too.
  await page.goto('/home/profile/address');
  await page.getByRole('button', { name: `Entregar aquí: ${addressTitle}` }).click();
  await question.getByRole('button', { name: 'Sí, cambiar' }).click();
  await expect(page).toHaveURL('/home/marketplace/customer');
  await expect(page.getByText(`Tu dirección de entrega ahora es ${addressTitle}`)).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Entregar en Medellín/ }).filter({ visible: true }),
  ).toBeVisible();
  const after = await total();
  expect(after.warehouse).not.toBe(before.warehouse);
  await page.goto('/home/cart');
  await checkAccess();

  // Back again from the purchase, where it is asked too.
  await page.goto('/home/purchase/list-address');
  await page.getByRole('radio', { name: /Salón Chapinero/ }).check();
  await page.getByRole('button', { name: 'Usar esta dirección' }).filter({ visible: true }).click();
  await question.getByRole('button', { name: 'Sí, cambiar' }).click();
  // The purchase goes on where it was (D-11).
  await expect(page).toHaveURL(/\/home\/purchase\/order\/(summary|payment-methods)$/);

  // The address is not needed any more.
  await page.goto('/home/profile/address');
  await page.getByRole('button', { name: `Eliminar ${addressTitle}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sí, eliminar' }).click();
  await expect(page.getByText('Eliminaste la dirección.')).toBeVisible();
  await expect(page.getByText('Carrera 70 # 44-31, Medellín - Antioquia')).toBeHidden();
  await emptyCart(page);
});

test('a visitor browses by the city that they choose, and leaves a phone where we do not deliver', async ({
  page,
  checkAccess,
}) => {
  await page.goto('/home/marketplace/customer');
  const place = page.getByRole('button', { name: /Cambiar lugar de entrega/ });
  await place.filter({ visible: true }).click();
  const window = page.getByRole('dialog', { name: 'Elige tu ciudad' });
  await expect(window.getByRole('button', { name: 'Cali', exact: true })).toBeVisible();
  await checkAccess();
  await window.getByRole('searchbox').fill('calarca');
  await window.getByRole('button', { name: /^Calarcá/ }).click();
  await expect(
    window.getByText('Sin cobertura: Actualmente no tenemos cobertura para Calarcá, Quindío.'),
  ).toBeVisible();
  await window.getByRole('button', { name: 'Avísame cuando lleguen' }).click();
  const lead = page.getByRole('dialog', { name: 'Te avisamos cuando lleguemos a Calarcá' });
  await lead.getByRole('textbox', { name: 'Celular' }).fill('300 555 0199');
  await lead.getByRole('checkbox').check();
  await checkAccess();
  await lead.getByRole('button', { name: 'Avísame' }).click();
  await expect(lead.getByText('Te avisaremos cuando lleguemos a tu ciudad.')).toBeVisible();
  await lead.getByRole('button', { name: 'Listo' }).click();

  // Looked at all the same, the home says it too (§8).
  await place.filter({ visible: true }).click();
  await window.getByRole('searchbox').fill('calarca');
  await window.getByRole('button', { name: /^Calarcá/ }).click();
  await window.getByRole('button', { name: 'Ver el catálogo igual' }).click();
  const uncovered = page.getByRole('main').getByRole('region', { name: 'Sin cobertura' });
  await expect(uncovered).toContainText('Actualmente no tenemos cobertura para Calarcá, Quindío.');

  await place.filter({ visible: true }).click();
  await window.getByRole('button', { name: 'Cali', exact: true }).click();
  await expect(uncovered).toBeHidden();
  await expect(page.getByText('Ahora ves lo disponible en Cali')).toBeVisible();
  await expect(
    page.getByRole('button', { name: /^Entregar en Cali/ }).filter({ visible: true }),
  ).toBeVisible();
  await page.reload();
  await expect(
    page.getByRole('button', { name: /^Entregar en Cali/ }).filter({ visible: true }),
  ).toBeVisible();
});
