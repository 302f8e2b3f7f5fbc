import type { Page } from '@playwright/test';
import { confirmByHand, openHandPayments, refuseByHand } from './harness/hand-payments.ts';
import { expect, test } from './harness/journey.ts';
import { enterWithCart } from './harness/list.ts';
import { chooseMethod } from './harness/purchase.ts';

/** Of the demonstration: a dye that there is plenty of. */
const goods = 'ALM001-030;4';

test('cash at a correspondent: the reference, until when, and paid once the staff saw it', async ({
  page,
  browser,
  checkAccess,
}) => {
  await enterWithCart(page, [goods]);
  await chooseMethod(page, /^Efectivo en corresponsal/);
  const code = await goToPayment(page);
  await expect(page.getByText('81234', { exact: true })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${code}-\\d+$`))).toBeVisible();
  await expect(page.getByText(/^Guardamos tus productos hasta el/)).toBeVisible();
  await checkAccess();

  const desk = await openHandPayments(browser);
  await confirmByHand(desk, code);
  await desk.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
});

test('who lends says no with a reason; another lends, and the same order is paid', async ({
  page,
  browser,
  checkAccess,
}) => {
  await enterWithCart(page, [goods]);
  await page.goto('/home/purchase/order/payment-methods');
  // What it costs to pay this way is said before it is chosen.
  await expect(page.locator('label').filter({ hasText: 'Platam' })).toContainText(
    /\+ \$\s[\d.]+ por pagar así/,
  );
  await chooseMethod(page, /^Platam/);
  const code = await goToPayment(page);
  await expect(
    page.getByRole('heading', { name: 'Estamos gestionando tu pago con Platam' }),
  ).toBeVisible();
  await checkAccess();

  const desk = await openHandPayments(browser);
  await refuseByHand(desk, code, 'El cupo no alcanza para este pedido.');
  await page.reload();
  await expect(page.getByText('Platam no aprobó este pago')).toBeVisible();
  await expect(page.getByText('El cupo no alcanza para este pedido.')).toBeVisible();
  await checkAccess();

  await page.getByRole('button', { name: 'Pagar de otra forma' }).click();
  await page.getByRole('radio', { name: /^Codensa/ }).check();
  await page.getByRole('button', { name: /^Pagar así/ }).click();
  await expect(
    page.getByRole('heading', { name: /^Estamos gestionando tu pago con Codensa/ }),
  ).toBeVisible();
  await desk.reload();
  await confirmByHand(desk, code);
  await desk.context().close();
  await page.reload();
  await expect(page.getByRole('heading', { name: '¡Pago recibido!' })).toBeVisible();
});

/** From the summary to where it is paid; answers the order's number. */
async function goToPayment(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await expect(page).toHaveURL(/finalizing-payment\?order=MZ-/);
  return new URL(page.url()).searchParams.get('order') ?? '';
}
