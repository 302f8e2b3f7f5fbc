import * as hand from '@matiz/contracts/staff/payments/hand-payments.ts';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { linkCalls, sendDraft } from '#testing/hand-overs.ts';
import { buildPresale, buildStaff } from '#testing/order-fixture.ts';
import { buildShopper, fillCart, type Shopper, type ShopperCalls } from '#testing/orders.ts';
import {
  buildHandMethods,
  buildOnlineMethods,
  createPayer,
  drawReceipt,
  orderOnline,
  pseForm,
} from '#testing/payments.ts';
import { createClock } from '#testing/ports.ts';
import { buildStaff as buildClerk } from '#testing/staff.ts';
import { useShop } from '#testing/use-test-app.ts';
import { createWork } from '../../../work.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
let ana: Shopper;
let staff: ShopperCalls;
beforeAll(async () => {
  await buildOnlineMethods(test.sql);
  await buildHandMethods(test.sql);
  staff = await buildStaff(test);
});
beforeEach(async () => {
  ana = await buildShopper(test);
});

async function place(buyer: Shopper, product: BuiltProduct, quantity = 1) {
  const [{ code }] = product.versions;
  const chosen = code === product.code ? { quantity } : { versions: [{ code, quantity }] };
  const { value } = await buyer.calls.add({
    productId: String(product.id),
    code: product.code,
    ...chosen,
  });
  const cartId = value.cart._id;
  await buyer.calls.choose({ paymentMethod: 'contra-entrega' });
  return (await buyer.calls.order({ cartId, customerId: buyer.customerId })).value.order;
}
const newProduct = () => buildProduct(test.sql, { price: 20_000, stock: 50 });

/** What her business was told so far, in order; every event is handled twice. */
async function toldOf({ customerId }: Pick<Shopper, 'customerId'>) {
  const jobs = await test.sql<{ id: string; data: { kind: string } }[]>`
    SELECT id, data FROM pgboss.job WHERE data->>'customerId' = ${customerId}
    ORDER BY created_on, id`;
  const subscribers = createWork(test.deps).subscribers.filter(
    ({ name }) => name === 'orders.notes',
  );
  for (const { id, data } of [...jobs, ...jobs]) {
    const heard = subscribers.filter(({ kind }) => kind === data.kind);
    for (const one of heard) await one.handle(data, id);
  }
  return test.sql<{ title: string; path: string }[]>`
    SELECT title, path FROM notification WHERE customer_id = ${customerId} ORDER BY at, title`;
}
const titlesOf = async (who: Pick<Shopper, 'customerId'>) =>
  (await toldOf(who)).map(({ title }) => title);

