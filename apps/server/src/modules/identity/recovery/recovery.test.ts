import { fail, ok } from '@matiz/domain/kernel/result.ts';
import { describe, expect, it } from 'vitest';
import type { Message, Messages } from '#adapters/messages/messages.ts';
import { collectNews } from '#testing/news.ts';
import { nextNumber } from '#testing/numbers.ts';
import { type BuiltUser, buildUser, password } from '#testing/people.ts';
import { newestMessage, post } from '#testing/phones.ts';
import { createClock, minute } from '#testing/ports.ts';
import { signIn } from '#testing/sign-in.ts';
import { createTestApp, joinTestApp } from '#testing/test-app.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
const settings = { trustProxy: ['127.0.0.1'] };
const test = useTestApp({ clock, settings });

async function openVisit(where = test) {
  const { headers } = await signIn(where, 'Guest');
  return {
    recover: (email: string, from?: string) =>
      post(where, '/recovery-password', { email }, { headers, ...(from ? { from } : {}) }),
    change: (recoveryToken: string, newPassword = newOne()) =>
      post(where, '/change-password', { newPassword, recoveryToken }, { headers }),
  };
}

const newOne = () => `una frase nueva ${nextNumber()}`;

/** The token of the link that an e-mail was last sent. */
async function newestToken(email: string): Promise<string> {
  const mail = await newestMessage(test, email);
  const [, token] = /http:\/\/localhost:3000\/login\/change\/password\/([\w-]+)/.exec(mail) ?? [];
  if (!token) throw new Error(`No link in ${mail}`);
  return token;
}

async function sendLink(user?: BuiltUser) {
  const { email, id } = user ?? (await buildUser(test.sql, 'Seller'));
  const visit = await openVisit();
  await visit.recover(email);
  return { email, id, token: await newestToken(email), ...visit };
}

const logIn = (email: string, typed: string, from?: string) =>
  post(test, '/v3/auth/login', { email, password: typed }, from ? { from } : {});

async function countMails(email: string): Promise<number> {
  await collectNews(test);
  return (await test.sql`SELECT FROM local_message WHERE recipient = ${email}`).length;
}

