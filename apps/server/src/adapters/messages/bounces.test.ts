import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app.ts';
import { carryMessages } from './carry-messages.ts';
import { bounceOf } from './ledger/mail-bounces.ts';
import { readBounces } from './read-bounces.ts';
import { createSmtp } from './smtp.ts';
import { SmtpFault } from './smtp-fault.ts';

const day = 24 * 60 * 60_000;
let now = new Date('2026-11-24T10:00:00Z');
const bounceToken = 'only-the-own-mail-server-knows';
let test: TestApp;
let server: SMTPServer;
let asked: string[] = [];

/** A mail server that knows some addresses, and one that refuses us all the same. */
beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      asked.push(address);
      const refuse = (text: string) =>
        done(Object.assign(new Error(text), { responseCode: Number(text.slice(0, 3)) }));
      if (address.startsWith('nadie')) return refuse('550 5.1.1 no such user');
      if (address.startsWith('lleno')) return refuse('552 5.2.2 mailbox full');
      if (address.startsWith('spam')) return refuse('550 5.7.1 not from you');
      return done();
    },
    onData(stream, _session, done) {
      stream.resume();
      stream.on('end', () => done());
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  const mail = { url: `smtp://127.0.0.1:${port}`, from: 'Matiz <hola@matiz.co>' };
  test = await createTestApp({
    settings: { mail, bounceToken, logLevel: 'silent' },
    ports: { clock: () => now },
  });
});
afterAll(async () => {
  await test.close();
  server.close();
});

const send = async (to: string) => {
  asked = [];
  const sent = await test.deps.messages.send({ channel: 'email', to, subject: 'a', text: 'b' });
  return sent.ok ? 'sent' : sent.error;
};
const report = (to: string, status = '5.1.1', action = 'failed') =>
  [
    'Content-Type: multipart/report; report-type=delivery-status; boundary="x"',
    '',
    '--x',
    'Content-Type: text/plain',
    '',
    'It did not arrive.',
    '--x',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.tienda.co',
    '',
    `Final-Recipient: rfc822; ${to}`,
    `Action: ${action}`,
    `Status: ${status}`,
    '',
    '--x--',
  ].join('\r\n');
const hand = async (payload: string, token = bounceToken) => {
  const headers = { 'content-type': 'message/rfc822', authorization: `Bearer ${token}` };
  const url = '/api/message/bounce';
  return (await test.app.inject({ method: 'POST', url, headers, payload })).statusCode;
};

describe('an address that does not exist', () => {
  it('is noted, rests a week and is tried again then; the job does not come again for it', async () => {
    expect([await send('nadie@x.co'), asked]).toEqual(['REFUSED', ['nadie@x.co']]);
    expect([await send('NADIE@x.co'), asked]).toEqual(['REFUSED', []]);
    const [row] = await test.sql`SELECT fault, times FROM mail_bounce`;
    expect(row).toEqual({ fault: '550 5.1.1', times: 1 });
    expect(JSON.stringify(await test.sql`SELECT * FROM mail_bounce`)).not.toContain('x.co');
    now = new Date(now.getTime() + 8 * day);
    expect([await send('nadie@x.co'), asked]).toEqual(['REFUSED', ['nadie@x.co']]);
  });

  it.each(['lleno@x.co', 'spam@x.co'])('is not %s: that one is asked again', async (to) => {
    expect(await send(to)).toBe('NOT_SENT');
    expect(await send(to)).toBe('NOT_SENT');
    expect(asked).toEqual([to]);
  });
});

it('no log names who did not get a mail, nor what stood in it', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { port } = server.server.address() as AddressInfo;
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Matiz <hola@matiz.co>' });
  const messages = carryMessages({ email: smtp, sms: null, whatsapp: null }, log.warn.bind(log));
  for (const to of ['nadie2@x.co', 'lleno2@x.co', 'spam2@x.co']) {
    await messages.send({ channel: 'email', to, subject: 'hush', text: 'hush' });
  }
  expect(lines).toHaveLength(3);
  expect(lines.join()).toContain('5.1.1');
  expect(lines.join()).not.toMatch(/x\.co|hush/);
});

describe('POST /api/message/bounce', () => {
  it('notes a mail that came back later, as the own mail server hands it over', async () => {
    expect(await send('ana@x.co')).toBe('sent');
    expect(await hand(report('ana@x.co'), 'otro')).toBe(401);
    expect(await send('ana@x.co')).toBe('sent');
    expect(await hand(report('ana@x.co'))).toBe(200);
    expect(await send('ana@x.co')).toBe('REFUSED');
  });

  it.each([
    ['a mailbox that is full', report('a@x.co', '5.2.2')],
    ['a server that was away', report('a@x.co', '4.4.1', 'delayed')],
    ['no report', 'Hola, estoy de vacaciones.'],
    ['a list of addresses', report('a@x.co, b@x.co')],
    ['nothing', ''],
  ])('notes nothing of %s', (_, mail) => {
    expect(readBounces(mail)).toEqual([]);
  });

  it('is nobody’s without a token in the settings', async () => {
    const other = await createTestApp();
    const reply = await other.app.inject({
      method: 'POST',
      url: '/api/message/bounce',
      headers: { 'content-type': 'message/rfc822', authorization: 'Bearer ' },
      payload: report('a@x.co'),
    });
    expect(reply.statusCode).toBe(401);
    await other.close();
  });
});

it('a refusal of anything but the recipient is no bounce', () => {
  const fault = (parts: object) => bounceOf(new SmtpFault(parts));
  expect(fault({ command: 'DATA', responseCode: 550, response: '550 5.1.1' })).toBeNull();
  expect(fault({ command: 'RCPT TO', responseCode: 450, response: '450 4.2.1' })).toBeNull();
  expect(fault({ command: 'RCPT TO', responseCode: 553, response: '553 no' })).toBe('553');
  expect(bounceOf('x')).toBeNull();
});
