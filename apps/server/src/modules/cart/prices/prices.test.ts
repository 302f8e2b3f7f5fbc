import { chooseOwnNotice } from '@matiz/contracts/identity/own-notices.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Message } from '#adapters/messages/messages.ts';
import { cartCallsAs } from '#testing/carts.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { askAs, buildShopper, fillCart, type Shopper } from '#testing/orders.ts';
import { createClock } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import type { CartPricesMoved } from './price-events.ts';
import { createPriceSubscribers } from './price-subscribers.ts';
import { createCartPrices } from './prices.service.ts';

const hour = 3_600_000;
/** A Tuesday, ten in the morning in Bogotá. */
const start = '2026-11-24T15:00:00Z';
const sent: Message[] = [];
let clock = createClock(start);
const shop = useTestApp({
  clock: () => clock(),
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
let ana: Shopper;
let dye: BuiltProduct;
beforeEach(async () => {
  clock = createClock(start);
  sent.length = 0;
  await shop.sql`UPDATE cart SET state = 'cleared' WHERE state = 'open'`;
  ana = await buildShopper(shop);
  dye = await buildProduct(shop.sql, { name: 'Tinte Cromía' });
  await fillCart(ana, dye, 2);
});

const reprice = (product: BuiltProduct, price: number) =>
  shop.sql`UPDATE base_price SET price = ${price} WHERE product_id = ${product.id}`;

/** As two servers find them at once; each event is handled twice, as jobs may. */
async function tell(meanwhile: () => PromiseLike<unknown> = async () => {}) {
  const events: CartPricesMoved[] = [];
  const service = createCartPrices({
    sql: shop.sql,
    clock,
    publish: async (_, news) => void events.push(...(news as unknown as CartPricesMoved[])),
  });
  await Promise.all([service.tellMoved(), service.tellMoved()]);
  await meanwhile();
  const phones: [string, string][] = [];
  const subscribers = createPriceSubscribers({
    sql: shop.sql,
    clock,
    messages: shop.deps.messages,
    publicUrl: 'https://matiz.example',
    tellPhones: async (customerId, _, { text }) => void phones.push([customerId, text]),
  });
  const mails = sent.length;
  for (const [index, event] of events.entries()) {
    const id = `prices-${ana.userId}-${clock().getTime()}-${index}`;
    for (const { handle } of subscribers) await handle(event, id);
    for (const { handle } of subscribers.slice(0, 1)) await handle(event, id);
  }
  clock.advance(hour);
  return { phones, mails: sent.slice(mails), events };
}

describe('price news of an open cart (20.3)', () => {
  it('are told once, to the one whose cart it is, with what moved and how', async () => {
    const luz = await buildShopper(shop);
    await fillCart(luz, await buildProduct(shop.sql), 1);
    expect((await tell()).events).toEqual([]);
    await reprice(dye, 12_500);
    const { phones, mails } = await tell();
    expect(phones).toEqual([[ana.customerId, expect.stringContaining('Tinte Cromía')]]);
    expect(phones[0]?.[1]).not.toMatch(/\d{2}\.\d{3}/);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ subject: 'Cambiaron precios en tu carrito' });
    expect(JSON.stringify(mails[0])).toMatch(/subió de \$\s*10\.000 a \$\s*12\.500/);
    expect((await tell()).events).toEqual([]);
  });

  it('many moves are one notice, and the next comes a day later', async () => {
    for (const price of [11_000, 9000]) {
      const other = await buildProduct(shop.sql);
      await fillCart(ana, other, 1);
      await reprice(other, price);
    }
    await reprice(dye, 8000);
    const { phones, events } = await tell();
    expect(events).toHaveLength(1);
    expect(phones[0]?.[1]).toContain('y 2 más');
    for (const price of [8100, 8200, 8300]) {
      await reprice(dye, price);
      expect((await tell()).events).toEqual([]);
    }
    clock.advance(24 * hour);
    expect((await tell()).events).toHaveLength(1);
  });

  it('a price that goes back and forth is told once', async () => {
    await reprice(dye, 12_000);
    expect((await tell()).events).toHaveLength(1);
    clock.advance(24 * hour);
    await reprice(dye, 10_000);
    expect((await tell()).events).toEqual([]);
    await reprice(dye, 12_000);
    expect((await tell()).events).toEqual([]);
  });

  it('a price that was accepted is none', async () => {
    await reprice(dye, 13_000);
    await cartCallsAs(shop, ana).accept({ accept: 'all' });
    expect((await tell()).events).toEqual([]);
  });

  it('go by the topics that she chose', async () => {
    await askAs(shop, ana)(chooseOwnNotice, { topic: 'prices', channel: 'email', isOn: false });
    await reprice(dye, 12_000);
    const { phones, mails } = await tell();
    expect([phones.length, mails]).toEqual([1, []]);
  });

  it('are not told of a cart that was ordered or emptied meanwhile', async () => {
    await reprice(dye, 12_000);
    const { phones, mails, events } = await tell(
      () => shop.sql`UPDATE cart SET state = 'cleared' WHERE customer_id = ${ana.customerId}`,
    );
    expect([events.length, phones, mails]).toEqual([1, [], []]);
  });

  it('wait for the hours of Ley 2300', async () => {
    await reprice(dye, 12_000);
    clock.advance(12 * hour);
    expect((await tell()).events).toEqual([]);
    clock.advance(11 * hour);
    expect((await tell()).events).toHaveLength(1);
  });
});
