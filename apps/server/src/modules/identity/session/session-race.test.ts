import { afterEach, describe, expect, it } from 'vitest';
import { buildSabotaged } from '#testing/races/sabotage.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
afterEach(() => test.close());

async function refresh(refreshToken: string) {
  const reply = await test.app.inject({
    url: '/api/auth/refresh-token',
    headers: { refreshToken },
  });
  return { status: reply.statusCode, refreshToken: String(reply.json().refreshToken) };
}

async function countLive({ userId }: SignedIn): Promise<number> {
  const rows = await test.sql`
    SELECT FROM session_token token JOIN session ON session.id = token.session_id
    WHERE session.user_id = ${userId} AND token.used_at IS NULL`;
  return rows.length;
}

const refreshAtOnce = (times: number, refreshToken: string) =>
  Promise.all(Array.from({ length: times }, () => refresh(refreshToken)));

describe('20 parallel refreshes of one token', () => {
  it('are all answered 200 with one live chain, 20 times of 20', async () => {
    test = await createTestApp();
    for (let round = 0; round < 20; round += 1) {
      const session = await signIn(test, 'Seller', { withCustomer: false });
      const replies = await refreshAtOnce(20, session.refreshToken);
      expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect(new Set(replies.map((reply) => reply.refreshToken)).size).toBe(1);
      expect(await countLive(session)).toBe(1);
    }
  });

  it('end in several chains where the token is not held: the test sees it', async () => {
    const build = buildSabotaged('session token');
    test = await (await build.load()).createTestApp();
    build.remove();
    const session = await signIn(test, 'Seller', { withCustomer: false });
    await refreshAtOnce(20, session.refreshToken);
    expect(await countLive(session)).toBeGreaterThan(1);
  });
});

describe('two tabs that share a session', () => {
  it('are never logged out by each other, in 200 rounds, no matter who comes first', async () => {
    test = await createTestApp();
    let cookie = (await signIn(test, 'Seller', { withCustomer: false })).refreshToken;
    for (let round = 0; round < 200; round += 1) {
      const held = cookie;
      // Both begin with what the browser holds; now and then one is slow and begins with it later.
      const isLate = round % 3 === 0;
      const first = refresh(held);
      const second = isLate ? first.then(() => refresh(held)) : refresh(held);
      for (const { status, refreshToken } of await Promise.all([first, second])) {
        expect(status).toBe(200);
        cookie = refreshToken;
      }
    }
    expect(await refresh(cookie)).toMatchObject({ status: 200 });
  });
});
