import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GatewayDown, GatewayRefusal } from '../../gateway.ts';
import { apiFaults } from '../../local/faults.ts';
import { createAttempt } from '../../local/testing.ts';
import { signNotice } from '../bold-signature.ts';
import { boldKeys, type LocalBoldTest, startLocalBold } from './testing.ts';

let test: LocalBoldTest;
beforeAll(async () => {
  test = await startLocalBold();
});
afterAll(() => test.close());

const attempt = () => createAttempt({ kind: 'link' });
async function begin() {
  const mine = attempt();
  const { url, transactionId } = await test.bold.begin(mine);
  return { ...mine, url, link: transactionId ?? '' };
}
const press = (url: string, outcome: string) =>
  fetch(url, { method: 'POST', body: new URLSearchParams({ outcome }), redirect: 'manual' });
const order = (fault: object) =>
  fetch(`${test.origin}/dev/bold/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
const heard = (reference: string) =>
  test.ear.received.filter(({ text }) => text.includes(`"reference":"${reference}"`));
const statesOf = async ({ reference, link }: { reference: string; link: string }) =>
  (await test.bold.find(reference, link)).map(({ state }) => state);

/** A body that is taken, and what came of it with a change. */
async function post(some: object, authorization = `x-api-key ${boldKeys.identity}`) {
  const { reference } = attempt();
  const response = await fetch(`${test.origin}/dev/bold/v1/online/link/v1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization },
    body: JSON.stringify({
      amount_type: 'CLOSE',
      amount: { currency: 'COP', total_amount: 24_900, tip_amount: 0, taxes: [] },
      reference,
      description: 'Pedido en Matiz',
      expiration_date: Date.parse('2026-11-20T15:30:00.000Z') * 1_000_000,
      callback_url: 'https://matiz.co/retorno',
      ...some,
    }),
  });
  const { errors } = (await response.json()) as { errors: { field?: string }[] };
  return { status: response.status, fields: errors.map(({ field }) => field) };
}

describe('the local Bold: a link', () => {
  it('leads to a page that says what it is, and back to the shop', async () => {
    const { url, returnUrl, reference, link } = await begin();
    const page = await fetch(url);
    const html = await page.text();
    expect(html).toContain('Bold de práctica: aquí no se mueve dinero.');
    expect(html).toContain('$\u00a024.900');
    expect(html).not.toContain('<script');
    expect(await statesOf({ reference, link })).toEqual([]);

    const back = await press(url, 'paid');
    const location = new URL(back.headers.get('location') ?? '');
    expect([back.status, location.href.startsWith(returnUrl)]).toEqual([303, true]);
    expect(location.searchParams.get('bold-order-id')).toBe(reference);
    expect(await statesOf({ reference, link })).toEqual(['pending']);
    await test.time.pass(700);
    const [paid] = await test.bold.find(reference, link);
    expect(paid).toMatchObject({ state: 'approved', amount: 24_900, currency: 'COP' });
    await expect.poll(() => heard(reference)).toHaveLength(1);
    const { text, signature } = heard(reference)[0] ?? { text: '', signature: '' };
    expect(test.bold.readSigned(text, signature)).toMatchObject({ reference });
  });

  it('is paid once, however often and by however many it is pressed', async () => {
    const mine = await begin();
    await Promise.all(['paid', 'rejected', 'paid'].map((outcome) => press(mine.url, outcome)));
    await test.time.pass(700);
    await expect.poll(() => heard(mine.reference)).toHaveLength(1);
    const states = await statesOf(mine);
    await press(mine.url, states[0] === 'approved' ? 'rejected' : 'paid');
    expect(await statesOf(mine)).toEqual(states);
    expect(await (await fetch(mine.url)).text()).toContain('Este link ya se usó.');
  });

  it('is open again after a failed try, and rejected for good after a refusal', async () => {
    const mine = await begin();
    await press(mine.url, 'failed');
    await test.time.pass(700);
    expect(await statesOf(mine)).toEqual([]);
    expect(await (await fetch(mine.url)).text()).toContain('Intenta de nuevo');
    await press(mine.url, 'rejected');
    await test.time.pass(700);
    expect(await statesOf(mine)).toEqual(['declined']);
    await expect.poll(() => heard(mine.reference)).toHaveLength(2);
  });

  it('is over at its time, and takes nothing of who had it open', async () => {
    const mine = await begin();
    test.time.skip(31 * 60_000);
    await press(mine.url, 'paid');
    expect(await statesOf(mine)).toEqual([]);
    expect(await (await fetch(mine.url)).text()).toContain('Este link ya venció.');
    test.time.skip(-31 * 60_000);
  });
});

