import { expect, type Page } from '@playwright/test';

const password = 'matiz-demo-2026';

/** The demonstration's accounts (D-17). */
const people = {
  buyer: 'compradora@demo.matiz.co',
  /** Nobody of the staff has looked at her registration, and she has ordered nothing. */
  pending: 'pendiente@demo.matiz.co',
  /** Buys, and supplies the shop; has ordered nothing either. */
  provider: 'proveedora@demo.matiz.co',
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

/** Is logged in, where the login is not what the journey is about: two pages less to draw. */
export async function enter(page: Page, who: keyof typeof people): Promise<void> {
  const reply = await page.request.post('/api/v3/auth/login', {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { email: people[who], password },
  });
  expect(reply.status(), await reply.text()).toBe(200);
}

/** Starts from an empty cart, whatever an earlier journey left. */
export async function emptyCart(page: Page): Promise<void> {
  const reply = await page.request.delete('/api/cart/cleanCart', {
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  expect([200, 404]).toContain(reply.status());
}
