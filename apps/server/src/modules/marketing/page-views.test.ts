import type { InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { createClock, day, minute } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useTestApp({ clock });

const guest = () => signIn(test, 'Guest');
async function send(payload: object, options: InjectOptions) {
  const reply = await test.app.inject({
    method: 'POST',
    url: '/api/events/page-views',
    payload,
    ...options,
  });
  return { status: reply.statusCode, ...reply.json() };
}
const count = (payload: object, who: SignedIn) => send(payload, { headers: who.headers });

async function sessionOf(who: SignedIn): Promise<string> {
  const principal = await test.deps.identity.sessions.authenticate(who.headers.token);
  return principal?.sessionId ?? '';
}
const viewsOf = async (who: SignedIn) =>
  test.sql`SELECT at, path, reference, campaign FROM page_view
    WHERE session_id = ${await sessionOf(who)} ORDER BY at`;

describe('POST /events/page-views', () => {
  it('counts several at once, each at its time, and nothing of who it was', async () => {
    const ana = await guest();
    const views = [
      { path: '/home/bestsellers', ago: 90_000 },
      { path: '/view-results-search?search=ana%40salon.co', ago: 1500 },
      { path: '/login/change/password/s3cr3t', ago: 0 },
    ];
    const counted = await count({ reference: 'instagram', campaign: 'nov', views }, ana);
    expect(counted).toEqual({ status: 200, counted: 3 });
    const from = { reference: 'instagram', campaign: 'nov' };
    expect(await viewsOf(ana)).toEqual([
      { at: new Date('2026-11-20T14:58:30Z'), path: '/home/bestsellers', ...from },
      { at: new Date('2026-11-20T14:59:58.500Z'), path: '/view-results-search', ...from },
      {
        at: new Date('2026-11-20T15:00:00Z'),
        path: '/login/change/password/:recoveryToken',
        ...from,
      },
    ]);
  });

  it('takes a beacon of our own page by its cookie, and of nobody else’s', async () => {
    const ana = await guest();
    const cookie = { [test.app.cookieNames.access]: ana.headers.token };
    const views = [{ path: '/', ago: 0 }];
    const beacon = { cookies: cookie, headers: { 'sec-fetch-site': 'same-origin' } };
    expect((await send({ views }, beacon)).counted).toBe(1);
    for (const site of ['cross-site', 'same-site', 'none']) {
      const foreign = await send(
        { views },
        { cookies: cookie, headers: { 'sec-fetch-site': site } },
      );
      expect(foreign).toMatchObject({ status: 403, code: 'CROSS_SITE' });
    }
    expect(await viewsOf(ana)).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['no view', { views: [] }],
    ['too many', { views: Array.from({ length: 51 }, () => ({ path: '/', ago: 0 })) }],
    ['another site', { views: [{ path: 'https://malo.example/', ago: 0 }] }],
    ['another site without a scheme', { views: [{ path: '//malo.example', ago: 0 }] }],
    ['a backslash', { views: [{ path: '/\\malo', ago: 0 }] }],
    ['what cannot be seen', { views: [{ path: '/\u0000', ago: 0 }] }],
    ['a space', { views: [{ path: '/a b', ago: 0 }] }],
    ['a long path', { views: [{ path: `/${'x'.repeat(300)}`, ago: 0 }] }],
    ['the future', { views: [{ path: '/', ago: -1 }] }],
    ['last week', { views: [{ path: '/', ago: 7 * day }] }],
    ['half a millisecond', { views: [{ path: '/', ago: 0.5 }] }],
    ['a time as text', { views: [{ path: '/', ago: '1' }] }],
    ['a session', { views: [{ path: '/', ago: 0 }], sessionId: 'x' }],
    ['a long campaign', { views: [{ path: '/', ago: 0 }], campaign: 'x'.repeat(129) }],
    ['a hidden campaign', { views: [{ path: '/', ago: 0 }], reference: 'a\u0000' }],
  ])('refuses %s, and counts nothing', async (_title, payload) => {
    const ana = await guest();
    expect(await count(payload, ana)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
    expect(await viewsOf(ana)).toEqual([]);
  });

  it('takes so many batches from a session, and more after a while', async () => {
    const ana = await guest();
    const once = () => count({ views: [{ path: '/', ago: 0 }] }, ana);
    const answers = await Promise.all(Array.from({ length: 40 }, once));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(answers.filter(({ code }) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(10);
    expect(await viewsOf(ana)).toHaveLength(30);
    expect((await count({ views: [{ path: '/', ago: 0 }] }, await guest())).status).toBe(200);
    clock.advance(minute);
    expect((await once()).status).toBe(200);
  });
});

it('keeps page views for thirteen months', async () => {
  const ana = await guest();
  const id = await sessionOf(ana);
  for (const at of ['2025-10-20T14:00:00Z', '2025-10-20T16:00:00Z', '2026-11-20T14:00:00Z']) {
    await test.sql`INSERT INTO page_view (at, session_id, path) VALUES (${at}, ${id}, '/')`;
  }
  await test.deps.marketing.pageViews.forgetOld();
  expect(await viewsOf(ana)).toMatchObject([
    { at: new Date('2025-10-20T16:00:00Z') },
    { at: new Date('2026-11-20T14:00:00Z') },
  ]);
});
