import { expect, test } from './harness/journey.ts';
import { emptyCart, logIn } from './harness/people.ts';
import { payAtTheDoor } from './harness/purchase.ts';

test('a seller selects a customer and orders with the customer’s prices', async ({
  page,
  checkAccess,
}) => {
  await page.goto('/login');
  await logIn(page, 'seller');
  await page.goto('/home/cart');
  await expect(page).toHaveURL('/home/select-customer?redirectTo=%2Fhome%2Fcart');
  await expect(page.getByRole('heading', { name: 'Selecciona un cliente' })).toBeVisible();
  await checkAccess();
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('luna');
  await page.getByRole('button', { name: /^Salón Luna Nueva/ }).click();
  await expect(page).toHaveURL('/home/cart');
  await expect(page.getByText('Pidiendo para')).toBeVisible();
  await expect(page.getByText('Salón Luna Nueva – Bogotá')).toBeVisible();
  await emptyCart(page);

  await page.goto('/home/categories/2/oxidantes');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await page
    .getByRole('button', { name: /Agregar al carrito/ })
    .first()
    .click();
  await expect(page.getByText(/Debes seleccionar un volumen de/).first()).toBeVisible();
  await page
    .getByRole('radio', { name: /^20 vol/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Agregar al carrito/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Carrito con 1 unidad/ }).first()).toBeVisible();

  await page.goto('/home/cart');
  await expect(page.getByText('Luna Nueva').first()).toBeVisible();
  await checkAccess();
  await page
    .getByRole('button', { name: 'Continuar' })
    .or(page.getByRole('link', { name: 'Continuar' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/home\/purchase\//);
  await payAtTheDoor(page);
  await page.getByRole('button', { name: /^Confirmar pedido de Salón Luna Nueva/ }).click();
  await expect(
    page.getByRole('heading', { name: '¡Listo el pedido de Salón Luna Nueva!' }),
  ).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order') ?? '';

  await page.goto(`/home/profile/orders/history/${code}`);
  const order = page.getByRole('main');
  await expect(order.getByText(/Lo hizo Julián/).first()).toBeVisible();
  await expect(order.getByText(/Salón Luna Nueva/).first()).toBeVisible();
  await checkAccess();
});
