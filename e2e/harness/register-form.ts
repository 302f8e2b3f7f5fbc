import { expect, type Page } from '@playwright/test';
import type { NewBusiness } from './businesses.ts';

/** `3001234567` as the page writes it. */
export const spell = (phone: string) => phone.replace(/^(...)(...)/, '$1 $2 ');

/** What prices need: the kind of business, its city, and the consent. */
export async function fillStart(
  page: Page,
  [state, city]: readonly [state: string, city: string] = ['Antioquia', 'Medellín'],
): Promise<void> {
  // As long as a finger or a mouse takes: what is said of the field before must not move it away.
  const kind = page.getByRole('main').getByText('Peluquería', { exact: true });
  await kind.click({ delay: 120 });
  await pick(page, 'Departamento', 'Buscar departamento', state);
  await pick(page, 'Ciudad o municipio', 'Buscar ciudad', city);
  await page.getByRole('checkbox', { name: /Autorizo el tratamiento/ }).check();
}

/** What is asked before the first order, from its first step until the cart is there again. */
export async function completeBusiness(page: Page, business: NewBusiness): Promise<void> {
  await fillBusiness(page, business);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Tipo de documento').selectOption('CC');
  await page.getByLabel('Número de documento').fill(business.documentNumber);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await fillStreet(page);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByLabel('Correo electrónico').fill(business.email);
  await page.getByRole('button', { name: 'Guardar y volver al carrito' }).click();
  await expect(page).toHaveURL('/home/cart');
}

export async function fillBusiness(page: Page, { businessName }: NewBusiness): Promise<void> {
  await page.getByLabel('Nombre del negocio').fill(businessName);
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

/** The street alone: the city is the one that prices are for. */
export async function fillStreet(page: Page): Promise<void> {
  await page.getByLabel('Tipo de vía').selectOption('Carrera');
  await page.getByLabel('Número o nombre').fill('7 bis');
  await page.getByLabel('Con', { exact: true }).fill('45 sur');
  await page.getByLabel('Placa').fill('20');
  await expect(page.getByText('Carrera 7 Bis # 45 Sur-20')).toBeVisible();
}

export async function pick(page: Page, field: string, search: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('combobox', { name: search }).fill(name);
  // Until it stands first: it moves there as the others go.
  await expect(page.getByRole('option').first()).toContainText(name);
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

/** What a page asks: each field, and each choice among several as one, by its name. */
export function questionsOn(page: Page): Promise<string[]> {
  return page
    .getByRole('main')
    .locator('input, select, textarea, [role="combobox"]')
    .evaluateAll((controls) => {
      const labelOf = (control: Element) => {
        const legend = control.matches('[type="radio"]')
          ? control.closest('fieldset')?.querySelector('legend')
          : null;
        const id = control.getAttribute('aria-labelledby');
        const label = document.querySelector(`label[for="${control.id}"]`);
        return legend ?? (id ? document.getElementById(id) : null) ?? label;
      };
      const wrapped = (control: Element) => control.closest('label');
      const names = controls
        .filter((control) => control.checkVisibility() && control.ariaHidden !== 'true')
        .map((control) => (labelOf(control) ?? wrapped(control))?.textContent?.trim() ?? '');
      return [...new Set(names)];
    });
}
