import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { collectNews } from '#testing/news.ts';
import { newPhone, openCodeSession } from '#testing/phones.ts';
import { createClock, day, minute } from '#testing/ports.ts';
import { useTestApp } from '#testing/use-test-app.ts';
import { noPhones } from '../../phone-settings.ts';
import { practiceAccounts } from './local/local-carriers.ts';
import type { Message } from './messages.ts';

/** Both ways by their own wire, answered by the counterparts of this server. */
const secret = 'a secret that only these tests know, long enough';
const clock = createClock();
const limits = {
  ...noPhones.limits,
  price: { sms: 30, whatsapp: 3.5 },
  perDay: { sms: 4, whatsapp: null },
  spendPerDay: 130,
};
const settings = { secret, practisesCarriers: true, phones: { ...noPhones, limits } };
const test = useTestApp({ clock, settings: { ...settings, trustProxy: ['127.0.0.1'] } });
const keys = practiceAccounts(secret);

let phone: string;
beforeEach(() => {
  phone = newPhone();
  clock.advance(day);
});

const order = (on: 'sms' | 'whatsapp', fault: string, times = 1) =>
  test.app.inject({
    method: 'POST',
    url: '/dev/carriers/faults',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify({ on, fault, times }),
  });
const readSent = () => test.sql<{ channel: string; state: string; fault: string | null }[]>`
  SELECT channel, state, fault FROM phone_message WHERE at >= ${clock()} ORDER BY at, changed_at`;
const readOutbox = async () => {
  const rows = await test.sql<{ channel: string; body: string }[]>`
    SELECT channel, body FROM local_message WHERE recipient = ${`+57${phone}`} ORDER BY id`;
  return rows.map(({ channel, body }) => `${channel}: ${body.slice(0, 6)}`);
};
const code: Omit<Message, 'to' | 'channel'> = {
  text: '123456 es tu código de Matiz.',
  template: { name: 'matiz_codigo', values: ['123456'] },
};
const send = (channel: 'sms' | 'whatsapp', more: Partial<Message> = {}) => {
  const about = { ...code, ...more, to: `+57${phone}` };
  const other = channel === 'sms' ? 'whatsapp' : 'sms';
  return test.deps.messages.send({ ...about, channel, otherwise: { ...about, channel: other } });
};
/** Until the counterpart has told its last state. */
const states = async (wanted: readonly string[]) =>
  vi.waitFor(
    async () => {
      await collectNews(test);
      expect((await readSent()).map(({ state }) => state)).toEqual(wanted);
    },
    { timeout: 20_000 },
  );

