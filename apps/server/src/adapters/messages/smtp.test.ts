import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerAuthentication } from 'smtp-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { carryMessages } from './carry-messages.ts';
import { chooseCarriers } from './choose-carriers.ts';
import type { PhoneLedger } from './ledger/phone-ledger.ts';
import type { Carrier } from './messages.ts';
import { needsTls } from './smtp.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

interface Received {
  readonly from: string;
  readonly to: string[];
  readonly source: string;
}

/** A mail server that lets `matiz` in with its password and keeps what it is given. */
async function startMailServer({ isRefusing = false, hasTls = false } = {}) {
  const received: Received[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    allowInsecureAuth: true,
    // Its own certificate is one that nobody vouches for.
    hideSTARTTLS: !hasTls,
    authMethods: ['PLAIN', 'LOGIN'],
    onAuth({ username, password }: SMTPServerAuthentication, _session, done) {
      logins.push(`${username}:${password}`);
      if (username === 'matiz' && password === 'una:clave/rara') done(null, { user: username });
      else done(new Error('no'));
    },
    async onData(stream, { envelope }, done) {
      const source = await text(stream);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      if (isRefusing) return done(new Error('552 over quota'));
      received.push({ from, to: envelope.rcptTo.map(({ address }) => address), source });
      done();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  closers.push(() => server.close());
  const { port } = server.server.address() as AddressInfo;
  return { port, received, logins };
}

function openMessages(url: string) {
  const report = vi.fn();
  const mail = { url, from: 'Matiz <hola@matiz.co>' };
  const bounces = { watch: (carry: Carrier) => carry, note: async () => undefined };
  const carriers = chooseCarriers({
    mail,
    outbox: null,
    phones: { whatsapp: null, sms: null },
    ledger: {} as PhoneLedger,
    bounces,
    fetch,
    smsNoticeUrl: null,
  });
  return { report, messages: carryMessages(carriers, report) };
}

const mail = {
  channel: 'email',
  to: 'ana@salon.co',
  subject: 'Contraseña nueva: ¡ábrela!',
  text: 'Hola, Ana.\n.\nEl enlace: https://matiz.co/x',
  html: '<p>Hola, <b>Ana</b>.</p>',
} as const;

describe('e-mail through a mail server', () => {
  it('arrives whole, from us, at the one address, as text and as a page', async () => {
    const { port, received } = await startMailServer();
    const { messages } = openMessages(`smtp://matiz:una%3Aclave%2Frara@127.0.0.1:${port}`);
    expect(await messages.send(mail)).toEqual({ ok: true, value: null });
    const [one, ...others] = received;
    expect(others).toEqual([]);
    expect(one).toMatchObject({ from: 'hola@matiz.co', to: ['ana@salon.co'] });
    expect(one?.source).toContain('Subject: =?UTF-8?Q?Contrase=C3=B1a_nueva');
    expect(one?.source).toContain('text/plain; charset=utf-8');
    expect(one?.source).toContain('text/html; charset=utf-8');
    expect(one?.source).toContain('https://matiz.co/x');
  });

  it('never goes to more people than the one, whatever the address holds', async () => {
    const { port, received } = await startMailServer();
    const { messages } = openMessages(`smtp://matiz:una%3Aclave%2Frara@127.0.0.1:${port}`);
    await messages.send({ ...mail, to: 'ana@salon.co, otra@salon.co' });
    await messages.send({ ...mail, to: 'ana@salon.co\r\nBcc: otra@salon.co' });
    expect(received.flatMap(({ to }) => to)).not.toContain('otra@salon.co');
    expect(received.every(({ to }) => to.length === 1)).toBe(true);
  });

  it('is not sent when the server refuses it, refuses us or is not there: a value, logged once', async () => {
    const refusing = await startMailServer({ isRefusing: true });
    const wellKnown = `smtp://matiz:una%3Aclave%2Frara@127.0.0.1:${refusing.port}`;
    for (const url of [
      wellKnown,
      `smtp://matiz:otra@127.0.0.1:${refusing.port}`,
      'smtp://127.0.0.1:1',
    ]) {
      const { messages, report } = openMessages(url);
      expect(await messages.send(mail)).toEqual({ ok: false, error: 'NOT_SENT' });
      expect(report).toHaveBeenCalledOnce();
      const logged = JSON.stringify(report.mock.calls[0]?.[0]);
      expect(logged).not.toContain('ana@salon.co');
      expect(logged).not.toContain('matiz.co/x');
    }
  });
});

describe('a mail server that cannot be trusted', () => {
  it('gets neither the password nor the mail, when nobody vouches for its certificate', async () => {
    const { port, received, logins } = await startMailServer({ hasTls: true });
    const { messages } = openMessages(`smtp://matiz:una%3Aclave%2Frara@127.0.0.1:${port}`);
    expect((await messages.send(mail)).ok).toBe(false);
    expect([received, logins]).toEqual([[], []]);
  });

  it('needs TLS where a password would cross a network', () => {
    expect(needsTls('smtp://matiz:clave@mail.example.co:587')).toBe(true);
    expect(needsTls('smtp://mail.example.co:25')).toBe(false);
    expect(needsTls('smtp://matiz:clave@127.0.0.1:25')).toBe(false);
    expect(needsTls('smtp://matiz:clave@localhost')).toBe(false);
  });
});

describe('a channel that nobody carries', () => {
  it('is said not to be carried, and sends nothing', async () => {
    const { messages, report } = openMessages('smtp://127.0.0.1:1');
    expect(messages.carries('sms')).toBe(false);
    expect(messages.carries('email')).toBe(true);
    const code = { channel: 'sms', to: '+573001234567', text: '123456' } as const;
    expect((await messages.send(code)).ok).toBe(false);
    expect(report).toHaveBeenCalledOnce();
  });
});
