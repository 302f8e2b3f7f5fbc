import { Writable } from 'node:stream';
import * as calls from '@matiz/contracts/payments/cards.ts';
import { hideCardNumbers } from '@matiz/domain/payments/card/find-card-number.ts';
import { pino } from 'pino';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggerOptions } from '#http/request-log.ts';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { askAs, buildShopper, type Shopper } from '#testing/orders.ts';
import { buildOnlineMethods, orderOnline } from '#testing/payments.ts';
import { createClock } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
let ana: Shopper;
let product: BuiltProduct;
beforeAll(() => buildOnlineMethods(test.sql));
beforeEach(async () => {
  ana = await buildShopper(test);
  product = await buildProduct(test.sql, { price: 20_000, stock: 10 });
});

const approved = '4242424242424242';
const accepts = { acceptsPolicy: true, acceptsPersonalData: true } as const;

/** What the browser does: posts the card to the gateway, which is another server in production. */
async function typeCard(number = approved, cvc = '123', year = '30') {
  const form = await askAs(test, ana)(calls.readCardForm);
  const { pathname } = new URL(form.value.tokensUrl);
  const reply = await test.app.inject({
    method: 'POST',
    url: pathname,
    headers: { authorization: `Bearer ${form.value.publicKey}` },
    payload: { number, cvc, exp_month: '08', exp_year: year, card_holder: 'Ana Pérez' },
  });
  return { status: reply.statusCode, token: String(reply.json().data?.id ?? ''), reply };
}

async function keep(token: string, some: Partial<{ month: number; year: number }> = {}) {
  const card = { brand: 'visa', lastFour: '4242', month: 8, year: 2030 } as const;
  return askAs(test, ana)(calls.keepCard, { token, ...card, ...accepts, ...some });
}

describe('GET /payment/card-form and POST /order/pay with its card', () => {
  it.each([
    ['4242424242424242', '123', 'paid', 'paid'],
    ['4111111111111111', '123', 'created', 'declined'],
    ['4242424242424242', '999', 'created', 'declined'],
    ['374378187755283', '1234', 'created', 'declined'],
  ])('%s with code %s: the order is %s', async (number, cvc, state, payment) => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    const { token } = await typeCard(number, cvc);
    const paid = await ana.calls.pay({
      orderCode: code,
      card: { token, installments: 3, ...accepts },
    });
    expect(paid.value.url).toContain(`finalizing-payment?order=${code}&id=`);
    clock.advance(1_000);
    const { value } = await ana.calls.checkPayment(code);
    expect(value.result).toMatchObject({ state, payment: { state: payment } });
  });

  it('refuses a token that nobody has, and the order is tried again with another card', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    const card = { token: 'tok_test_none', installments: 1, ...accepts };
    const refused = await ana.calls.pay({ orderCode: code, card });
    expect(refused.refusal?.code).toBe('PAYMENT_REFUSED');
    const { token } = await typeCard();
    await ana.calls.pay({ orderCode: code, card: { ...card, token } });
    clock.advance(1_000);
    expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
  });
});

