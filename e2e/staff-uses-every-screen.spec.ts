import type { Locator, Page } from '@playwright/test';
import { deskRoutes } from '../apps/desk/src/routes.ts';
import { logInAs } from './harness/desk.ts';
import { goTo, openFirst, pathsOf } from './harness/desk-pages.ts';
import { expect, test } from './harness/journey.ts';
import { findSideways } from './harness/layout.ts';

test.use({ viewport: { width: 1024, height: 768 } });

test('every screen of the desk can be read by everybody, also at 1024 px @desktop', async ({
  page,
  checkAccess,
}) => {
  test.setTimeout(360_000);
  await page.goto('/desk');
  await logInAs(page, 'operaciones@demo.matiz.co');
  for (const { list, object } of pathsOf(deskRoutes)) {
    await test.step(object ?? list, async () => {
      await goTo(page, `/desk${list}`);
      if (object !== null) await openFirst(page, object);
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      await page.waitForLoadState('networkidle');
      await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await checkAccess();
      expect.soft(await findSideways(page), `${page.url()} is pushed aside`).toEqual([]);
    });
  }
});

test('a clerk finds an order and goes through it by keyboard alone @desktop', async ({ page }) => {
  await page.goto('/desk/pedidos');
  await logInAs(page, 'operaciones@demo.matiz.co');
  await page.goto('/desk/pedidos');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  // Over the menu, which is long for who may do everything.
  await tabTo(page, page.getByRole('link', { name: 'Saltar al contenido' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Buscar' }));
  await page.keyboard.type('amapola');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/amapola/);
  await expect(page.getByRole('row').filter({ hasText: 'Luna Nueva' })).toHaveCount(0);
  const link = (row: number) => page.getByRole('row').nth(row).getByRole('link').first();
  await tabTo(page, link(1));
  await page.keyboard.press('x');
  await expect(page.getByText('1 seleccionado', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('j');
  await expect(link(2)).toBeFocused();
  await page.keyboard.press('/');
  await expect(page.getByRole('textbox', { name: 'Buscar' })).toBeFocused();
  await tabTo(page, link(1));
  await page.keyboard.press('ArrowDown');
  const code = await link(2).innerText();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: code })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/amapola/);
});

test('a clerk who leaves a form with something unsaved is asked, and Enter keeps it @desktop', async ({
  page,
}) => {
  await page.goto('/desk/marcas');
  await logInAs(page, 'operaciones@demo.matiz.co');
  await page.goto('/desk/marcas');
  await page.getByRole('row').nth(1).getByRole('link').first().click();
  const name = page.getByRole('textbox', { name: 'Nombre', exact: true });
  await name.press('End');
  await name.pressSequentially(' y más');
  const written = await name.inputValue();
  await page.getByRole('link', { name: 'Movimientos' }).first().click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('¿Salir de todos modos?');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(name).toHaveValue(written);
  await page.getByRole('link', { name: 'Movimientos' }).first().click();
  await question.getByRole('button', { name: 'Salir sin guardar' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible();
});

/** As a person without a mouse gets there; fails when no key leads to it. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(goal).toBeFocused();
}
