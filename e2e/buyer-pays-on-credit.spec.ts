import type { Page } from '@playwright/test';
import { expect, test } from './harness/journey.ts';
import { enterWithCart } from './harness/list.ts';
import { enter } from './harness/people.ts';
import { chooseMethod, freeOrders } from './harness/purchase.ts';

/** Of the demonstration: dyes that there is plenty of, together dearer than what is left of her credit. */
const goods = ['ALM001-010;100', 'ALM001-030;80'];

test('credit that is too little says what lacks; a part of it stands beside a transfer, and comes back with the order', async ({
  page,
  checkAccess,
}) => {
  await enterWithCart(page, goods);
  const owed = await readOwed(page);
  await page.goto('/home/purchase/order/payment-methods');
  const own = page.getByRole('listitem').filter({ hasText: 'Crédito Estrella' });
  await expect(own.getByText(/^Quedan \$.*: a este pedido le faltan \$/)).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Crédito Estrella' })).toHaveCount(0);
  await checkAccess();

  await page.getByRole('button', { name: /^Usar \$.* de crédito$/ }).click();
  const part = page.getByRole('region', { name: 'Paga una parte con crédito' });
  await expect(part.getByRole('term').filter({ hasText: 'Con crédito' })).toBeVisible();
  await chooseMethod(page, /^Transferencia bancaria/);
  await expect(page.getByText('Con crédito').filter({ visible: true }).first()).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: /^Continuar al pago/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Te falta pagar');
  await checkAccess();

  // The part is owed while the order stands, and no longer than that.
  expect(await readOwed(page)).not.toBe(owed);
  await freeOrders(page);
  expect(await readOwed(page)).toBe(owed);
});

test('her credit is read movement by movement, narrowed to some, and kept on paper', async ({
  page,
  checkAccess,
}) => {
  await enter(page, 'buyer');
  await page.goto('/home/profile');
  const card = page.locator('#creditos');
  const kind = card.getByRole('combobox', { name: 'Movimiento' });
  await card.getByRole('button', { name: 'Ver movimientos' }).click();
  const lines = card.getByRole('region', { name: 'Movimientos' }).getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  const all = await lines.count();
  await checkAccess();

  await kind.selectOption({ label: 'Cupo asignado' });
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText('Cupo asignado');
  await card.getByLabel('Hasta').fill('2001-01-31');
  await expect(card.getByText('No hay movimientos con estos filtros.')).toBeVisible();
  await checkAccess();
  await card.getByRole('button', { name: 'Quitar filtros' }).click();
  await expect(lines).toHaveCount(all);

  const saved = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Descargar PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^Matiz credito [\d-]+\.pdf$/);
});

/** What she owes of her credit, in the words of her profile. */
async function readOwed(page: Page): Promise<string> {
  await page.goto('/home/profile');
  return page.getByText(/^Debes \$/).innerText();
}
