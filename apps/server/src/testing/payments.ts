import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { PseForm, payOrder } from '@matiz/contracts/orders/order-payment.ts';
import sharp from 'sharp';
import type { Sql } from '../db/pool.ts';
import type { BuiltProduct } from './catalogue.ts';
import { orderOf, type Placed } from './order-fixture.ts';
import type { Shopper } from './orders.ts';
import type { MovableClock } from './ports.ts';
import { fillForm } from './press-form.ts';
import type { TestApp } from './test-app.ts';

/** Cards on the gateway's page, and bank debits with 2 % off. Repeatable. */
export async function buildOnlineMethods(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled, means,
      type_movement, discount_type, discount_amount)
    VALUES ('tarjeta', 'Tarjeta', 'En la página de Wompi.', 'visa', 'online', 11, true, 'card',
        NULL, NULL, NULL),
      ('debito', 'PSE', 'Desde tu banco.', 'pse', 'online', 12, true, 'pse', 'discount',
        'percentage', 2)
    ON CONFLICT DO NOTHING`;
}

/** Nequi, Bancolombia's button and its QR. Repeatable. */
export async function buildWalletMethods(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled, means)
    VALUES ('por-nequi', 'Nequi', 'En tu app.', 'nequi', 'online', 13, true, 'nequi'),
      ('por-boton', 'Bancolombia', 'En tu banco.', 'bancolombia', 'online', 14, true,
        'bancolombia'),
      ('por-qr', 'Código QR', 'Con tu app.', 'bank', 'online', 15, true, 'qr')
    ON CONFLICT DO NOTHING`;
}

/** What people confirm: a transfer with 1 % off, cash, and a lender. Repeatable. */
export async function buildHandMethods(sql: Sql): Promise<void> {
  await sql`
    INSERT INTO payment_method (code, name, description, logo, kind, position, is_enabled, means,
      type_movement, discount_type, discount_amount, account_bank, account_number)
    VALUES ('transferencia', 'Transferencia', 'A nuestra cuenta.', 'bank', 'offline', 21, true,
        'transfer', 'discount', 'percentage', 1, 'Bancolombia', '216-000000-21'),
      ('efectivo', 'Efectivo', 'En un corresponsal.', 'cash', 'offline', 22, true, 'cash', NULL,
        NULL, NULL, 'Corresponsal Bancolombia', '81234'),
      ('platam', 'Platam', 'Con tu cupo.', 'platam', 'offline', 23, true, 'agreement', NULL, NULL,
        NULL, NULL, NULL),
      ('sin-cuenta', 'Otro banco', 'Sin cuenta.', 'bank', 'offline', 24, true, 'transfer', NULL,
        NULL, NULL, NULL, NULL)
    ON CONFLICT DO NOTHING`;
}

/** A picture as a telephone sends it. */
export async function drawReceipt(width = 800, height = 1_200): Promise<Uint8Array<ArrayBuffer>> {
  const drawn = await sharp({ create: { width, height, channels: 3, background: '#f5f0e8' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'Ana Ríos' } })
    .toBuffer();
  return new Uint8Array(drawn);
}

/** An order that waits for its payment. */
export async function orderOnline(
  buyer: Shopper,
  goods: readonly (readonly [product: BuiltProduct, quantity: number])[],
  paymentMethod = 'tarjeta',
): Promise<Placed> {
  const [[first, quantity] = []] = goods;
  if (!first || !quantity) throw new Error('an order is of something');
  await buyer.calls.add({ productId: String(first.id), code: first.code, quantity });
  await buyer.calls.choose({ paymentMethod });
  return orderOf(buyer, goods.slice(1).length > 0 ? goods.slice(1) : [[first, 1]]);
}

/** How often an order became paid, and how often the rest of the shop was told so. */
export async function countCaptures(sql: Sql, buyer: Shopper, { code, _id }: Placed) {
  const { value } = await buyer.calls.orderByCode(code);
  const told = await sql`SELECT FROM pgboss.job
    WHERE data->>'kind' = 'order.placed' AND data->>'orderId' = ${_id}`;
  const paid = value.result.events.filter(({ state }) => state === 'paid').length;
  return { paid, placed: told.count };
}

export const pseForm: PseForm = {
  person: 'natural',
  documentType: 'CC',
  document: '1.020.304.050',
  phone: '300 123 4567',
  bank: '1',
  acceptsPolicy: true,
  acceptsPersonalData: true,
};

/** Who pays in a browser: opens what `POST /order/pay` answers and presses a button there. */
export function createPayer({ app }: Pick<TestApp, 'app'>, clock: MovableClock) {
  async function press(url: string, button: string, value: string): Promise<string> {
    const { pathname, search } = new URL(url);
    const page = await app.inject(`${pathname}${search}`);
    if (page.statusCode !== 200) throw new Error(`${page.statusCode} ${page.body}`);
    const { action, form } = fillForm(page.body, button, value);
    const answer = await app.inject({
      method: 'POST',
      url: new URL(action, url).pathname,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: form.toString(),
    });
    if (answer.statusCode !== 303) throw new Error(`${answer.statusCode} ${answer.body}`);
    return String(answer.headers.location);
  }

  return {
    press,
    /** Pays with a card on the gateway's page; a second later the gateway knows how it ended. */
    async card(buyer: Shopper, code: string, card = 'APPROVED'): Promise<string> {
      const body: BodyInput<typeof payOrder> = { orderCode: code };
      const back = await press((await buyer.calls.pay(body)).value.url, 'card', card);
      clock.advance(1_000);
      return back;
    },
  };
}
