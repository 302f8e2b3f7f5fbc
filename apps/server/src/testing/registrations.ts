import type { BodyInput } from '@matiz/contracts/define-call.ts';
import type { register, startRegistration } from '@matiz/contracts/identity/registration.ts';
import type { completeRegistration } from '@matiz/contracts/identity/registration-progress.ts';
import { baseTextVersion } from '@matiz/domain/identity/legal-text.ts';
import { decodeJwt } from 'jose';
import { collectNews } from './news.ts';
import { nextNumber } from './numbers.ts';
import { newPhone } from './phones.ts';
import { type SignedIn, signIn } from './sign-in.ts';
import type { TestApp } from './test-app.ts';

export type RegisterInput = BodyInput<typeof register>;

/** What a salon in Bogotá tells of itself; different documents each time. */
export function describeBusiness(
  parts: Partial<BodyInput<typeof completeRegistration>> = {},
): BodyInput<typeof completeRegistration> {
  return {
    name: 'Lucía',
    last_name: 'Ñáñez',
    businessName: 'Salón Lucero',
    documentType: 'CC',
    documentNumber: String(52_000_000 + nextNumber()),
    tradeTypeId: '1',
    address: {
      address: 'Calle 10 # 20-30',
      neighbourhood: 'Chapinero',
      cityId: '11001',
      stateId: '11',
    },
    ...parts,
  };
}

/** A registration that nothing speaks against, once its phone is proven. */
export function describeRegistration(parts: Partial<RegisterInput> = {}): RegisterInput {
  return {
    ...describeBusiness(),
    phone: newPhone(),
    email: `salon${nextNumber()}@prueba.co`,
    password: 'tijeras-y-peine-largo',
    fecha_lead: '2026-01-15',
    dataTreatment: { accepted: true, version: baseTextVersion },
    acceptsMarketing: false,
    ...parts,
  };
}

export function sessionIdOf({ headers }: Pick<SignedIn, 'headers'>): string {
  return String(decodeJwt(headers.token).sid);
}

/** As if the right code had been typed in this session. */
export async function provePhone(
  test: TestApp,
  person: Pick<SignedIn, 'headers'>,
  phone: string,
  at = test.deps.clock(),
): Promise<void> {
  await test.sql`UPDATE session SET proven_phone = ${`+57${phone}`}, proven_at = ${at}
    WHERE id = ${sessionIdOf(person)}`;
}

/** Sends a registration as it is. */
export async function sendRegistration(
  test: TestApp,
  { headers }: Pick<SignedIn, 'headers'>,
  body: unknown,
  query = '',
) {
  const reply = await test.app.inject({
    method: 'POST',
    url: `/api/v3/auth/register${query}`,
    headers,
    payload: body as object,
  });
  return { status: reply.statusCode, ...reply.json() };
}

/** A business that has just registered itself, with its session; it waits where it has to. */
export async function buildRegistered(
  test: TestApp,
  parts: Partial<RegisterInput> = {},
): Promise<SignedIn & { customerId: string; body: RegisterInput }> {
  const body = describeRegistration(parts);
  const guest = await signIn(test, 'Guest');
  await provePhone(test, guest, body.phone);
  const told = await sendRegistration(test, guest, body);
  if (told.status !== 200) throw new Error(`Not registered: ${JSON.stringify(told)}`);
  return {
    headers: { token: told.token },
    refreshToken: told.refreshToken,
    userId: told.user._id,
    customerId: told.results.customerId,
    body,
  };
}

/** What an account begins with: a salon in Bogotá that has told nothing else yet. */
export function describeStart(
  parts: Partial<BodyInput<typeof startRegistration>> = {},
): BodyInput<typeof startRegistration> {
  return {
    tradeTypeId: '1',
    address: { cityId: '11001', stateId: '11' },
    phone: newPhone(),
    fecha_lead: '2026-01-15',
    dataTreatment: { accepted: true, version: baseTextVersion },
    acceptsMarketing: false,
    ...parts,
  };
}

/** Begins an account as it is asked for. */
export async function sendStart(
  test: TestApp,
  { headers }: Pick<SignedIn, 'headers'>,
  body: unknown,
  query = '',
) {
  const url = `/api/v3/auth/registration${query}`;
  const reply = await test.app.inject({ method: 'POST', url, headers, payload: body as object });
  return { status: reply.statusCode, ...reply.json() };
}

/** A business that sees prices, and owes the rest of its data. */
export async function buildStarted(
  test: TestApp,
  parts: Partial<BodyInput<typeof startRegistration>> = {},
): Promise<SignedIn & { customerId: string; phone: string }> {
  const body = describeStart(parts);
  const guest = await signIn(test, 'Guest');
  await provePhone(test, guest, body.phone);
  const told = await sendStart(test, guest, body);
  if (told.status !== 200) throw new Error(`Not begun: ${JSON.stringify(told)}`);
  return {
    headers: { token: told.token },
    refreshToken: told.refreshToken,
    userId: told.user._id,
    customerId: told.results.customerId,
    phone: body.phone,
  };
}

/** The newest message to someone, once those on their way have come; null: none. */
export async function readMessage(
  test: TestApp,
  recipient: string,
): Promise<{ channel: string; subject: string | null; body: string } | null> {
  await test.deps.background.idle();
  await collectNews(test);
  const [newest] = await test.sql<{ channel: string; subject: string | null; body: string }[]>`
    select channel, subject, body from local_message where recipient = ${recipient}
    order by id desc limit 1`;
  return newest ?? null;
}

/** The token at the end of the link in a message. */
export function tokenIn(message: { body: string } | null): string {
  const token = /[/=]([\w-]{43})(?:\s|$)/.exec(message?.body ?? '')?.[1];
  if (!token) throw new Error(`No link in ${JSON.stringify(message)}`);
  return token;
}
