import { beforeAll, describe, expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { buildPresale, orderOf } from '#testing/order-fixture.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { readPdf } from '#testing/read-pdf.ts';
import { signIn } from '#testing/sign-in.ts';
import { useShop } from '#testing/use-test-app.ts';

const test = useShop();
let ana: Shopper;
beforeAll(async () => {
  ana = await buildShopper(test);
});

const print = (orderCode: string, { headers }: { headers: { token: string } } = ana) =>
  test.app.inject({ url: `/api/order/pdf?orderCode=${encodeURIComponent(orderCode)}`, headers });

describe('GET /order/pdf', () => {
  it('is one sheet with who, where to, deliveries, lines and the IVA inside', async () => {
    const dye = await buildPresale(test, { stock: 2, price: 11_900 });
    await test.sql`UPDATE business
      SET name = 'Belleza Andina S.A.S.', nit = '900123456-8', address = 'Calle 10 # 5-20'`;
    const shampoo = await buildProduct(test.sql, {
      name: 'Champú de argán',
      price: 10_500,
      taxRate: 5,
    });
    const placed = await orderOf(ana, [
      [dye, 3],
      [shampoo, 2],
    ]);
    const reply = await print(placed.code);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['content-type']).toBe('application/pdf');
    expect(reply.headers['content-disposition']).toBe(
      `inline; filename="Matiz ${placed.code}.pdf"`,
    );
    const { text, pages } = readPdf(reply.rawPayload);
    expect(pages).toBe(1);
    for (const part of [
      placed.code,
      'vie 20 de nov de 2026 · Confirmado',
      placed.customer.businessName,
      'Entrega 1 de 2',
      'Preventa · llega el mié 2 de dic',
      'Champú de argán',
      '7.43',
      '19 %',
      '5 %',
      'Belleza Andina S.A.S. · NIT 900.123.456-8 · Calle 10 # 5-20',
      'Contra entrega',
      'Pagas al recibir esta entrega (con el envío)',
      'Pagas al recibir esta entrega\n',
    ]) {
      expect(text).toContain(part);
    }
    // Shipping goes over the first delivery: 40.481 at 19 % and 25.219 at 5 %; each column adds up.
    for (const amount of ['56.700', '34.018', '6.463', '24.018', '1.201', '9.000', '65.700']) {
      expect(text.replaceAll('\u00a0', ' ')).toContain(amount);
    }
  });

  it('leaves out of the sums what was cancelled', async () => {
    const dye = await buildPresale(test, { stock: 1, price: 20_000 });
    const placed = await orderOf(ana, [[dye, 3]]);
    await ana.calls.cancel({ orderCode: placed.code, deliveryId: '2' });
    const { text } = readPdf((await print(placed.code)).rawPayload);
    expect(text).toContain('No se despacha');
    expect(text).toMatch(/Cancelado\n-\$.40\.000/);
    expect(text).toMatch(/Total\n\$.29\.000/);
  });

  it('goes on with more sheets, each with its number', async () => {
    const products = await Promise.all(
      Array.from({ length: 60 }, () => buildProduct(test.sql, { price: 1000 })),
    );
    const placed = await orderOf(
      ana,
      products.map((product) => [product, 1] as const),
    );
    const { text, pages } = readPdf((await print(placed.code)).rawPayload);
    expect(pages).toBe(2);
    expect(text).toContain(`${placed.code} · Página 2 de 2`);
  });

  it('is shown to whom the order is shown', async () => {
    const placed = await orderOf(ana, [[await buildProduct(test.sql), 1]]);
    const stranger = await buildShopper(test);
    for (const [code, by] of [
      [placed.code, stranger],
      ['MZ-2222-2222', ana],
      ['x', ana],
    ] as const) {
      const reply = await print(code, by);
      expect(reply.statusCode).toBe(404);
      expect(reply.json().code).toBe('NOT_FOUND');
    }
    const guest = await signIn(test, 'Guest');
    expect((await print(placed.code, guest)).statusCode).toBe(401);
    expect((await print(placed.code, await signIn(test, 'Staff'))).statusCode).toBe(200);
  });
});
