import type { Page } from '@playwright/test';

/** What goes wrong, or changes, while people look. Each is undone by whom the next photograph belongs to. */

const lists = /\/api\/(product|search|home)/;

/** The shop answers lists with a fault of its own. */
export async function breakLists(page: Page): Promise<void> {
  await page.context().route(lists, (route) =>
    route.fulfill({
      status: 500,
      json: { error: { code: 'UNEXPECTED', message: 'Algo salió mal de nuestro lado.' } },
    }),
  );
}

export async function mendLists(page: Page): Promise<void> {
  await page.context().unroute(lists);
}

/** Staff of the same shop say that so many units of a version are there, by its code; the first warehouse. */
export async function setStock(page: Page, code: string, units: number): Promise<void> {
  const { origin } = new URL(page.url());
  const desk = await page.context().browser()?.newContext({ baseURL: origin });
  if (!desk) throw new Error('A browser of its own is needed to work as staff');
  const headers = { 'sec-fetch-site': 'same-origin' };
  try {
    await desk.request.post('/api/v3/auth/login', {
      headers,
      data: { email: 'operaciones@demo.matiz.co', password: 'matiz-demo-2026' },
    });
    const listed = await desk.request.get(`/api/staff/stock?q=${code}&f.warehouse=1`);
    const { rows } = (await listed.json()) as {
      rows: { id: string; version: number; code: string; available: number }[];
    };
    const unit = rows.find((row) => row.code === code);
    if (!unit) throw new Error(`No stock of ${code}`);
    if (unit.available === units) return;
    const { id, version, available } = unit;
    const data = { id, version, delta: units - available, reason: 'Para una fotografía' };
    const reply = await desk.request.post('/api/staff/stock/adjust', { headers, data });
    if (!reply.ok()) throw new Error(await reply.text());
  } finally {
    await desk.close();
  }
}
