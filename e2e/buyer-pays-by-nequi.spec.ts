import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { enterWithCart } from './harness/list.ts';
import { chooseMethod } from './harness/purchase.ts';

/** Of the demonstration: a dye that there is plenty of. */
const goods = 'ALM001-030;4';

/** What the local gateway does with the number that it was given. */
const refuses = '399 222 2222';
const approves = '399 111 1111';

test('after a declined card the same order is paid by Nequi, by the second number', async ({
  page,
  checkAccess,
}) => {
  await enterWithCart(page, [goods]);
  await chooseMethod(page, /^Tarjeta/);
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await page.getByRole('button', { name: 'Pagar en la página de Wompi' }).click();
  await page.getByRole('button', { name: /4111/ }).click();
  await expect(page.getByText('El pago no pasó')).toBeVisible();
  const code = orderOf(page);

  await page.getByRole('button', { name: 'Pagar de otra forma' }).click();
  await page.getByRole('radio', { name: /^Nequi/ }).check();
  await page.getByRole('button', { name: /^Pagar así/ }).click();
  const phone = page.getByLabel('Celular de tu Nequi');
  const ask = page.getByRole('button', { name: /^Pedir aprobación en Nequi/ });
  // The phone that is known of her stands there; it need not be that of her Nequi.
  await expect(phone).not.toHaveValue('');
  await phone.fill('601 555 0101');
  await ask.click();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await checkAccess();

  // What the card came to is not told of this way.
  const failed = page.getByText('El pago no pasó');
  await expect(failed).toHaveCount(0);
  await phone.fill(refuses);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await ask.click();
  await expect(failed).toBeVisible();
  await phone.fill(approves);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await ask.click();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
  expect(orderOf(page)).toBe(code);
});

function orderOf(page: Page): string {
  return new URL(page.url()).searchParams.get('order') ?? '';
}
