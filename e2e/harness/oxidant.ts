import { expect, type Page } from '@playwright/test';

/** The first oxidant of its category, opened as a person does. */
export async function openOxidant(page: Page): Promise<void> {
  await page.goto('/home/categories/2/oxidantes');
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
}

/** Adds one of 20 volumes from the page that stands open, to a cart that was empty. */
export async function addOxidant(page: Page): Promise<void> {
  await page
    .getByRole('radio', { name: /^20 vol/ })
    .first()
    .click();
  await page
    .getByRole('button', { name: /Agregar al carrito/ })
    .first()
    .click();
  await expect(page.getByRole('link', { name: /Carrito con 1 unidad/ }).first()).toBeVisible();
}
