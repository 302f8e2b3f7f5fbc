import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import type { Messages } from '#adapters/messages/messages.ts';
import { buildUser } from '#testing/people.ts';
import { newestCode, newestMessage, newPhone, openCodeSession, post } from '#testing/phones.ts';
import { createClock, day, second } from '#testing/ports.ts';
import { createTestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';

import { limitKey } from '../limits/rate-limit.ts';

const clock = createClock();
const test = useTestApp({ clock, settings: { trustProxy: ['127.0.0.1'] } });

const openSession = (from?: string) => openCodeSession(test, 'Guest', from);

describe('POST /verify/verify', () => {
  it('sends six digits, with how to use them, and says how long they count', async () => {
    const phone = newPhone();
    const { ask } = await openSession();
    expect(await ask(phone)).toMatchObject({
      status: 200,
      results: {
        message: 'Te enviamos un código de 6 dígitos. Vence en 10 minutos.',
        expiresInSeconds: 600,
        resendInSeconds: 60,
      },
    });
    expect(await newestMessage(test, phone)).toMatch(
      /^\d{6} es tu código de Matiz\. Vence en 10 minutos\..*\n\n@localhost #\d{6}$/s,
    );
  });

  it('sends by WhatsApp to who asks for that, however the phone is written', async () => {
    const phone = newPhone();
    const { ask } = await openSession();
    const written = `+57 (${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
    expect((await ask(written, { channel: 'whatsapp' })).status).toBe(200);
    const rows = await test.sql`
      SELECT channel FROM local_message WHERE recipient = ${`+57${phone}`}`;
    expect(rows).toEqual([{ channel: 'whatsapp' }]);
  });

  it.each(['', '300', '6012345678', '031234567', '30012345678', 'tres', '+13001234567'])(
    'refuses %j at its field and writes nothing',
    async (phone) => {
      const { ask } = await openSession();
      const before = await test.sql`SELECT FROM phone_code`;
      expect(await ask(phone)).toMatchObject({
        status: 400,
        code: 'INVALID_PHONE',
        fields: [{ path: 'phone', message: 'Escribe un celular de 10 dígitos que empiece por 3.' }],
      });
      expect(await test.sql`SELECT FROM phone_code`).toHaveLength(before.length);
    },
  );

  it('keeps nothing from which the code could be read', async () => {
    const phone = newPhone();
    const { ask } = await openSession();
    await ask(phone);
    const code = await newestCode(test, phone);
    const rows = await test.sql<{ row: string }[]>`
      SELECT row_to_json(phone_code)::text AS row FROM phone_code WHERE phone = ${`+57${phone}`}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(code);
  });

  it('sends one a minute, three in a quarter of an hour and ten in a day, and says how long to wait', async () => {
    const phone = newPhone();
    const waits: number[] = [];
    let sent = 0;
    const start = clock().getTime();
    while (clock().getTime() - start < day) {
      const { ask } = await openSession('203.0.113.5');
      const reply = await ask(phone);
      if (reply.status === 200) sent += 1;
      else {
        expect(reply.code).toBe('TOO_MANY_ATTEMPTS');
        const wait = Number(reply.headers['retry-after']);
        waits.push(wait);
        clock.advance(wait * second);
      }
    }
    expect(sent).toBe(10);
    expect(waits.slice(0, 3)).toEqual([60, 60, 13 * 60]);
    // Who used that up used it up for themselves.
    const { ask } = await openSession('203.0.113.6');
    expect((await ask(phone)).status).toBe(200);
  });

  it('sends twenty a day to all strangers together, however many networks they come from', async () => {
    const phone = newPhone();
    let sent = 0;
    const start = clock().getTime();
    while (clock().getTime() - start < day) {
      const { ask } = await openSession();
      const reply = await ask(phone);
      if (reply.status === 200) sent += 1;
      else clock.advance(Number(reply.headers['retry-after']) * second);
    }
    expect(sent).toBe(20);
  });

  it('sends one, not several, to parallel requests of several sessions', async () => {
    const phone = newPhone();
    const sessions = await Promise.all(
      Array.from({ length: 10 }, () => openSession('203.0.113.8')),
    );
    const replies = await Promise.all(sessions.map(({ ask }) => ask(phone)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 429)).toHaveLength(9);
  });

  it('stops a session that sends to ever other phones, and an address', async () => {
    const { ask } = await openSession();
    for (let n = 0; n < 10; n += 1) expect((await ask(newPhone())).status).toBe(200);
    expect((await ask(newPhone())).code).toBe('TOO_MANY_ATTEMPTS');

    // As if 295 had gone there before.
    const { headers } = await openSession();
    await post(test, '/verify/verify', { phone: newPhone() }, { headers, from: '203.0.113.7' });
    await test.sql`UPDATE rate_limit SET spent_until = ${clock()}::timestamptz + interval '2950 s'
      WHERE key = ${limitKey({ name: 'code.address' }, '203.0.113.7')}`;
    const codes: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const { headers } = await openSession();
      const body = { phone: newPhone() };
      const options = { headers, from: '203.0.113.7' };
      codes.push((await post(test, '/verify/verify', body, options)).status);
    }
    expect(codes).toEqual([...Array(5).fill(200), 429]);
  });
});

describe('POST /verify/verify, when nobody takes the message', () => {
  it('says so, and it counts for nothing: as often as one likes, and at once afterwards', async () => {
    let isDown = true;
    const sent: string[] = [];
    const messages: Messages = {
      carries: (channel) => channel !== 'whatsapp',
      send: async ({ text }) => {
        if (isDown) return fail('NOT_SENT');
        sent.push(text);
        return ok(null);
      },
    };
    const settings = { trustProxy: ['127.0.0.1'] };
    const other = await createTestApp({ settings, ports: { clock, messages } });
    const phone = newPhone();
    const { ask, check, status } = await openCodeSession(other);
    for (let n = 0; n < 15; n += 1) {
      expect(await ask(phone)).toMatchObject({
        status: 503,
        code: 'CODE_NOT_SENT',
        message: 'No pudimos enviar el código. Inténtalo de nuevo en un momento.',
      });
    }
    expect(await other.sql`SELECT FROM phone_code`).toHaveLength(0);
    isDown = false;
    expect((await ask(phone, { channel: 'whatsapp' })).code).toBe('CHANNEL_NOT_OFFERED');
    expect((await status(phone)).results).toMatchObject({ channels: ['sms'], resendInSeconds: 0 });
    expect((await ask(phone)).status).toBe(200);
    expect((await check(phone, sent[0]?.slice(0, 6) ?? '')).status).toBe(200);
    await other.close();
  });
});

describe('POST /verify/user-status', () => {
  it('says how a code can be sent and how soon, whether or not the phone has an account', async () => {
    const user = await buildUser(test.sql, 'Seller');
    const [known, unknown] = [newPhone(), newPhone()];
    await test.sql`UPDATE app_user SET phone = ${`+57${known}`} WHERE id = ${user.id}`;
    const { status, ask } = await openSession();
    expect((await status(known)).results).toEqual({
      message: 'Te enviaremos un código para comprobar tu celular.',
      channels: ['sms', 'whatsapp'],
      resendInSeconds: 0,
    });
    expect((await status(unknown)).text).toBe((await status(known)).text);
    await ask(known);
    clock.advance(20 * second);
    expect((await status(known)).results.resendInSeconds).toBe(40);
    expect((await status('601')).code).toBe('INVALID_PHONE');
  });
});
