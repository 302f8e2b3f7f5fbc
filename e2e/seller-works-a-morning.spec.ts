import { expect, test } from './harness/journey.ts';
import { addOxidant, openOxidant } from './harness/oxidant.ts';
import { emptyCart, enter } from './harness/people.ts';
import { chooseMethod, payAtTheDoor } from './harness/purchase.ts';

test('a seller’s morning: an order for one customer, the usual for two more, a draft gone on with', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'seller');
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

  await openOxidant(page);
  await page
    .getByRole('button', { name: /Agregar al carrito/ })
    .first()
    .click();
  await expect(page.getByText(/Debes seleccionar un volumen de/).first()).toBeVisible();
  await addOxidant(page);

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

  // The home as a working day: who owes, what they order as a rule, what is left open.
  await page.goto('/home/');
  await expect(page).toHaveURL('/home/marketplace/seller');
  await page.getByRole('button', { name: /^Con deuda/ }).click();
  await expect(page).toHaveURL('/home/marketplace/seller?filtro=debt');
  await expect(page.getByRole('article', { name: 'Peluquería Nélida' })).toBeHidden();
  const inDebt = page.getByRole('article', { name: 'Uñas y Tinto' });
  await expect(inDebt.getByText(/quedan \$.*debe \$/)).toBeVisible();
  await inDebt.getByRole('button', { name: /^Repetir lo de siempre/ }).click();
  const told = page.getByRole('dialog', { name: 'Borrador de Uñas y Tinto' });
  await expect(
    told.getByText(/^Agregamos \d+ unidades.*Ahora pides para Uñas y Tinto\./),
  ).toBeVisible();
  await told.getByRole('button', { name: 'Seguir con mis clientes' }).click();
  await expect(page.getByText('Uñas y Tinto – Medellín')).toBeVisible();

  await page.getByRole('button', { name: /^Sin pedir hace 30 días/ }).click();
  const idle = page.getByRole('article', { name: 'Peluquería Nélida' });
  await expect(idle.getByText(/^Pidió hace \d+ días/)).toBeVisible();
  await idle.getByRole('button', { name: /^Repetir lo de siempre/ }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ver borrador' }).click();
  await expect(page).toHaveURL('/home/cart');
  await expect(page.getByText('Peluquería Nélida – Cali')).toBeVisible();

  await page.goto('/home/');
  await checkAccess();
  await page.getByRole('button', { name: 'Seguir con el borrador de Uñas y Tinto' }).click();
  await expect(page).toHaveURL('/home/cart');
  await expect(page.getByText('Uñas y Tinto – Medellín')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Crear enlace para aprobar' })).toBeVisible();

  // What is left of the customer's credit pays a part, a transfer the rest.
  await page.goto('/home/purchase/order/payment-methods');
  await page.getByRole('button', { name: /^Usar \$.* de crédito$/ }).click();
  await expect(page.getByText('Contra-entrega no se combina', { exact: false })).toBeVisible();
  await chooseMethod(page, /^Transferencia bancaria/);
  const sums = page.getByRole('complementary');
  await expect(sums.getByText('Con crédito')).toBeVisible();
  await expect(sums.getByText('Con transferencia bancaria')).toBeVisible();
});