describe('POST /recovery-password', () => {
  it('sends a link that works for 30 minutes, and says the same of an unknown e-mail', async () => {
    const user = await buildUser(test.sql, 'Admin customer');
    const { recover } = await openVisit();
    const known = await recover(user.email.toUpperCase());
    const unknown = await recover('nadie@prueba.co');
    expect(known.results).toEqual({
      message: 'Si ese correo tiene una cuenta, te llegará un enlace para cambiar la contraseña.',
    });
    expect(unknown.text).toBe(known.text);
    const { date: _, ...headers } = known.headers;
    expect(unknown.headers).toMatchObject(headers);
    expect(await newestMessage(test, user.email)).toContain('durante 30 minutos');
    expect(await countMails('nadie@prueba.co')).toBe(0);
  });

  it('sends nothing to who was removed, nor to an address that nobody has confirmed', async () => {
    const gone = await buildUser(test.sql, 'Seller');
    await test.sql`UPDATE app_user SET removed_at = now() WHERE id = ${gone.id}`;
    const owner = await buildUser(test.sql, 'Admin customer');
    await test.sql`UPDATE customer SET status = 'removed' WHERE id = ${owner.customerId}`;
    const waiting = await buildUser(test.sql, 'Seller');
    await test.sql`
      UPDATE app_user SET pending_email = email, email = NULL WHERE id = ${waiting.id}`;
    const { recover } = await openVisit();
    for (const { email } of [gone, owner, waiting]) {
      expect((await recover(email)).status).toBe(200);
      expect(await countMails(email)).toBe(0);
    }
  });

  it('sends an account three mails, then one every 20 minutes, and counts the same for nobody', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    for (const each of [email, 'nadie2@prueba.co']) {
      const { recover } = await openVisit();
      const from = '203.0.113.31';
      for (let n = 0; n < 3; n += 1) expect((await recover(each, from)).status).toBe(200);
      const stopped = await recover(each, from);
      expect(stopped).toMatchObject({ status: 429, code: 'TOO_MANY_ATTEMPTS' });
      expect(stopped.headers['retry-after']).toBe('1200');
    }
    expect(await countMails(email)).toBe(3);
    clock.advance(20 * minute);
    const { recover } = await openVisit();
    expect((await recover(email, '203.0.113.31')).status).toBe(200);
    expect(await countMails(email)).toBe(4);
  });

  it('does not let one who asks too often keep the owner from it, nor strangers from a known device', async () => {
    const { email } = await buildUser(test.sql, 'Seller');
    const { recover } = await openVisit();
    for (let n = 0; n < 4; n += 1) await recover(email, '203.0.113.32');
    expect((await recover(email)).status).toBe(200);
    for (let n = 0; n < 8; n += 1) await recover(email);
    expect((await recover(email)).code).toBe('TOO_MANY_ATTEMPTS');
    expect(await countMails(email)).toBe(12);

    const { device } = await logIn(email, password);
    const asked = await post(test, '/recovery-password', { email }, { headers: { device } });
    expect(asked.status).toBe(200);
    expect(await countMails(email)).toBe(13);
  });

  it('stops an address that asks for many', async () => {
    const { recover } = await openVisit();
    for (let n = 0; n < 300; n += 1) {
      expect((await recover(`persona-${n}@ataque.co`, '203.0.113.30')).status).toBe(200);
    }
    expect((await recover('otra@ataque.co', '203.0.113.30')).code).toBe('TOO_MANY_ATTEMPTS');
  });

  it('sends the mail later, once, when the mail server does not take it or the server stops', async () => {
    let isDown = true;
    const sent: Message[] = [];
    const messages: Messages = {
      carries: () => true,
      send: async (message) => {
        if (isDown) return fail('NOT_SENT');
        sent.push(message);
        return ok(null);
      },
    };
    const other = await createTestApp({ settings, ports: { clock, messages } });
    const { email } = await buildUser(other.sql, 'Seller');
    const { recover, change } = await openVisit(other);
    expect((await recover(email)).status).toBe(200);
    expect(await collectNews(other)).toBe(1);
    isDown = false;
    await other.sql`UPDATE pgboss.job SET start_after = now()`;
    const second = await joinTestApp(other, { settings, ports: { clock, messages } });
    expect([await collectNews(second), await collectNews(other)]).toEqual([0, 0]);
    await second.close();
    expect(sent).toHaveLength(1);
    const [, token = ''] =
      /<a href="http:\/\/localhost:3000\/login\/change\/password\/([\w-]+)/.exec(
        sent[0]?.html ?? '',
      ) ?? [];
    expect((await change(token)).status).toBe(200);
    const [word] = await other.sql`
      SELECT data->>'kind' AS kind, data - 'kind' AS rest FROM pgboss.job
      WHERE state = 'created' AND data->>'kind' = 'password.changed'`;
    expect(word, 'written with the password, by no name').toMatchObject({
      kind: 'password.changed',
    });
    await other.close();
  });

  it.each(['', 'ana', 'ana@', `${'a'.repeat(250)}@x.co`])(
    'refuses %j at its field',
    async (email) => {
      const { recover } = await openVisit();
      expect(await recover(email)).toMatchObject({ status: 400, fields: [{ path: 'email' }] });
    },
  );
});

