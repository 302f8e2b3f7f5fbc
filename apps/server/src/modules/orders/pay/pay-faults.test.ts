import { beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { buildWalletMethods, orderOnline } from '#testing/payments.ts';
import { createClock, minute, second } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
let ana: Shopper;
let product: BuiltProduct;
beforeEach(async () => {
  await buildWalletMethods(test.sql);
  product = await buildProduct(test.sql);
  ana = await buildShopper(test);
});

const order = (fault: object) =>
  test.app.inject({ method: 'POST', url: '/dev/wompi/faults', payload: fault });
const wallet = { phone: '3991111111', acceptsPolicy: true, acceptsPersonalData: true } as const;
const paidOf = (code: string) => test.sql`
  SELECT FROM payment WHERE state = 'approved' AND reference LIKE ${`${code}-%`}`;

describe('POST /order/pay while the gateway is out of order', () => {
  it.each(['500', '429', 'garbage', 'answer-lost'])(
    '%s: says so, keeps the order, and ends in one payment',
    async (api) => {
      const { code } = await orderOnline(ana, [[product, 1]], 'por-nequi');
      await order({ api, on: 'POST /transactions' });
      expect((await ana.calls.pay({ orderCode: code, wallet })).refusal?.code).toBe('GATEWAY_DOWN');
      clock.advance(minute);
      // Anyone who asks again is told that it was paid, or pays now.
      const again = await ana.calls.pay({ orderCode: code, wallet });
      expect([undefined, 'ORDER_NOT_PAYABLE']).toContain(again.refusal?.code);
      clock.advance(second);
      expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
      expect(await paidOf(code)).toHaveLength(1);
    },
  );

  it('a look-up that fails leaves the payment as it is, until one succeeds', async () => {
    const { code } = await orderOnline(ana, [[product, 1]], 'por-nequi');
    await ana.calls.pay({ orderCode: code, wallet });
    clock.advance(second);
    for (const api of ['500', 'garbage', '429']) {
      await order({ api, on: 'GET /transactions' });
      expect((await ana.calls.checkPayment(code)).value.result.state).toBe('created');
    }
    expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
  });
});
