import {
  addStockAlert,
  listStockAlerts,
  maxStockAlerts,
  removeStockAlert,
} from '@matiz/contracts/cart/stock-alerts.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#adapters/messages/messages.ts';
import { buildArrival, buildProduct } from '#testing/catalogue.ts';
import { askAs } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { createAlertSubscribers } from './alert-subscribers.ts';

const clock = createClock();
const sent: Message[] = [];
const shop = useTestApp({
  clock,
  ports: {
    messages: {
      carries: () => true,
      send: async (message) => {
        sent.push(message);
        return { ok: true, value: null };
      },
    },
  },
});
let ana: SignedIn;
beforeEach(async () => {
  sent.length = 0;
  await shop.sql`DELETE FROM stock_alert`;
  ana = await signIn(shop, 'Admin customer');
});

const soldOut = (options: object = {}) =>
  buildProduct(shop.sql, { name: 'Tinte Cromía', tones: ['7.43', '8.1'], stock: 0, ...options });
const wait = (who: SignedIn, productId: number | string, versionCode: string | null) =>
  askAs(shop, who)(addStockAlert, { productId: String(productId), versionCode });
const listed = async (who: SignedIn) =>
  (await askAs(shop, who)(listStockAlerts)).value.result.map(({ versionCode }) => versionCode);
const restock = (versionId: number, warehouse = 'all') =>
  shop.sql`UPDATE stock SET available = 5 WHERE version_id = ${versionId}
    AND (${warehouse} = 'all' OR warehouse_id = (SELECT min(warehouse_id) FROM stock))`;

/** As the jobs do: what was published is handled, twice to see that it does no harm. */
async function tell(): Promise<{ phones: [string, string][] }> {
  const events: { kind: string }[] = [];
  const { createStockAlerts } = await import('./alerts.service.ts');
  const service = createStockAlerts({
    sql: shop.sql,
    clock,
    publish: async (_, news) => void events.push(...news),
  });
  await Promise.all([service.tellReturned(), service.tellReturned()]);
  const phones: [string, string][] = [];
  const subscribers = createAlertSubscribers({
    sql: shop.sql,
    clock,
    messages: shop.deps.messages,
    publicUrl: 'https://matiz.example',
    tellPhones: async (customerId, _, { text }) => void phones.push([customerId, text]),
  });
  for (const [index, event] of events.entries()) {
    for (const { handle } of subscribers)
      await handle(event, `event-${clock().getTime()}-${index}`);
    for (const { handle } of subscribers.slice(0, 1)) {
      await handle(event, `event-${clock().getTime()}-${index}`);
    }
  }
  clock.advance(1000);
  return { phones };
}

describe('GET /stock-alerts', () => {
  it('waits for an option once, and lists it with its name', async () => {
    const product = await soldOut();
    const [tone] = product.versions;
    expect((await wait(ana, product.id, tone.code)).value.result.isWaiting).toBe(true);
    await wait(ana, product.id, tone.code);
    const { value } = await askAs(shop, ana)(listStockAlerts);
    expect(value.result).toHaveLength(1);
    expect(value.result[0]).toMatchObject({ versionCode: tone.code, name: 'Tinte Cromía' });
    expect(value.result[0]?.option).toMatch(/^7\.43/);
  });
});

describe('POST /stock-alerts', () => {
  it('says that there is some, and waits for nothing', async () => {
    const product = await soldOut({ stock: 3 });
    const { value } = await wait(ana, product.id, product.versions[0].code);
    expect(value).toMatchObject({
      message: 'Ya hay: puedes pedirlo ahora.',
      result: { isWaiting: false },
    });
    expect(await listed(ana)).toEqual([]);
  });

  it('waits for what has no options by its product alone', async () => {
    const product = await soldOut({ tones: undefined });
    expect((await wait(ana, product.id, null)).value.result.isWaiting).toBe(true);
    expect(await listed(ana)).toEqual([product.versions[0].code]);
    const { id } = await soldOut();
    expect((await wait(ana, id, null)).refusal?.code).toBe('UNKNOWN_VERSION');
  });

  it('knows no option of another product, of none, or that is sold no longer', async () => {
    const [product, other] = [await soldOut(), await soldOut()];
    const gone = product.versions[1] ?? product.versions[0];
    await shop.sql`UPDATE product_version SET withdrawn_at = now() WHERE id = ${gone.id}`;
    for (const [id, code] of [
      [other.id, product.versions[0].code],
      ['999999999999999', product.versions[0].code],
      [product.id, 'NADA'],
      [product.id, gone.code],
    ] as const) {
      expect((await wait(ana, id, code)).refusal?.code).toBe('UNKNOWN_VERSION');
    }
  });

  it('refuses one too many, and keeps those that are there', async () => {
    const product = await soldOut();
    const [first, second] = product.versions;
    await wait(ana, product.id, first.code);
    await shop.sql`
      INSERT INTO product_version (product_id, code, position, tone_number, tone_name, tone_series,
        tone_sort, swatch_hex)
      SELECT ${product.id}, 'X' || n, 100 + n, n::text, 'Tono', 'Serie', n, '#000000' FROM generate_series(1, ${maxStockAlerts - 1}) n`;
    await shop.sql`INSERT INTO stock_alert (user_id, version_id, warehouse_id, asked_at)
      SELECT ${ana.userId}, id, (SELECT min(id) FROM warehouse), now()
      FROM product_version WHERE product_id = ${product.id} AND code LIKE 'X%'`;
    const { refusal } = await wait(ana, product.id, second?.code ?? '');
    expect(refusal?.code).toBe('TOO_MANY_STOCK_ALERTS');
    expect((await wait(ana, product.id, first.code)).value.result.isWaiting).toBe(true);
  });
});

