import { allCalls } from '@matiz/contracts/calls.ts';
import type { Call } from '@matiz/contracts/define-call.ts';
import type { ErrorCode } from '@matiz/contracts/errors.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf, type Caller, callers, doors } from '../testing/access-matrix.ts';
import { signIn } from '../testing/sign-in.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const atTheDoor: readonly ErrorCode[] = [
  'NO_SESSION',
  'LOGIN_REQUIRED',
  'CUSTOMER_REQUIRED',
  'FORBIDDEN',
];

let test: TestApp;
const tokens = new Map<Caller, string>();
beforeAll(async () => {
  test = await createTestApp();
  const enter = async (caller: Caller, ...person: [Parameters<typeof signIn>[1], object?]) => {
    const signedIn = await signIn(test, ...person);
    tokens.set(caller, signedIn.headers.token);
    return signedIn;
  };
  await enter('a guest', 'Guest');
  await enter('a buyer', 'Admin customer');
  await enter('a seller with a customer', 'Seller');
  await enter('a seller without one', 'Seller', { withCustomer: false });
  await enter('staff', 'Staff');
  const { headers } = await enter('somebody who logged out', 'Staff');
  await test.app.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: {} });
  const removed = await enter('somebody who was removed', 'Admin customer');
  await test.sql`update app_user set removed_at = now() where id = ${removed.userId}`;
  tokens.set('somebody with a forged token', `${headers.token.slice(0, -6)}forged`);
});
afterAll(() => test.close());

function nameOf({ method, path }: Call): string {
  return `${method} ${path}`;
}

async function knock({ method, path }: Call, caller: Caller) {
  const token = tokens.get(caller);
  const reply = await test.app.inject({
    method,
    url: `/api${path}`,
    headers: token === undefined ? {} : { token },
    ...(method === 'GET' ? {} : { payload: { unknown: true } }),
  });
  return { status: reply.statusCode, code: reply.json().code };
}

describe('the access matrix', () => {
  it('has a row for every call and for no other', () => {
    expect(allCalls.map(nameOf).sort()).toEqual(Object.keys(accessOf).sort());
  });

  it.each(allCalls.map((call) => [nameOf(call), call] as const))(
    '%s lets in whom its contract says',
    (name, call) => {
      expect(call.access).toBe(accessOf[name]);
    },
  );
});

describe.each(allCalls.map((call) => [nameOf(call), call] as const))('%s', (name, call) => {
  it('is served', () => {
    const { method, path } = call;
    expect(test.app.hasRoute({ method, url: `/api${path}` })).toBe(true);
  });

  it.each(callers)('to %s', async (caller) => {
    const { code } = await knock(call, caller);
    const expected = doors[accessOf[name] ?? 'staff'][caller];
    // The refresh call is public and says itself that it was given nothing.
    const isOwnAnswer = call.path === '/auth/refresh-token' && code === 'NO_SESSION';
    const told = atTheDoor.includes(code) && !isOwnAnswer ? code : null;
    expect(told).toBe(expected);
  });
});
