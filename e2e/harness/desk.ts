import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { Product } from './product.ts';

/** The link that a start prints while nobody works in the shop, as who installed it reads it. */
export async function readFirstLink({ dataDir }: Product): Promise<string> {
  let link = '';
  // It answers a moment before its start has said everything.
  await expect(() => {
    const log = readFileSync(join(dataDir, 'product.log'), 'utf8');
    link = /(\/desk\/invitacion\/\S+)\s/.exec(log)?.[1] ?? '';
    expect(link, 'the first link').not.toBe('');
  }).toPass();
  return link;
}

/** Opens an entry of the desk's menu, and waits until its page is there. */
export async function openEntry(page: Page, name: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Menú del escritorio' })
    .getByRole('link', { name })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Saves the form at hand; what it made is there when its history can be opened. */
export async function saveForm(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Historial' })).toBeVisible();
  await expect(page.getByText(/sin guardar$/)).toHaveCount(0);
}

/** Logs in at the shop's page that the desk sends to, with the demonstration's password. */
export async function logInAs(page: Page, email: string): Promise<void> {
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel('Correo electrónico').fill(email);
  await page.getByLabel('Contraseña', { exact: true }).fill('matiz-demo-2026');
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/desk/);
}
