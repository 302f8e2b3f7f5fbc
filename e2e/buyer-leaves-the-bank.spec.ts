import { expect, test } from './harness/journey.ts';
import { addList, pasteList } from './harness/list.ts';
import { emptyCart, enter } from './harness/people.ts';
import { chooseMethod, freeOrders } from './harness/purchase.ts';

/** Of the demonstration: an oxidant that there is plenty of. */
const goods = 'ALM003-000;8';
/** And a dye; the oxidant is also what the journey of the coupons wants of this shop. */
const dye = 'ALM001-010;4';
/** So many hair dryers and irons that they are over what is paid at the door. */
const many = ['VEN001;8', 'VEN005;8', 'VEN006;8'];

// Another way while a bank may be at work is asked for twice.
test.use({ expectedComplaints: /status of 409/ });

test.beforeEach(async ({ page }) => {
  await enter(page, 'buyer');
  await freeOrders(page);
  await emptyCart(page);
});

test('a debit that is abandoned at the bank waits, is told for what it is, and the same order is paid another way', async ({
  page,
  checkAccess,
}) => {
  await pasteList(page, [goods]);
  await addList(page, 1);
  await chooseMethod(page, /^PSE/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  const pay = page.getByRole('button', { name: /^Ir a mi banco/ });
  await expect(pay).toBeVisible();
  const code = new URL(page.url()).searchParams.get('order') ?? '';
  await page.getByRole('combobox', { name: 'Banco' }).click();
  await page.getByRole('option', { name: 'Banco que aprueba' }).click();
  await page.getByLabel('Número de documento').fill('1020304050');
  await page.getByLabel('Celular').fill('3001234567');
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await pay.click();
  await expect(page).toHaveURL(/\/dev\/wompi\/bank\//);
  await page.getByRole('button', { name: 'Abandonar' }).click();

  // Nobody knows yet what the bank does: it is neither paid nor refused.
  await expect(page).toHaveURL(new RegExp(`order=${code}`));
  await expect(page.getByRole('heading', { name: /banco está procesando/ })).toBeVisible();
  await checkAccess();

  await page.getByRole('button', { name: 'Pagar de otra forma' }).click();
  await page.getByRole('radio', { name: /^Transferencia bancaria/ }).check();
  await page.getByRole('button', { name: /^Pagar así/ }).click();
  const sure = page.getByRole('button', { name: 'Pagar de otra forma' });
  await expect(sure).toBeVisible();
  await checkAccess();
  await sure.click();
  await expect(page.getByText('216-000000-21')).toBeVisible();
  expect(new URL(page.url()).searchParams.get('order')).toBe(code);
  await checkAccess();
});

test('the button of Bancolombia leads to its page and back, refused and then paid', {
  tag: '@phone',
}, async ({ page, checkAccess }) => {
  await pasteList(page, [dye]);
  await addList(page, 1);
  await chooseMethod(page, /^Botón Bancolombia/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  for (const choice of ['Rechazar', 'Aprobar']) {
    await expect(page.getByRole('checkbox')).toHaveCount(2);
    for (const consent of await page.getByRole('checkbox').all()) await consent.check();
    await page.getByRole('button', { name: /^Ir a Bancolombia/ }).click();
    await expect(page).toHaveURL(/\/dev\/wompi\/bank\//);
    await page.getByRole('button', { name: choice }).click();
    if (choice === 'Aprobar') break;
    await expect(page.getByText('Bancolombia no lo aprobó.')).toBeVisible();
    await checkAccess();
  }
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
});

test('what is over the limit of the door says so before and names the limit, and another way takes it', async ({
  page,
  checkAccess,
}) => {
  await pasteList(page, many);
  await addList(page, many.length);
  await page.goto('/home/purchase/order/payment-methods');
  const door = page.getByText(/^Contra-entrega recibe pedidos de hasta \$\s2\.000\.000\./);
  await expect(door).toBeVisible();
  await expect(page.getByRole('radio', { name: /^Contra-entrega/ })).toHaveCount(0);
  await checkAccess();
  await chooseMethod(page, /^Transferencia bancaria/);
  await expect(page.getByRole('button', { name: /^Continuar al pago/ }).first()).toBeVisible();
});
