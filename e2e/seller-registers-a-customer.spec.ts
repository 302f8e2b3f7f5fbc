import { describeBusiness } from './harness/businesses.ts';
import { expect, test } from './harness/journey.ts';
import { readCode, readLink } from './harness/outbox.ts';
import { addOxidant, openOxidant } from './harness/oxidant.ts';
import { enter } from './harness/people.ts';
import { payAtTheDoor } from './harness/purchase.ts';
import { pick } from './harness/register-form.ts';

test('a seller registers a customer with the code that the customer reads aloud, and orders for it', async ({
  page,
  checkAccess,
}) => {
  const { businessName, phone, email, documentNumber } = describeBusiness();
  await enter(page, 'seller');
  await page.goto('/home/profile');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Registrar cliente/ })
    .click();
  await expect(page).toHaveURL('/register/process');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registra un cliente');
  await checkAccess();
  await page.getByRole('textbox', { name: 'Celular' }).fill(phone);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Enviar código' }).click();
  await expect(page).toHaveURL('/register/process');
  await page.getByLabel('Código de 6 dígitos').fill(await readCode(page, phone));

  await page.getByLabel('Nombre del negocio').fill(businessName);
  await page.getByRole('main').getByText('Barbería', { exact: true }).click();
  await page.getByLabel('Nombre', { exact: true }).fill('Ramiro');
  await page.getByLabel('Apellido').fill('Ñáñez');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Tipo de documento').selectOption('CC');
  await page.getByLabel('Número de documento').fill(documentNumber);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await pick(page, 'Departamento', 'Buscar departamento', 'Bogotá');
  await pick(page, 'Ciudad o municipio', 'Buscar ciudad', 'Bogotá');
  await page.getByRole('button', { name: 'Mi dirección no se escribe así' }).click();
  await page.getByLabel('Dirección completa').fill('Centro Comercial Las Flores, local 12');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Correo electrónico del cliente').fill(email);
  await expect(page.getByLabel('Contraseña', { exact: true })).toHaveCount(0);
  await page.getByRole('checkbox', { name: /El cliente leyó y autoriza/ }).check();
  await checkAccess();
  await page.getByRole('button', { name: 'Registrar cliente' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    `${businessName} ya es tu cliente`,
  );
  await checkAccess();
  await readLink(page, email, /\/login\/change\/password\//);
  await page.getByRole('button', { name: 'Tomar pedido' }).click();
  await expect(page).toHaveURL('/home/marketplace/customer');
  await expect(page.getByText(`${businessName} – Bogotá`)).toBeVisible();

  await openOxidant(page);
  await addOxidant(page);
  await page.goto('/home/cart');
  await page
    .getByRole('button', { name: 'Continuar' })
    .or(page.getByRole('link', { name: 'Continuar' }))
    .first()
    .click();
  await expect(page).toHaveURL(/\/home\/purchase\//);
  await payAtTheDoor(page);
  await page.getByRole('button', { name: `Confirmar pedido de ${businessName}` }).click();
  await expect(
    page.getByRole('heading', { name: `¡Listo el pedido de ${businessName}!` }),
  ).toBeVisible();
});
