import { describe, expect, it } from 'vitest';
import { createClock, day, minute, second } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
const test = useTestApp({ clock });

async function refresh(refreshToken: string) {
  const reply = await test.app.inject({
    url: '/api/auth/refresh-token',
    headers: { refreshToken },
  });
  const { token, refreshToken: next } = reply.json();
  return { status: reply.statusCode, code: reply.json().code, token, refreshToken: next };
}

async function statusWith(token: string): Promise<number> {
  return (await test.app.inject({ url: '/api/auth/me', headers: { token } })).statusCode;
}

function logOut({ headers }: Pick<SignedIn, 'headers'>) {
  return test.app.inject({ method: 'POST', url: '/api/auth/logout', headers, payload: {} });
}

async function liveTokens(sessionOf: SignedIn): Promise<number> {
  const rows = await test.sql`
    SELECT FROM session_token token JOIN session ON session.id = token.session_id
    WHERE session.user_id = ${sessionOf.userId} AND token.used_at IS NULL`;
  return rows.length;
}

describe('GET /auth/refresh-token', () => {
  it('rotates: a new pair that works, whose refresh token is another', async () => {
    const before = await signIn(test, 'Admin customer');
    const next = await refresh(before.refreshToken);
    expect(next.status).toBe(200);
    expect(next.refreshToken).not.toBe(before.refreshToken);
    expect(await statusWith(next.token)).toBe(200);
    expect((await refresh(next.refreshToken)).status).toBe(200);
  });

  it('answers the same successor again within 10 s', async () => {
    const before = await signIn(test, 'Admin customer');
    const first = await refresh(before.refreshToken);
    clock.advance(10 * second);
    const again = await refresh(before.refreshToken);
    expect(again).toMatchObject({ status: 200, refreshToken: first.refreshToken });
    expect(await liveTokens(before)).toBe(1);
  });

  it('refuses a grandparent within the grace, and leaves the session alive', async () => {
    const before = await signIn(test, 'Admin customer');
    const first = await refresh(before.refreshToken);
    const second = await refresh(first.refreshToken);
    expect(await refresh(before.refreshToken)).toMatchObject({ status: 401, code: 'NO_SESSION' });
    expect((await refresh(second.refreshToken)).status).toBe(200);
  });

  it('ends the family when a token comes again after the grace, and writes it down', async () => {
    const before = await signIn(test, 'Admin customer');
    const next = await refresh(before.refreshToken);
    clock.advance(10 * second + 1);
    expect((await refresh(before.refreshToken)).status).toBe(401);
    expect(await statusWith(next.token)).toBe(401);
    expect((await refresh(next.refreshToken)).status).toBe(401);
    const audit = await test.sql`
      SELECT FROM audit_entry WHERE actor_id = ${before.userId} AND action = 'session.replay'`;
    expect(audit).toHaveLength(1);
  });

  it('answers 20 parallel refreshes of one token with one live chain', async () => {
    const before = await signIn(test, 'Admin customer');
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => refresh(before.refreshToken)),
    );
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(replies.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    expect(await liveTokens(before)).toBe(1);
  });

  it('ends after 7 idle days', async () => {
    const idle = await signIn(test, 'Admin customer');
    clock.advance(7 * day);
    expect((await refresh(idle.refreshToken)).status).toBe(401);
  });

  it('ends after 30 days however often it is refreshed', async () => {
    let { refreshToken } = await signIn(test, 'Admin customer');
    for (let week = 0; week < 4; week += 1) {
      clock.advance(7 * day - minute);
      const next = await refresh(refreshToken);
      expect(next.status).toBe(200);
      refreshToken = next.refreshToken;
    }
    clock.advance(2 * day + 4 * minute);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it.each(['', 'x', 'a'.repeat(5000), '../..', '%00'])('refuses the token %j', async (token) => {
    expect(await refresh(token)).toMatchObject({ status: 401, code: 'NO_SESSION' });
  });

  it('keeps no token that could be used by who reads the database', async () => {
    const before = await signIn(test, 'Admin customer');
    const next = await refresh(before.refreshToken);
    const rows = await test.sql<{ text: string }[]>`
      SELECT encode(hash, 'escape') || coalesce(encode(successor_sealed, 'escape'), '') AS text
      FROM session_token`;
    const stored = rows.map(({ text }) => text).join();
    expect(stored).not.toContain(before.refreshToken);
    expect(stored).not.toContain(next.refreshToken);
  });
});

describe('access tokens', () => {
  it('end after 15 minutes', async () => {
    const { headers } = await signIn(test, 'Admin customer');
    clock.advance(15 * minute - second);
    expect(await statusWith(headers.token)).toBe(200);
    clock.advance(second);
    expect(await statusWith(headers.token)).toBe(401);
  });

  it('are refused when they were changed, unsigned or made by someone else', async () => {
    const { headers } = await signIn(test, 'Seller');
    const [head = '', body = '', seal = ''] = headers.token.split('.');
    const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
    const staff = Buffer.from(body, 'base64url').toString().replace('Seller', 'Staff');
    const forged = [
      `${unsigned}.${body}.`,
      `${unsigned}.${body}.${seal}`,
      `${head}.${Buffer.from(staff).toString('base64url')}.${seal}`,
      `${head}.${body}`,
      'x'.repeat(10_000),
      'a.b.c',
    ];
    for (const token of forged) expect(await statusWith(token)).toBe(401);
  });
});

describe('POST /auth/logout', () => {
  it('ends the session at once, with both its tokens', async () => {
    const session = await signIn(test, 'Admin customer');
    expect((await logOut(session)).statusCode).toBe(200);
    expect(await statusWith(session.headers.token)).toBe(401);
    expect((await refresh(session.refreshToken)).status).toBe(401);
    expect((await logOut(session)).statusCode).toBe(401);
  });

  it('ends this session and no other of the same person', async () => {
    const one = await signIn(test, 'Guest');
    const other = await signIn(test, 'Guest');
    await logOut(one);
    expect(await statusWith(other.headers.token)).toBe(200);
  });
});

describe('a session', () => {
  it('ends when its user is removed', async () => {
    const { headers, userId, refreshToken } = await signIn(test, 'Seller');
    await test.sql`UPDATE app_user SET removed_at = now() WHERE id = ${userId}`;
    expect(await statusWith(headers.token)).toBe(401);
    expect((await refresh(refreshToken)).status).toBe(401);
  });

  it('is thrown away once it cannot be used any more', async () => {
    await signIn(test, 'Guest');
    clock.advance(31 * day);
    await test.deps.identity.removeDeadSessions();
    expect(await test.sql`SELECT FROM session`).toHaveLength(0);
  });

  it('of a visitor goes with the last token that could refresh it', async () => {
    const gone = await signIn(test, 'Guest');
    const buyer = await signIn(test, 'Admin customer');
    clock.advance(4 * day);
    const kept = await signIn(test, 'Guest');
    await refresh(kept.refreshToken);
    clock.advance(4 * day);
    await test.deps.identity.removeDeadSessions();
    const rows = await test.sql<{ userId: string }[]>`SELECT user_id AS "userId" FROM session`;
    expect(rows.map(({ userId }) => userId).sort()).toEqual([kept.userId, buyer.userId].sort());
    expect((await refresh(gone.refreshToken)).status).toBe(401);
  });
});