describe('notes of an order (§4 Push)', () => {
  it('follow it to the door, each once, and lead to it', async () => {
    const placed = await place(ana, await newProduct(), 2);
    // She placed it herself.
    expect(await toldOf(ana)).toEqual([]);
    for (const state of ['in_preparation', 'dispatched', 'delivered'] as const) {
      clock.advance(1000);
      await staff.advance({ orderCode: placed.code, state });
      await staff.advance({ orderCode: placed.code, state });
      await toldOf(ana);
    }
    const told = await toldOf(ana);
    expect(told.map(({ title }) => title)).toEqual([
      'Estamos preparando tu pedido',
      'Tu pedido va en camino',
      'Entregamos tu pedido',
    ]);
    expect(new Set(told.map(({ path }) => path))).toEqual(
      new Set([`/home/profile/orders/history/${placed.code}`]),
    );
  });

  it('say of two deliveries that come together once that they came, and of one that it is a part', async () => {
    const dye = await buildPresale(test, { stock: 2 });
    const { code: orderCode } = await place(ana, dye, 3);
    for (const state of ['in_preparation', 'dispatched', 'delivered'] as const) {
      await staff.advance({ orderCode, deliveryId: '1', state });
    }
    expect(await titlesOf(ana)).toContain('Entregamos una parte de tu pedido');
    const eva = await buildShopper(test);
    const both = await place(eva, await buildPresale(test, { stock: 2 }), 3);
    await test.sql`UPDATE order_delivery SET state = 'dispatched' WHERE order_id = ${both._id}`;
    await test.sql`UPDATE customer_order SET state = 'dispatched' WHERE id = ${both._id}`;
    await staff.advance({ orderCode: both.code, state: 'delivered' });
    expect(await titlesOf(eva)).toEqual(['Entregamos tu pedido']);
  });

  it('say what the shop cancelled, and nothing of what she cancelled or took back herself', async () => {
    const product = await newProduct();
    const byShop = await place(ana, product, 1);
    await staff.advance({ orderCode: byShop.code, state: 'cancelled' });
    expect(await titlesOf(ana)).toEqual(['Tuvimos que cancelar tu pedido']);
    const eva = await buildShopper(test);
    const byHer = await place(eva, product, 1);
    await eva.calls.cancel({ orderCode: byHer.code });
    const unpaid = await orderOnline(eva, [[product, 1]]);
    await eva.calls.reopen({ orderCode: unpaid.code });
    expect(await toldOf(eva)).toEqual([]);
  });

  it('say what a seller ordered or cancelled for her, unless she approved it', async () => {
    const seller = await buildShopper(test, { role: 'Seller' });
    const product = await newProduct();
    const placed = await place(seller, product, 1);
    await seller.calls.cancel({ orderCode: placed.code });
    expect(await titlesOf(seller)).toEqual([
      expect.stringMatching(/ hizo un pedido para ti$/),
      'Tu pedido fue cancelado',
    ]);
    const other = await buildShopper(test, { role: 'Seller' });
    const cartId = await fillCart(other, product, 3);
    await other.calls.choose({ paymentMethod: 'contra-entrega' });
    const { token } = await sendDraft(test, other, cartId);
    expect((await linkCalls(test, token).approve()).status).toBe(200);
    expect((await titlesOf(other)).filter((title) => title.includes('hizo un pedido'))).toEqual([]);
  });
});

describe('notes of a payment (§4 Push)', () => {
  it('say that it came, once, however often the gateway says so', async () => {
    const { code } = await orderOnline(ana, [[await newProduct(), 1]]);
    await createPayer(test, clock).card(ana, code);
    for (let n = 0; n < 3; n += 1) await test.deps.orders.payments.handleNews(`${code}-1`);
    expect(await titlesOf(ana)).toEqual(['Recibimos tu pago']);
  });

  it('say that a bank that was at work did not approve it, and nothing of what failed at once', async () => {
    const payer = createPayer(test, clock);
    const atOnce = await orderOnline(ana, [[await newProduct(), 1]]);
    await payer.card(ana, atOnce.code, 'DECLINED');
    await test.deps.orders.payments.handleNews(`${atOnce.code}-1`);
    expect(await toldOf(ana)).toEqual([]);
    const eva = await buildShopper(test);
    const { code } = await orderOnline(eva, [[await newProduct(), 1]], 'debito');
    const { value } = await eva.calls.pay({ orderCode: code, pse: { ...pseForm, bank: '2' } });
    await payer.press(value.url, 'decision', 'continue');
    clock.advance(1000);
    for (let n = 0; n < 2; n += 1) await test.deps.orders.payments.handleNews(`${code}-1`);
    expect(await titlesOf(eva)).toEqual(['Tu pago no fue aprobado']);
  });

  it('say that nobody found it, and that its time was over', async () => {
    const clerk = await buildClerk(test, ['orders']);
    const { code, _id } = await orderOnline(ana, [[await newProduct(), 1]], 'transferencia');
    await ana.calls.sendProof(code, await drawReceipt(90, 90));
    const reference = `${code}-1`;
    const refused = await clerk.ask(hand.refuseHandPayment, { reference, reason: 'No está.' });
    expect(refused.status).toBe(200);
    expect(await titlesOf(ana)).toEqual(['No pudimos confirmar tu pago']);
    clock.advance(1000);
    await test.sql`UPDATE customer_order SET pay_until = ${clock()} WHERE id = ${_id}`;
    await test.deps.orders.payments.endReservation(_id);
    expect(await titlesOf(ana)).toEqual([
      'No pudimos confirmar tu pago',
      'No recibimos el pago de tu pedido',
    ]);
  });
});
