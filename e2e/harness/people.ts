import { expect, type Page } from '@playwright/test';

const PASSWORD = 'matiz-demo-2026';

/** The demonstration's accounts (D-17). */
export const people = {
  buyer: 'compradora@demo.matiz.co',
  seller: 'vendedor@demo.matiz.co',
} as const;

/** Logs in by hand, as a person does, from whatever page shows the login form. */
export async function logIn(page: Page, who: keyof typeof people): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Correo').fill(people[who]);
  await page.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}
