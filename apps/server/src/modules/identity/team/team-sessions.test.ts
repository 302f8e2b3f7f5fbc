import { endTeamSessions, listTeamHistory, listTeamSessions } from '@matiz/contracts/staff/team.ts';
import { describe, expect, it } from 'vitest';
import { nextId } from '#testing/numbers.ts';
import { createClock } from '#testing/ports.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { buildStaff } from '#testing/staff.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
const shop = useTestApp({ each: 'test', clock, settings: { trustProxy: ['127.0.0.1'] } });
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36';

const isIn = async ({ headers }: Pick<SignedIn, 'headers'>) =>
  (await shop.app.inject({ url: '/api/v3/me/sessions', headers })).statusCode === 200;

/** A clerk who is logged in here and on a phone that was seen. */
async function buildClerk() {
  const clerk = await buildStaff(shop, ['support']);
  const { token } = await shop.deps.identity.openSession({ id: clerk.userId, role: 'Staff' });
  const phone = { headers: { token } };
  const headers = { token, 'user-agent': chrome, 'x-forwarded-for': '203.0.113.9' };
  await shop.app.inject({ url: '/api/v3/me/sessions', headers });
  await shop.deps.background.idle();
  return { clerk, phone };
}

describe('GET /staff/team/sessions', () => {
  it('tells device, network, since when and when last, and of one’s own which it is', async () => {
    const director = await buildStaff(shop);
    const { clerk } = await buildClerk();
    const read = async (id: string) =>
      (await director.ask(listTeamSessions, undefined, { query: `?id=${id}` })).value.results;
    const theirs = await read(clerk.userId);
    expect(theirs).toHaveLength(2);
    expect(theirs.find(({ device }) => device === 'Chrome en Android')).toMatchObject({
      isCurrent: false,
      from: '203.0.113.9',
      openedAt: clock().toISOString(),
      seenAt: clock().toISOString(),
    });
    expect((await read(director.userId)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
  });

  it('tells of nobody who is not of the staff', async () => {
    const { ask } = await buildStaff(shop);
    const { userId: id } = await signIn(shop, 'Admin customer');
    const read = await ask(listTeamSessions, undefined, { query: `?id=${id}` });
    expect(read.refusal?.code).toBe('NOT_FOUND');
  });
});

describe('DELETE /staff/team/sessions', () => {
  it('closes one of theirs and writes down what was open; the others stay', async () => {
    const { ask } = await buildStaff(shop);
    const { clerk, phone } = await buildClerk();
    const id = clerk.userId;
    const open = (await ask(listTeamSessions, undefined, { query: `?id=${id}` })).value.results;
    const sessionId = open.find(({ device }) => device === 'Chrome en Android')?.id ?? '';
    expect((await ask(endTeamSessions, { id, sessionId })).value.result).toEqual({ ended: 1 });
    expect([await isIn(phone), await isIn(clerk)]).toEqual([false, true]);
    const { rows } = (await ask(listTeamHistory, undefined, { query: `?f.id=${id}` })).value;
    expect(rows[0]?.before?.sessions).toHaveLength(2);
    expect(rows[0]?.before?.sessions).toContain('Chrome en Android, red 203.0.113.9');
    expect(rows[0]?.after).toEqual({ sessions: ['Dispositivo desconocido'] });
  });

  it('closes none of someone else under their name; one that is over and none answer alike', async () => {
    const director = await buildStaff(shop);
    const { clerk, phone } = await buildClerk();
    const other = await buildStaff(shop, ['content']);
    const own = await other.ask(listTeamSessions, undefined, { query: `?id=${other.userId}` });
    expect(own.refusal?.code).toBe('FORBIDDEN');
    const ofOther = (
      await director.ask(listTeamSessions, undefined, { query: `?id=${other.userId}` })
    ).value.results[0]?.id;
    const id = clerk.userId;
    for (const sessionId of [ofOther, nextId()]) {
      const { refusal } = await director.ask(endTeamSessions, { id, sessionId });
      expect(refusal?.code).toBe('NOT_FOUND');
    }
    expect([await isIn(other), await isIn(clerk), await isIn(phone)]).toEqual([true, true, true]);
    const theirs = await director.ask(listTeamSessions, undefined, { query: `?id=${id}` });
    const sessionId = theirs.value.results[0]?.id;
    const told = [1, 2].map(() => director.ask(endTeamSessions, { id, sessionId }));
    const codes = (await Promise.all(told)).map(({ refusal }) => refusal?.code ?? 'ended');
    expect(codes.sort()).toEqual(['NOT_FOUND', 'ended']);
  });
});
