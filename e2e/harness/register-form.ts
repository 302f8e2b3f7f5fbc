import { expect, type Page } from '@playwright/test';
import type { NewBusiness } from './businesses.ts';

/** `3001234567` as the page writes it. */
export const spell = (phone: string) => phone.replace(/^(...)(...)/, '$1 $2 ');

export async function fillBusiness(page: Page, { businessName }: NewBusiness): Promise<void> {
  await page.getByLabel('Nombre del negocio').fill(businessName);
  // As long as a finger or a mouse takes: what is said of the field before must not move it away.
  const kind = page.getByRole('main').getByText('Peluquería', { exact: true });
  await kind.click({ delay: 120 });
  await page.getByLabel('Nombre', { exact: true }).fill('Azucena');
  await page.getByLabel('Apellido').fill('Pardo');
}

/** A city that nobody delivers to says so, and does not stand in the way. */
export async function chooseUnserved(page: Page): Promise<void> {
  await pick(page, 'Departamento', 'Buscar departamento', 'Vaupés');
  await pick(page, 'Ciudad o municipio', 'Buscar ciudad', 'Mitú');
  await expect(
    page.getByText('Sin cobertura: Actualmente no tenemos cobertura para Mitú, Vaupés.').first(),
  ).toBeVisible();
  await expect(page.getByText('Puedes seguir:', { exact: false })).toBeVisible();
}

export async function fillAddress(page: Page): Promise<void> {
  await pick(page, 'Departamento', 'Buscar departamento', 'Antioquia');
  await pick(page, 'Ciudad o municipio', 'Buscar ciudad', 'Medellín');
  await expect(page.getByText(/día.* hábil/).first()).toBeVisible();
  await page.getByLabel('Tipo de vía').selectOption('Carrera');
  await page.getByLabel('Número o nombre').fill('7 bis');
  await page.getByLabel('Con', { exact: true }).fill('45 sur');
  await page.getByLabel('Placa').fill('20');
  await expect(page.getByText('Carrera 7 Bis # 45 Sur-20')).toBeVisible();
}

export async function pick(page: Page, field: string, search: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('combobox', { name: search }).fill(name);
  await page.getByRole('option', { name }).first().click();
  await expect(page.getByRole('combobox', { name: field, exact: true })).toContainText(name);
}

/** The same without a mouse: open, type, take what is marked. */
export async function choose(page: Page, search: string, text: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: search })).toBeFocused();
  await page.keyboard.type(text);
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(found).toHaveCount(0);
}

/** Goes on with the tab key until it stands where it should. */
export async function tabTo(
  page: Page,
  role: 'checkbox' | 'combobox' | 'radio' | 'textbox',
  name: string | RegExp,
): Promise<void> {
  const target = page.getByRole(role, { name, exact: true }).first();
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}