describe('DELETE /stock-alerts', () => {
  it('lets go of one’s own and of nobody else’s', async () => {
    const luz = await signIn(shop, 'Admin customer');
    const product = await soldOut();
    const { code } = product.versions[0];
    await wait(ana, product.id, code);
    await wait(luz, product.id, code);
    await askAs(shop, ana)(removeStockAlert, { versionCode: code });
    await askAs(shop, ana)(removeStockAlert, { versionCode: code });
    expect([await listed(ana), await listed(luz)]).toEqual([[], [code]]);
  });
});

describe('what came back', () => {
  it('of a combo, once all of its parts are there', async () => {
    const [dye, brush] = [await soldOut(), await soldOut({ tones: undefined })];
    const parts = [
      { productId: dye.id, versionId: dye.versions[0].id },
      { productId: brush.id, quantity: 2 },
    ];
    const { id } = await buildProduct(shop.sql, { name: 'Combo', parts, stock: 0 });
    expect((await wait(ana, id, null)).value.result.isWaiting).toBe(true);
    await restock(dye.versions[0].id);
    expect((await tell()).phones).toEqual([]);
    await restock(brush.versions[0].id);
    expect((await tell()).phones).toHaveLength(1);
    expect((await wait(ana, id, null)).value.result.isWaiting).toBe(false);
  });

  it('is told once by mail and to phones, though two servers look at the same moment', async () => {
    const product = await soldOut();
    const [first, second] = product.versions;
    await wait(ana, product.id, first.code);
    await wait(ana, product.id, second?.code ?? '');
    expect((await tell()).phones).toEqual([]);
    await restock(first.id);
    const { phones } = await tell();
    expect(phones).toHaveLength(1);
    expect(phones[0]?.[1]).toContain('Tinte Cromía · 7.43');
    expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Volvió: .*7\.43/)]);
    expect(sent[0]?.text).toContain('https://matiz.example/product/');
    expect(await listed(ana)).toEqual([second?.code]);
    await tell();
    expect(sent).toHaveLength(1);
  });

  it('is told where one buys, and of an arrival that can be promised too', async () => {
    const product = await soldOut({ isPresale: true });
    const [first, second] = product.versions;
    await wait(ana, product.id, first.code);
    await wait(ana, product.id, second?.code ?? '');
    const [alert] = await shop.sql<{ warehouse_id: number }[]>`
      SELECT warehouse_id FROM stock_alert LIMIT 1`;
    await shop.sql`UPDATE stock SET available = 5
      WHERE version_id = ${first.id} AND warehouse_id <> ${alert?.warehouse_id ?? 0}`;
    await tell();
    expect(sent).toEqual([]);
    const arriving = { id: second?.id ?? 0, productId: product.id };
    await buildArrival(shop.sql, arriving, {
      date: '2026-12-01',
      warehouseId: alert?.warehouse_id ?? 0,
    });
    await tell();
    expect(sent).toHaveLength(1);
    expect(await listed(ana)).toEqual([first.code]);
  });

  it('is not told of what was withdrawn meanwhile, nor to an account that is gone', async () => {
    const product = await soldOut();
    const [first, second] = product.versions;
    await wait(ana, product.id, first.code);
    await restock(first.id);
    await shop.sql`UPDATE product SET withdrawn_at = now() WHERE id = ${product.id}`;
    await tell();
    expect(await listed(ana)).toEqual([]);
    await shop.sql`UPDATE product SET withdrawn_at = NULL WHERE id = ${product.id}`;
    await wait(ana, product.id, second?.code ?? '');
    await shop.sql`UPDATE app_user SET removed_at = now(), email = NULL WHERE id = ${ana.userId}`;
    await tell();
    expect(sent).toEqual([]);
  });
});
