import { expect, type Page } from '@playwright/test';

const password = 'matiz-demo-2026';

/** The demonstration's accounts (D-17). */
const people = {
  buyer: 'compradora@demo.matiz.co',
  seller: 'vendedor@demo.matiz.co',
} as const;

/** Logs in by hand, as a person does, on the login page. */
export async function logIn(page: Page, who: keyof typeof people): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Correo electrónico').fill(people[who]);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).not.toHaveURL(/\/login/);
}

/** Starts from an empty cart, whatever an earlier journey left. */
export async function emptyCart(page: Page): Promise<void> {
  const reply = await page.request.delete('/api/cart/cleanCart', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect([200, 404]).toContain(reply.status());
}