describe('PUT /change-password', () => {
  it('sets the password, ends every session, writes it down and sends word of it', async () => {
    const buyer = await signIn(test, 'Admin customer');
    const [row] = await test.sql<{ email: string }[]>`
      SELECT email FROM app_user WHERE id = ${buyer.userId}`;
    const email = row?.email ?? '';
    const { token, change } = await sendLink({ ...buyer, id: buyer.userId, email, role: 'Seller' });
    const reply = await change(token, 'una frase que nadie sabe');
    expect(reply).toMatchObject({
      status: 200,
      results: { message: 'Cambiaste tu contraseña. Inicia sesión con la nueva.' },
    });
    expect((await logIn(email, password)).code).toBe('BAD_CREDENTIALS');
    expect((await logIn(email, 'una frase que nadie sabe')).status).toBe(200);

    const me = await test.app.inject({ url: '/api/auth/me', headers: buyer.headers });
    const refresh = { refreshToken: buyer.refreshToken };
    const renewed = await test.app.inject({ url: '/api/auth/refresh-token', headers: refresh });
    expect([me.statusCode, renewed.statusCode]).toEqual([401, 401]);
    const audit = await test.sql`
      SELECT customer_id AS "customerId", subject FROM audit_entry
      WHERE actor_id = ${buyer.userId} AND action = 'password.change'`;
    expect(audit).toEqual([{ customerId: buyer.customerId, subject: `user:${buyer.userId}` }]);
    expect(await newestMessage(test, email)).toMatch(/^Hola, Ana:.*acaba de cambiar/s);
  });

  it('works once, also from 20 at a time', async () => {
    const { token, change, email } = await sendLink();
    const tries = Array.from({ length: 20 }, (_, n) => `una frase entre veinte ${n}`);
    const replies = await Promise.all(tries.map((each) => change(token, each)));
    const done = replies.map(({ status }) => status === 200);
    expect(done.filter(Boolean)).toHaveLength(1);
    expect((await logIn(email, tries[done.indexOf(true)] ?? '')).status).toBe(200);
    expect(await change(token)).toMatchObject({ status: 400, code: 'BAD_LINK' });
  });

  it('works for 30 minutes', async () => {
    const { token, email } = await sendLink();
    clock.advance(30 * minute);
    expect((await (await openVisit()).change(token)).code).toBe('BAD_LINK');
    expect((await logIn(email, password)).status).toBe(200);
  });

  it('makes the other links of the account work no more', async () => {
    const { token, email, change, recover } = await sendLink();
    await recover(email);
    expect((await change(await newestToken(email))).status).toBe(200);
    expect((await change(token)).code).toBe('BAD_LINK');
  });

  it('is refused by a link that is forged, of another kind, or of an account that is gone', async () => {
    const { change, id, email, token } = await sendLink();
    const toConfirm = await test.deps.identity.links.createAccountLink(id, 'email', email);
    for (const each of ['', 'x', `${token}x`, 'a'.repeat(128), toConfirm, '../..']) {
      expect((await change(each)).code).toBe('BAD_LINK');
    }
    await test.sql`UPDATE app_user SET removed_at = now() WHERE id = ${id}`;
    expect((await change(token)).code).toBe('BAD_LINK');
  });

  it('is refused by a link to an address that is no longer the account’s', async () => {
    const { change, id, token } = await sendLink();
    const other = `nueva${nextNumber()}@prueba.co`;
    await test.sql`UPDATE app_user SET email = ${other} WHERE id = ${id}`;
    expect((await change(token)).code).toBe('BAD_LINK');
  });

  it('confirms the address of who was registered by someone else', async () => {
    const { id, email } = await buildUser(test.sql, 'Admin customer');
    await test.sql`
      UPDATE app_user SET pending_email = email, email = NULL, password_hash = NULL
      WHERE id = ${id}`;
    const token = await test.deps.identity.links.createAccountLink(id, 'password', email);
    expect((await logIn(email, password)).code).toBe('BAD_CREDENTIALS');
    expect((await (await openVisit()).change(token, 'mi primera frase larga')).status).toBe(200);
    expect((await logIn(email, 'mi primera frase larga')).status).toBe(200);
  });

  it('changes nothing when someone else has confirmed that address meanwhile', async () => {
    const { id } = await buildUser(test.sql, 'Admin customer');
    const { email } = await buildUser(test.sql, 'Seller');
    await test.sql`
      UPDATE app_user SET pending_email = ${email}, email = NULL WHERE id = ${id}`;
    const token = await test.deps.identity.links.createAccountLink(id, 'password', email);
    expect((await (await openVisit()).change(token)).code).toBe('BAD_LINK');
    expect((await logIn(email, password)).status).toBe(200);
  });

  it.each([
    ['corta', 'Usa al menos 8 caracteres.'],
    ['a'.repeat(129), 'Usa máximo 128 caracteres.'],
    ['contraseña', 'Esa contraseña es muy común y fácil de adivinar. Elige otra.'],
    ['nacional123', 'Esa contraseña es muy común y fácil de adivinar. Elige otra.'],
  ])('refuses %j at its field and leaves the link as it was', async (typed, message) => {
    const { token, change } = await sendLink();
    expect(await change(token, typed)).toMatchObject({
      status: 400,
      fields: [{ path: 'newPassword', message }],
    });
    expect((await change(token)).status).toBe(200);
  });

  it('refuses the account’s own e-mail and name, and takes 128 letters of any kind', async () => {
    const { token, change, email } = await sendLink();
    expect((await change(token, email)).code).toBe('PASSWORD_TOO_COMMON');
    expect((await change(token, 'anaprueba')).code).toBe('PASSWORD_TOO_COMMON');
    const long = 'ñandú 🦤 '.repeat(12).slice(0, 100);
    expect((await change(token, long)).status).toBe(200);
    expect((await logIn(email, long)).status).toBe(200);
  });

  it('forgives the wrong passwords that were tried before', async () => {
    const { email, token, change } = await sendLink();
    const from = '203.0.113.40';
    for (let n = 0; n < 6; n += 1) await logIn(email, 'otra-clave', from);
    expect((await logIn(email, password, from)).code).toBe('TOO_MANY_ATTEMPTS');
    await change(token, 'una frase que sí recuerdo');
    expect((await logIn(email, 'una frase que sí recuerdo', from)).status).toBe(200);
  });

  it('keeps nothing from which the link could be made', async () => {
    const { token, id } = await sendLink();
    const rows = await test.sql<{ row: string }[]>`
      SELECT row_to_json(account_link)::text AS row FROM account_link WHERE user_id = ${id}`;
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(token);
    expect(rows[0]?.row).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
  });
});