describe('a code to a phone', () => {
  it.each(['sms', 'whatsapp'] as const)(
    'goes by %s, is counted, and its delivery is noted',
    async (channel) => {
      const { ask, check } = await openCodeSession(test);
      expect((await ask(phone, { channel })).status).toBe(200);
      const [kept = '', ...others] = await readOutbox();
      expect(others).toEqual([]);
      expect(kept).toMatch(new RegExp(`^${channel}: \\d{6}$`));
      await states(['delivered']);
      const [spent] =
        await test.sql`SELECT sms, whatsapp, spent::float8 FROM phone_day ORDER BY day DESC LIMIT 1`;
      expect(spent).toEqual(
        channel === 'sms'
          ? { sms: 1, whatsapp: 0, spent: 30 }
          : { sms: 0, whatsapp: 1, spent: 3.5 },
      );
      expect((await check(phone, kept.slice(-6))).status).toBe(200);
    },
  );

  it.each(['429', '500', 'garbage', 'bad-token', 'unreachable'])(
    'goes the other way at once where WhatsApp answers %s',
    async (fault) => {
      await order('whatsapp', fault);
      expect((await send('whatsapp')).ok).toBe(true);
      expect(await readOutbox()).toEqual(['sms: 123456']);
      const [first, second] = await readSent();
      expect(first).toMatchObject({ channel: 'whatsapp', fault: expect.any(String) });
      expect(second).toMatchObject({ channel: 'sms', fault: null });
    },
  );

  it('goes the other way once, where WhatsApp took it and did not deliver it, however often that is told', async () => {
    await order('whatsapp', 'undeliverable');
    await send('whatsapp', { until: new Date(clock().getTime() + 10 * minute) });
    expect(await readOutbox()).toEqual([]);
    await states(['failed', 'delivered']);
    expect(await readOutbox()).toEqual(['sms: 123456']);
    await tell({ state: 'failed' });
    await tell({ state: 'failed' });
    await collectNews(test);
    expect(await readOutbox()).toEqual(['sms: 123456']);
    // That phone has no WhatsApp: the next one does not try.
    await send('whatsapp');
    expect((await readSent()).map(({ channel }) => channel)).toEqual(['whatsapp', 'sms', 'sms']);
  });

  it('goes nowhere once it is over', async () => {
    await order('whatsapp', 'undeliverable');
    await send('whatsapp', { until: new Date(clock().getTime() + minute) });
    clock.advance(2 * minute);
    await vi.waitFor(
      async () => {
        await collectNews(test);
        const [row] = await test.sql`SELECT state FROM phone_message ORDER BY at DESC LIMIT 1`;
        expect(row).toEqual({ state: 'failed' });
      },
      { timeout: 20_000 },
    );
    expect(await readOutbox()).toEqual([]);
    expect(await send('sms', { until: clock() })).toEqual({ ok: false, error: 'REFUSED' });
  });

  it('goes the other way once a day has had its messages, and nowhere once it has cost enough', async () => {
    for (let n = 0; n < 4; n += 1) await send('sms');
    expect(await readOutbox()).toEqual(Array(4).fill('sms: 123456'));
    await send('sms');
    await send('sms');
    expect((await readOutbox()).slice(4)).toEqual(['whatsapp: 123456', 'whatsapp: 123456']);
    // 4 × 30 + 2 × 3.5 = 127 of 130.
    expect(await send('sms')).toEqual({ ok: false, error: 'NOT_SENT' });
    clock.advance(day);
    expect((await send('sms')).ok).toBe(true);
  });

  it('is in no log, nor the phone, whatever the carrier answers', async () => {
    const logged: unknown[] = [];
    const { carryMessages } = await import('./carry-messages.ts');
    for (const fault of ['429', 'bad-token', 'unreachable']) {
      await order('sms', fault);
      const { ledger, give } = await carrierOf();
      const carriers = { email: null, whatsapp: null, sms: ledger.carryBy('sms', give) };
      const messages = carryMessages(carriers, (detail) => logged.push(String(detail.err), detail));
      await messages.send({ ...code, channel: 'sms', to: `+57${newPhone()}` });
    }
    expect(logged).toHaveLength(6);
    expect(JSON.stringify(logged)).not.toMatch(/123456|\+57|3\d{9}/);
    expect(JSON.stringify(await test.sql`SELECT * FROM phone_message`)).not.toMatch(/123456/);
  });
});

async function carrierOf() {
  const { sendBySms } = await import('./sms/twilio.ts');
  const apiUrl = 'http://127.0.0.1:3000/dev/carriers/twilio';
  const fetch: typeof globalThis.fetch = async (address, init) => {
    const { pathname } = new URL(String(address));
    const headers = Object.fromEntries(new Headers(init?.headers));
    const payload = String(init?.body);
    const answer = await test.app.inject({ method: 'POST', url: pathname, headers, payload });
    return new Response(answer.body, { status: answer.statusCode });
  };
  const options = { keys: keys.sms, fetch, apiUrl, noticeUrl: null };
  const give = (message: Message, id: string) => sendBySms(options, message, id);
  return { ledger: test.deps.phoneLedger, give };
}

/** As Meta tells of the newest message by WhatsApp, signed; `signature` says otherwise. */
async function tell({
  state,
  body,
  signature,
}: {
  state?: string;
  body?: string;
  signature?: string;
}) {
  const [row] = await test.sql<{ id: string }[]>`
    SELECT id FROM phone_message WHERE channel = 'whatsapp' ORDER BY at DESC LIMIT 1`;
  const status = {
    id: 'wamid.1',
    status: state,
    timestamp: '1795000000',
    biz_opaque_callback_data: row?.id,
  };
  const value = { statuses: [status] };
  const entry = [{ id: '1', changes: [{ field: 'messages', value }] }];
  const payload = body ?? JSON.stringify({ object: 'whatsapp_business_account', entry });
  const digest = createHmac('sha256', keys.whatsapp.appSecret).update(payload).digest('hex');
  const headers = {
    'content-type': 'application/json',
    'x-hub-signature-256': signature ?? `sha256=${digest}`,
  };
  const url = '/api/message/whatsapp';
  return (await test.app.inject({ method: 'POST', url, headers, payload })).statusCode;
}

