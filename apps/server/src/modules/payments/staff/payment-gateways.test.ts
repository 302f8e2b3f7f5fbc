import {
  listPaymentGateways,
  testPaymentGateway,
} from '@matiz/contracts/staff/payments/payment-gateways.ts';
import { listStaffPaymentMethods } from '@matiz/contracts/staff/payments/payment-methods.ts';
import { expect, it } from 'vitest';
import { buildProduct } from '#testing/catalogue.ts';
import { buildShopper, fillCart } from '#testing/orders.ts';
import { buildPlaces } from '#testing/places.ts';
import { buildStaff } from '#testing/staff.ts';
import { useShop } from '#testing/use-test-app.ts';

const practice = useShop({ each: 'test' });
/** As a shop in production that nobody gave keys. */
const bare = useShop({ each: 'test', settings: { isProduction: true } });
const keys = {
  public: 'pub_test_una_cuenta_1234',
  private: 'prv_test_una_cuenta_5678',
  integrity: 'test_integrity_una_cuenta_9012',
  events: 'test_events_una_cuenta_3456',
};
const down = useShop({
  each: 'test',
  settings: { isProduction: true, wompi: keys },
  ports: {
    fetch: async () => {
      throw new TypeError('fetch failed');
    },
  },
});
const refusing = useShop({
  each: 'test',
  settings: { isProduction: true, wompi: keys },
  ports: {
    fetch: async () => Response.json({ error: { type: 'INVALID_ACCESS_TOKEN' } }, { status: 401 }),
  },
});

it('GET /staff/payment-gateways names what lacks and where notices go, and no key', async () => {
  const { ask } = await buildStaff(bare);
  const [wompi, bold] = (await ask(listPaymentGateways)).value.results;
  expect(wompi).toEqual({
    name: 'wompi',
    environment: null,
    isConfigured: false,
    keys: [
      'WOMPI_PUBLIC_KEY',
      'WOMPI_PRIVATE_KEY',
      'WOMPI_INTEGRITY_SECRET',
      'WOMPI_EVENTS_SECRET',
    ].map((variable) => ({ variable, lastFour: null })),
    noticeUrl: 'http://localhost:3000/api/payment/notice',
  });
  expect(bold?.noticeUrl).toBe('http://localhost:3000/api/payment/bold-notice');
  const configured = (await (await buildStaff(down)).ask(listPaymentGateways)).value.results;
  expect(configured[0]).toMatchObject({ environment: 'test', isConfigured: true });
  expect(configured[0]?.keys.map(({ lastFour }) => lastFour)).toEqual([
    '1234',
    '5678',
    '9012',
    '3456',
  ]);
});

it('POST /staff/payment-gateways/test says whose account answered, and writes it down', async () => {
  const { ask, userId } = await buildStaff(practice);
  const { result } = (await ask(testPaymentGateway, { name: 'wompi' })).value;
  expect(result).toMatchObject({ outcome: 'works', account: 'Comercio de práctica' });
  expect((await ask(testPaymentGateway, { name: 'bold' })).value.result.outcome).toBe('works');
  const written = await practice.sql`
    SELECT actor_id AS "by", subject, detail FROM audit_entry
    WHERE action = 'payment-gateway.test' ORDER BY id LIMIT 1`;
  expect(written).toEqual([
    { by: userId, subject: 'payment-gateway:wompi', detail: { outcome: 'works' } },
  ]);
});

it('POST /staff/payment-gateways/test tells refused keys, a silent gateway and none apart', async () => {
  const outcome = async (shop: typeof bare) => {
    const { ask } = await buildStaff(shop);
    return (await ask(testPaymentGateway, { name: 'wompi' })).value.result;
  };
  expect(await outcome(bare)).toEqual({ outcome: 'missing', account: null, keys: [] });
  expect(await outcome(down)).toMatchObject({ outcome: 'unreachable' });
  const refused = await outcome(refusing);
  expect(refused.outcome).toBe('refused');
  expect(refused.keys.slice(0, 2)).toEqual([
    { variable: 'WOMPI_PUBLIC_KEY', outcome: 'refused' },
    { variable: 'WOMPI_PRIVATE_KEY', outcome: 'refused' },
  ]);
});

it('POST /staff/payment-gateways/test is no way to wear the gateway out, whoever asks', async () => {
  const people = await Promise.all([buildStaff(bare), buildStaff(bare)]);
  const told = [];
  for (let n = 0; n < 8; n += 1) {
    told.push(await people[n % 2]?.ask(testPaymentGateway, { name: 'wompi' }));
  }
  const refused = told.filter((one) => one?.refusal?.code === 'TOO_MANY_ATTEMPTS');
  expect(refused).toHaveLength(2);
});

it('GET /staff/payment-methods says which lack their keys, and the shop offers none of those', async () => {
  for (const [shop, lacking] of [
    [bare, true],
    [practice, false],
  ] as const) {
    await buildPlaces(shop.sql);
    await shop.sql`UPDATE payment_method SET means = 'pse' WHERE code = 'pse'`;
    const { ask } = await buildStaff(shop);
    const { rows } = (await ask(listStaffPaymentMethods)).value;
    expect(rows.map(({ id, lacksKeys }) => [id, lacksKeys])).toEqual([
      ['contra-entrega', false],
      ['pse', lacking],
    ]);
    const buyer = await buildShopper(shop);
    await fillCart(buyer, await buildProduct(shop.sql, { price: 50_000 }));
    const offered = (await buyer.calls.purchase()).value.paymentMethods;
    expect(offered.some(({ code }) => code === 'pse')).toBe(!lacking);
  }
});