describe('the local Bold refuses what Bold refuses', () => {
  const money = { currency: 'COP', total_amount: 24_900, tip_amount: 0, taxes: [] };

  it('takes the body that the others are changed from', async () => {
    expect(await post({})).toEqual({ status: 200, fields: [] });
  });

  it.each([
    ['amount_type', { amount_type: 'OPEN' }],
    ['amount.currency', { amount: { ...money, currency: 'USD' } }],
    ['amount.total_amount', { amount: { ...money, total_amount: 24_900.5 } }],
    ['amount.total_amount', { amount: { ...money, total_amount: 999 } }],
    ['reference', { reference: 'con espacio' }],
    ['reference', { reference: 'x'.repeat(61) }],
    ['description', { description: 'x' }],
    ['expiration_date', { expiration_date: Date.parse('2026-11-20T15:30:00.000Z') }],
    ['callback_url', { callback_url: 'http://matiz.co/retorno' }],
    ['payer_email', { payer_email: 'ana' }],
    ['', { monto: 1 }],
  ])('%s: %j', async (field, some) => {
    expect(await post(some)).toEqual({ status: 400, fields: [field] });
  });

  it('a reference that was used, another key, and a link of nobody', async () => {
    const { reference } = await begin();
    expect(await post({ reference })).toEqual({ status: 400, fields: ['reference'] });
    for (const key of ['', boldKeys.identity, `x-api-key ${boldKeys.secret}`]) {
      expect((await post({}, key)).status).toBe(401);
    }
    await expect(
      test.open({ keys: { ...boldKeys, identity: 'x' } }).begin(attempt()),
    ).rejects.toThrow(GatewayRefusal);
    expect((await fetch(`${test.origin}/dev/bold/p/LNK_NADA`)).status).toBe(404);
  });

  it('keys that are not of the practice keep it from starting', async () => {
    const { localBoldRoutes } = await import('./routes.ts');
    const options = { clock: test.time.clock, newId: () => 'x', noticeUrl: '', publicUrl: '' };
    const keys = { ...boldKeys, secret: 'kgfq2nN0o52XqnuXZWIN2F' };
    const sql = null as never;
    expect(() => localBoldRoutes(test.app, { ...options, sql, keys })).toThrow('must begin');
  });
});

describe('the local Bold: faults on demand', () => {
  it.each(apiFaults.filter((fault) => fault !== 'slow'))(
    '%s: the adapter says that the gateway is down, and the next one goes through',
    async (api) => {
      expect((await order({ api, on: 'POST /online/link' })).status).toBe(204);
      const impatient = test.open(api === 'timeout' ? { timeoutMs: 1_500 } : {});
      await expect(impatient.begin(attempt())).rejects.toThrow(GatewayDown);
      if (api === 'timeout') await test.time.pass(60_000);
      expect((await begin()).link).toMatch(/^LNK_/);
      test.time.skip(-60_000 * Number(api === 'timeout'));
    },
  );

  it('a duplicate is the same notice, and a wrong signature is none', async () => {
    for (const notice of ['duplicate', 'wrong-checksum'] as const) {
      await order({ notice });
      const mine = await begin();
      await press(mine.url, 'paid');
      await test.time.pass(700);
      await expect.poll(() => heard(mine.reference)).toHaveLength(2);
      const read = heard(mine.reference).map(({ text, signature }) =>
        test.bold.readSigned(text, signature),
      );
      expect(new Set(read.map((one) => JSON.stringify(one))).size).toBe(
        notice === 'duplicate' ? 1 : 2,
      );
      expect(read.includes(null)).toBe(notice === 'wrong-checksum');
    }
  });

  it('a lost notice is none, and the look-up tells what became of it', async () => {
    await order({ notice: 'lost' });
    const mine = await begin();
    await press(mine.url, 'paid');
    await test.time.pass(700);
    expect(await statesOf(mine)).toEqual(['approved']);
    expect(heard(mine.reference)).toEqual([]);
  });

  it('a stale one comes after the news, and is signed', async () => {
    await order({ notice: 'reordered' });
    const mine = await begin();
    await press(mine.url, 'paid');
    await test.time.pass(700);
    await expect.poll(() => heard(mine.reference)).toHaveLength(2);
    const types = heard(mine.reference).map(({ text, signature }) => {
      expect(signature).toBe(signNotice(text, boldKeys.secret));
      return JSON.parse(text).type;
    });
    expect(types).toEqual(['SALE_APPROVED', 'SALE_REJECTED']);
    expect(await statesOf(mine)).toEqual(['approved']);
  });
});