describe('POST /api/message/whatsapp', () => {
  const stateOf = async () => (await readSent())[0]?.state;

  it('notes states that come again, late and in any order, and never goes back', async () => {
    await send('whatsapp');
    for (const [told, then] of [
      ['read', 'read'],
      ['delivered', 'read'],
      ['failed', 'read'],
      ['sent', 'read'],
    ] as const) {
      expect(await tell({ state: told })).toBe(200);
      await collectNews(test);
      expect(await stateOf()).toBe(then);
    }
  });

  it('hears nobody who did not sign these bytes', async () => {
    await send('whatsapp');
    for (const signature of ['', 'sha256=00', `sha256=${'0'.repeat(64)}`]) {
      expect(await tell({ state: 'read', signature })).toBe(401);
    }
    const escaped = '{"object":"whatsapp_business_account","entry":[],"x":"Se\\u00f1ora"}';
    const digest = createHmac('sha256', keys.whatsapp.appSecret)
      .update(JSON.stringify(JSON.parse(escaped)))
      .digest('hex');
    expect(await tell({ body: escaped, signature: `sha256=${digest}` })).toBe(401);
    expect(await tell({ body: escaped })).toBe(200);
    expect(await tell({ body: 'no json' })).toBe(200);
    await collectNews(test);
    expect(await stateOf()).not.toBe('read');
  });

  it('takes it that someone wants no more: news goes another way, a code that they ask for still comes', async () => {
    const message = { from: `57${phone}`, type: 'text', text: { body: 'Baja' } };
    const entry = [{ id: '1', changes: [{ field: 'messages', value: { messages: [message] } }] }];
    await tell({ body: JSON.stringify({ object: 'whatsapp_business_account', entry }) });
    const waiting = JSON.stringify(await test.sql`SELECT data FROM pgboss.job`);
    expect(waiting).not.toContain(phone);
    await collectNews(test);
    await send('whatsapp', {
      template: { name: 'matiz_registro', values: ['Sí.', 'https://x.co'] },
    });
    await send('whatsapp');
    expect(await readOutbox()).toEqual(['sms: 123456', 'whatsapp: 123456']);
  });
});

describe('POST /api/message/sms', () => {
  it('hears only what Twilio signed for this very message', async () => {
    await send('sms');
    const [row] = await test.sql<{ id: string }[]>`
      SELECT id FROM phone_message ORDER BY at DESC LIMIT 1`;
    const { twilioSignature } = await import('./sms/twilio-notice.ts');
    const fields = { MessageStatus: 'delivered', MessageSid: 'SM1' };
    const tellSms = async (id = row?.id, signedFor = id) => {
      const address = `http://127.0.0.1:3000/api/message/sms?id=${signedFor}`;
      const reply = await test.app.inject({
        method: 'POST',
        url: `/api/message/sms?id=${id}`,
        headers: {
          'content-type': 'application/x-www-form-urlencoded',
          'x-twilio-signature': twilioSignature(address, fields, keys.sms.token),
        },
        payload: new URLSearchParams(fields).toString(),
      });
      return reply.statusCode;
    };
    expect(await tellSms(row?.id, 'another')).toBe(401);
    expect(await tellSms()).toBe(200);
    await collectNews(test);
    expect((await readSent())[0]?.state).toBe('delivered');
  });
});

it('what is old is forgotten: a row after 90 days, the next way of one that nobody told of sooner', async () => {
  await send('whatsapp', { until: new Date(clock().getTime() + 10 * minute) });
  const kept = () => test.sql<{ isSealed: boolean }[]>`
    SELECT sealed_next IS NOT NULL AS "isSealed" FROM phone_message ORDER BY at DESC`;
  await test.deps.phoneLedger.forgetOld();
  expect((await kept())[0]).toEqual({ isSealed: true });
  clock.advance(5 * day);
  await test.deps.phoneLedger.forgetOld();
  expect((await kept())[0]).toEqual({ isSealed: false });
  clock.advance(91 * day);
  await test.deps.phoneLedger.forgetOld();
  expect(await kept()).toEqual([]);
});