describe('a card that is kept', () => {
  it('POST /payment/cards and POST /order/pay: it is stored once and paid with later', async () => {
    const kept = await keep((await typeCard()).token);
    const shown = { brand: 'visa', lastFour: '4242', expiry: '08/30', isExpired: false };
    expect(kept.value.result).toMatchObject([shown]);
    const cardId = kept.value.result[0]?._id ?? '';
    for (const _ of [1, 2, 3]) {
      const { code } = await orderOnline(ana, [[product, 1]]);
      await ana.calls.pay({ orderCode: code, card: { cardId, installments: 1 } });
      clock.advance(1_000);
      expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
    }
  });

  it('POST /order/pay: it is charged in as many instalments as were chosen, from 1 to 36', async () => {
    const cardId = (await keep((await typeCard()).token)).value.result[0]?._id ?? '';
    const { code } = await orderOnline(ana, [[product, 1]]);
    const pay = (installments: number) =>
      ana.calls.pay({ orderCode: code, card: { cardId, installments } });
    for (const none of [0, 37, 1.5]) {
      expect((await pay(none)).refusal?.code, String(none)).toBe('INVALID_REQUEST');
    }
    await pay(6);
    const [last] = await test.sql`SELECT means->'installments' AS installments
      FROM local_wompi.transaction ORDER BY created_at DESC LIMIT 1`;
    expect(last).toEqual({ installments: 6 });
  });

  it('PUT /payment/cards/chosen: the chosen one comes first', async () => {
    const one = await keep((await typeCard()).token);
    clock.advance(1_000);
    const other = await keep((await typeCard()).token);
    const first = one.value.result[0]?._id ?? '';
    expect(other.value.result[1]?._id).toBe(first);
    clock.advance(1_000);
    const chosen = await askAs(test, ana)(calls.chooseCard, { cardId: first });
    expect(chosen.value.result[0]?._id).toBe(first);
    expect((await askAs(test, ana)(calls.listCards)).value).toEqual(chosen.value);
  });

  it('DELETE /payment/cards: it is forgotten, and not paid with any more', async () => {
    const { value } = await keep((await typeCard()).token);
    const cardId = value.result[0]?._id ?? '';
    const query = `?cardId=${cardId}`;
    const gone = await askAs(test, ana)(calls.forgetCard, undefined, { query });
    expect(gone.value.result).toEqual([]);
    const { code } = await orderOnline(ana, [[product, 1]]);
    const paid = await ana.calls.pay({ orderCode: code, card: { cardId, installments: 1 } });
    expect(paid.refusal?.code).toBe('UNKNOWN_CARD');
    const again = await askAs(test, ana)(calls.forgetCard, undefined, { query });
    expect(again.refusal?.code).toBe('UNKNOWN_CARD');
  });

  it('says that it expired, and is not charged then', async () => {
    const { value } = await keep((await typeCard()).token);
    const cardId = value.result[0]?._id ?? '';
    await test.sql`UPDATE stored_card SET exp_year = 2026, exp_month = 10 WHERE id = ${cardId}`;
    const [shown] = (await askAs(test, ana)(calls.listCards)).value.result;
    expect(shown).toMatchObject({ expiry: '10/26', isExpired: true });
    const chosen = await askAs(test, ana)(calls.chooseCard, { cardId });
    expect(chosen.refusal?.code).toBe('CARD_EXPIRED');
    const { code } = await orderOnline(ana, [[product, 1]]);
    const paid = await ana.calls.pay({ orderCode: code, card: { cardId, installments: 1 } });
    expect(paid.refusal?.code).toBe('CARD_EXPIRED');
    expect((await keep('tok_x', { month: 10, year: 2026 })).refusal?.code).toBe('CARD_EXPIRED');
  });

  it('GET /payment/cards: it is shown to its business alone, and paid with by nobody else', async () => {
    const { value } = await keep((await typeCard()).token);
    const cardId = value.result[0]?._id ?? '';
    const berta = await buildShopper(test);
    expect((await askAs(test, berta)(calls.listCards)).value.result).toEqual([]);
    const { code } = await orderOnline(berta, [[product, 1]]);
    const paid = await berta.calls.pay({ orderCode: code, card: { cardId, installments: 1 } });
    expect(paid.refusal?.code).toBe('UNKNOWN_CARD');
  });

  it('GET /payment/cards: says whether one can be kept, which is where the shop takes cards', async () => {
    const isOffered = async () => (await askAs(test, ana)(calls.listCards)).value.isOffered;
    expect(await isOffered()).toBe(true);
    await test.sql`UPDATE payment_method SET is_enabled = false WHERE means = 'card'`;
    expect(await isOffered()).toBe(false);
    await test.sql`UPDATE payment_method SET is_enabled = true WHERE means = 'card'`;
  });

  it('is one of eight', async () => {
    for (let n = 0; n < 8; n += 1) await keep((await typeCard()).token);
    expect((await keep((await typeCard()).token)).refusal?.code).toBe('TOO_MANY_CARDS');
  });
});

describe('the number of a card', () => {
  it('is in none of our tables after the whole journey', async () => {
    const { code } = await orderOnline(ana, [[product, 1]]);
    const { token } = await typeCard();
    const kept = await keep(token);
    await ana.calls.pay({
      orderCode: code,
      card: { cardId: kept.value.result[0]?._id ?? '', installments: 1 },
    });
    clock.advance(1_000);
    await ana.calls.checkPayment(code);
    const tables = await test.sql<{ name: string }[]>`
      SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
      WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema')`;
    expect(tables.map(({ name }) => name)).toContain('local_wompi.card_token');
    for (const { name } of tables) {
      const rows = await test.sql.unsafe(
        `SELECT kept::text AS text FROM ${name} kept WHERE kept::text LIKE '%${approved}%'`,
      );
      expect(rows, name).toHaveLength(0);
    }
  });

  it.each([
    ['together', approved],
    ['in groups', '4242 4242 4242 4242'],
    ['within a text', `mi tarjeta es ${approved}`],
    ['as a number', Number(approved)],
  ])('is refused by a call of ours, %s', async (_, text) => {
    const reply = await test.app.inject({
      method: 'POST',
      url: '/api/order/pay',
      headers: ana.headers,
      payload: { orderCode: 'MZ-4F7K', note: text },
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.json()).toMatchObject({ code: 'INVALID_REQUEST' });
    expect(reply.body).toContain('no recibimos números de tarjeta');
    expect(reply.body).not.toContain(String(text));
  });

  it('is cut out of the log, wherever it stands in a line', () => {
    const lines: string[] = [];
    const write = (chunk: Buffer, _: unknown, done: () => void) => {
      lines.push(String(chunk));
      done();
    };
    const log = pino(loggerOptions('info'), new Writable({ write }));
    log.info({ path: `/x/${approved}`, err: new Error(`bad ${approved}`) }, `of ${approved}`);
    expect(lines.join('')).toContain('…4242');
    expect(lines.join('')).not.toContain(approved);
    expect(hideCardNumbers(lines.join(''))).toBe(lines.join(''));
  });
});
