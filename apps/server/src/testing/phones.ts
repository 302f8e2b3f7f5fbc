import type { InjectOptions } from 'fastify';
import { collectNews } from './news.ts';
import { nextNumber } from './numbers.ts';
import { signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

/** A mobile phone that no other test of this run has, as people type it. */
export function newPhone(): string {
  return String(3_000_000_000 + nextNumber());
}

/** What the newest message to a phone or an e-mail says; throws when there is none. */
export async function newestMessage(test: TestApp, to: string): Promise<string> {
  await test.deps.background.idle();
  await collectNews(test);
  const recipient = to.includes('@') ? to : `+57${to}`;
  const [row] = await test.sql<{ body: string }[]>`
    SELECT body FROM local_message WHERE recipient = ${recipient} ORDER BY id DESC LIMIT 1`;
  if (!row) throw new Error(`Nothing was sent to ${recipient}`);
  return row.body;
}

/** The code that was last sent to a phone. */
export async function newestCode(test: TestApp, phone: string): Promise<string> {
  return (await newestMessage(test, phone)).slice(0, 6);
}

/** A call with a body, from an address of its own unless one is given. */
export async function post(
  test: TestApp,
  path: string,
  payload: InjectOptions['payload'],
  { headers = {}, from = nextAddress() }: { headers?: Record<string, string>; from?: string } = {},
) {
  const reply = await test.app.inject({
    method: path === '/change-password' ? 'PUT' : 'POST',
    url: `/api${path}`,
    headers: { 'x-forwarded-for': from, 'x-request-id': 'the-same-id', ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  return { status: reply.statusCode, headers: reply.headers, text: reply.body, ...reply.json() };
}

function nextAddress(): string {
  const number = nextNumber();
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** A new session and what it does with codes to prove a phone, each time from another network. */
export async function openCodeSession(
  test: TestApp,
  role: 'Guest' | 'Seller' = 'Guest',
  from?: string,
) {
  const { headers } = await signIn(test, role);
  const options = { headers, ...(from === undefined ? {} : { from }) };
  const sessionId = sessionOf(headers.token);
  return {
    headers,
    sessionId,
    status: (phone: string) => post(test, '/verify/user-status', { phone }, { headers }),
    ask: (phone: string, more: { channel?: 'sms' | 'whatsapp' } = {}) =>
      post(test, '/verify/verify', { phone, ...more }, options),
    check: (phone: string, code: string) => post(test, '/verify/check', { phone, code }, options),
    hasProven: async (phone: string) => {
      const contact = { phone: `+57${phone}`, email: null };
      return (await test.deps.identity.codes.findProven(sessionId, contact)).phone;
    },
  };
}

function sessionOf(token: string): string {
  const [, claims = ''] = token.split('.');
  return JSON.parse(Buffer.from(claims, 'base64url').toString()).sid;
}
