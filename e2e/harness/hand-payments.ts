import { type Browser, expect, type Page } from '@playwright/test';
import { logInAs } from './desk.ts';

/** The staff's list of payments that a person looks at, on a device of its own. */
export async function openHandPayments(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  const desk = await context.newPage();
  await desk.goto('/desk/pagos/por-confirmar');
  await logInAs(desk, 'operaciones@demo.matiz.co');
  await desk.goto('/desk/pagos/por-confirmar');
  return desk;
}

/** Confirms the payment of an order by what it says itself that it is for. */
export async function confirmByHand(desk: Page, code: string): Promise<void> {
  await desk
    .getByRole('button', { name: `Confirmar el pago del pedido ${code}`, exact: true })
    .click();
  const dialog = desk.getByRole('dialog');
  const text = (await dialog.innerText()) ?? '';
  const due = /(?:por|aprobó) \$\s([\d.]+)/.exec(text)?.[1] ?? '';
  await dialog.getByLabel('Valor que llegó').fill(due.replaceAll('.', ''));
  await dialog.getByRole('button', { name: 'Confirmar el pago' }).click();
  await expect(desk.getByText(`Pago de ${code} confirmado`)).toBeVisible();
}

/** Says that a payment did not come, in the words that its buyer reads. */
export async function refuseByHand(desk: Page, code: string, reason: string): Promise<void> {
  await desk
    .getByRole('button', { name: `No se pudo confirmar el pago del pedido ${code}`, exact: true })
    .click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel('Motivo').fill(reason);
  await dialog.getByRole('button', { name: 'No se pudo confirmar' }).click();
  await expect(desk.getByText(`Le avisamos al comprador de ${code}`)).toBeVisible();
}
