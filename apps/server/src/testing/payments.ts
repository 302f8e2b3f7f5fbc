import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { PseForm, payOrder } from '@matiz/contracts/orders/order-payment.ts';
import type { Sql } from '../db/pool.ts';
import type { BuiltProduct } from './catalogue.ts';
import { orderOf, type Placed } from './order-fixture.ts';
import type { Shopper } from './orders.ts';
import { fillForm } from './press-form.ts';
import type { TestApp } from './test-app.ts';
import type { MovableClock } from './world.ts';

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

/** An order that waits for its payment. */
export async function orderOnline(
  buyer: Shopper,
  goods: readonly (readonly [product: BuiltProduct, quantity: number])[],
  paymentMethod: 'tarjeta' | 'debito' = 'tarjeta',
): Promise<Placed> {
  const [[first, quantity] = []] = goods;
  if (!first || !quantity) throw new Error('an order is of something');
  await buyer.calls.add({ productId: String(first.id), code: first.code, quantity });
  await buyer.calls.choose({ paymentMethod });
  return orderOf(buyer, goods.slice(1).length > 0 ? goods.slice(1) : [[first, 1]]);
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
