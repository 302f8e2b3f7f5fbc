import { describe, expect, it } from 'vitest';
import { GatewayDown, GatewayRefusal } from '../gateway.ts';
import { joinGateways } from '../join-gateways.ts';
import { createAttempt } from '../local/testing.ts';
import { openScripted } from '../testing.ts';
import { createBold } from './bold.ts';
import { signNotice } from './bold-signature.ts';

const keys = { identity: 'llave-de-identidad', secret: 'llave-secreta-de-bold' };

/** Bold with these answers, one after the other; its last for ever. */
function open(answers: readonly Response[], allowsTests = false) {
  const asked: { call: string; authorization: string | null; body: unknown }[] = [];
  const rest = [...answers];
  const bold = createBold({
    keys,
    allowsTests,
    fetch: async (url, init) => {
      const call = `${init?.method} ${String(url).replace('https://integrations.api.bold.co', '')}`;
      const authorization = new Headers(init?.headers).get('authorization');
      asked.push({ call, authorization, body: init?.body ? JSON.parse(String(init.body)) : null });
      const answer = rest.length > 1 ? rest.shift() : rest[0];
      return answer ? answer.clone() : Response.error();
    },
  });
  return { bold, asked };
}
const link = { payment_link: 'LNK_H7S4A9', url: 'https://checkout.bold.co/LNK_H7S4A9' };
const attempt = () => createAttempt({ kind: 'link' });

describe('Bold: begin', () => {
  it('asks for a link in whole pesos that ends with the reservation, in nanoseconds', async () => {
    const { bold, asked } = open([Response.json({ payload: link, errors: [] })]);
    const mine = attempt();
    expect(await bold.begin(mine)).toEqual({ url: link.url, transactionId: link.payment_link });
    expect(asked).toEqual([
      {
        call: 'POST /online/link/v1',
        authorization: 'x-api-key llave-de-identidad',
        body: {
          amount_type: 'CLOSE',
          amount: { currency: 'COP', total_amount: 24_900, tip_amount: 0, taxes: [] },
          reference: mine.reference,
          description: `Pedido en Matiz ${mine.reference}`,
          expiration_date: Date.parse('2026-11-20T15:30:00.000Z') * 1_000_000,
          callback_url: mine.returnUrl,
          payer_email: 'ana@salon.co',
        },
      },
    ]);
  });

  it.each([
    ['a fault of its own', new Response('', { status: 500 })],
    ['too many requests', new Response('', { status: 429 })],
    ['garbage', new Response('<html>')],
    ['something else', Response.json({ payload: {} })],
    ['a link without https', Response.json({ payload: { ...link, url: 'http://bold.co/x' } })],
    ['no id of a link', Response.json({ payload: { ...link, payment_link: '../x' } })],
  ])('is down with %s', async (_title, answer) => {
    await expect(open([answer]).bold.begin(attempt())).rejects.toThrow(GatewayDown);
  });

  it('refuses what it does not accept', async () => {
    const answer = Response.json({ payload: {}, errors: [{ code: 'x' }] }, { status: 400 });
    await expect(open([answer]).bold.begin(attempt())).rejects.toThrow(GatewayRefusal);
  });
});

describe('Bold: find', () => {
  const paid = { status: 'PAID', total: 24_900, reference: 'MZ-1-1', transaction_id: 'CV3O' };

  it.each([
    ['inside payload', { payload: paid }],
    ['bare', paid],
  ])('reads a paid link %s', async (_title, answer) => {
    const { bold, asked } = open([Response.json(answer)]);
    expect(await bold.find('MZ-1-1', 'LNK_H7S4A9')).toEqual([
      {
        id: 'bold:CV3O',
        reference: 'MZ-1-1',
        state: 'approved',
        amount: 24_900,
        currency: 'COP',
        means: null,
        reason: null,
      },
    ]);
    expect(asked[0]?.call).toBe('GET /online/link/v1/LNK_H7S4A9');
  });

  it.each([
    ['PROCESSING', ['pending']],
    ['REJECTED', ['declined']],
    ['ACTIVE', []],
    ['EXPIRED', []],
    ['CANCELLED', []],
    ['SOMETHING NEW', []],
  ])('%s is %j', async (status, states) => {
    const found = await open([Response.json({ ...paid, status })]).bold.find('MZ-1-1', 'LNK_1');
    expect(found.map(({ state }) => state)).toEqual(states);
  });

  it('counts no payment of another reference, and none without its link', async () => {
    const { bold, asked } = open([Response.json({ ...paid, reference: 'MZ-2-1' })]);
    expect(await bold.find('MZ-1-1', 'LNK_H7S4A9')).toEqual([]);
    expect(await bold.find('MZ-1-1', null)).toEqual([]);
    expect(await bold.find('MZ-1-1', 'LNK_../../x')).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  it('an answer without an amount equals none of ours', async () => {
    const { total: _, ...rest } = paid;
    const [found] = await open([Response.json(rest)]).bold.find('MZ-1-1', 'LNK_1');
    expect(found?.amount).toBeNaN();
  });
});

describe('Bold: notices', () => {
  const text = '{"id":"evt-1","type":"SALE_APPROVED","data":{"metadata":{"reference":"MZ-1-1"}}}';

  it('believes what its secret signed, byte by byte', () => {
    const { bold } = open([]);
    const signature = signNotice(text, keys.secret);
    const notice = { id: 'bold:evt-1', reference: 'MZ-1-1' };
    expect(bold.readSigned(text, signature)).toEqual(notice);
    expect(bold.readSigned(`${text} `, signature)).toBeNull();
    expect(bold.readSigned(text, `${signature.slice(0, -1)}g`)).toBeNull();
    expect(bold.readSigned(text, '')).toBeNull();
  });

  it('its test mode signs with the empty key: only where no real order is', () => {
    const signature = signNotice(text, '');
    expect(open([]).bold.readSigned(text, signature)).toBeNull();
    expect(open([], true).bold.readSigned(text, signature)).not.toBeNull();
  });

  it.each(['', 'null', '[]', '{"id":1}', '{'])('%j that is signed is no notice', (other) => {
    expect(open([]).bold.readSigned(other, signNotice(other, keys.secret))).toBeNull();
  });
});

describe('two gateways on one port', () => {
  it('each gets what is its own, and one that is down stops nothing of the other’s', async () => {
    const { wompi, asked: askedWompi } = openScripted({
      'GET /transactions?reference=MZ-1-1': [{ data: [] }],
    });
    const { bold, asked } = open([new Response('', { status: 500 })]);
    const joined = joinGateways(wompi, bold);
    expect(joined?.means).toEqual(['card', 'pse', 'nequi', 'bancolombia', 'qr', 'link']);
    expect(await joined?.find('MZ-1-1', null)).toEqual([]);
    expect([askedWompi.length, asked.length]).toEqual([1, 0]);
    await expect(joined?.find('MZ-1-1', 'LNK_1')).rejects.toThrow(GatewayDown);
    expect([askedWompi.length, asked.length]).toEqual([1, 1]);
    expect(await joined?.giveBack({ id: 'bold:CV3O', amount: 24_900 })).toBe(false);
    expect(joinGateways(null, bold)).toBe(bold);
    expect(joinGateways(wompi, null)).toBe(wompi);
  });
});
