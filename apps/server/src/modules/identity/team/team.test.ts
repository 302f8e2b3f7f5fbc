import {
  changeTeamMember,
  endTeamSessions,
  listTeam,
  listTeamHistory,
  readTeamMember,
} from '@matiz/contracts/staff/team.ts';
import { describe, expect, it } from 'vitest';
import type { Ask } from '#testing/orders.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { buildStaff } from '#testing/staff.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });

async function memberOf(ask: Ask, { userId }: Pick<SignedIn, 'userId'>) {
  const { value } = await ask(readTeamMember, undefined, { query: `?id=${userId}` });
  return value.result;
}

describe('GET /staff/team', () => {
  it('lists who works here, by role and state', async () => {
    const { ask } = await buildStaff(shop);
    const clerk = await buildStaff(shop, ['content']);
    const { value } = await ask(listTeam, undefined, { query: '?f.role=content&f.state=active' });
    expect(value.rows.map(({ id }) => id)).toEqual([clerk.userId]);
    expect(value.rows[0]).toMatchObject({ roles: ['content'], sessions: 1, isSuspended: false });
  });
});

describe('PUT /staff/team', () => {
  it('changes what someone may do', async () => {
    const { ask } = await buildStaff(shop);
    const clerk = await buildStaff(shop, ['content']);
    const { id, version } = await memberOf(ask, clerk);
    const set = { roles: ['catalogue' as const, 'prices' as const] };
    const { value } = await ask(changeTeamMember, { id, version, set });
    expect(value.result).toMatchObject({ roles: ['catalogue', 'prices'], version: version + 1 });
  });

  it('shows the one who saves later what changed meanwhile', async () => {
    const { ask } = await buildStaff(shop);
    const clerk = await buildStaff(shop, ['content']);
    const { id, version } = await memberOf(ask, clerk);
    await ask(changeTeamMember, { id, version, set: { roles: ['support'] } });
    const late = await ask(changeTeamMember, { id, version, set: { roles: ['prices'] } });
    expect(late.refusal).toMatchObject({ code: 'ROW_CHANGED' });
    expect((await memberOf(ask, clerk)).roles).toEqual(['support']);
  });

  it('ends the sessions of someone who is suspended, and lets them in again', async () => {
    const { ask } = await buildStaff(shop);
    const clerk = await buildStaff(shop, ['warehouse']);
    const { id, version } = await memberOf(ask, clerk);
    await ask(changeTeamMember, { id, version, set: { isSuspended: true } });
    const me = await shop.app.inject({ url: '/api/auth/me', headers: clerk.headers });
    expect(me.statusCode).toBe(401);
    const back = await ask(changeTeamMember, {
      id,
      version: version + 1,
      set: { isSuspended: false },
    });
    expect(back.value.result.isSuspended).toBe(false);
  });

  it('keeps a director, also when two leave at the same time', async () => {
    const first = await buildStaff(shop);
    const second = await buildStaff(shop);
    const leave = async (ask: Ask, other: SignedIn) => {
      const { id, version } = await memberOf(ask, other);
      return ask(changeTeamMember, { id, version, set: { roles: ['support'] } });
    };
    const replies = await Promise.all([leave(first.ask, second), leave(second.ask, first)]);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const [{ n } = { n: 0 }] = await shop.sql<{ n: number }[]>`
      SELECT count(*)::int AS n FROM staff_member WHERE 'direction' = ANY (roles)`;
    expect(n).toBe(1);
  });

  it('refuses to take away the own right, or the last director', async () => {
    const director = await buildStaff(shop);
    const { id, version } = await memberOf(director.ask, director);
    for (const set of [{ roles: ['support' as const] }, { isSuspended: true }]) {
      const { refusal } = await director.ask(changeTeamMember, { id, version, set });
      expect(refusal?.code).toBe('OWN_TEAM_SCOPE');
    }
    await expect(
      shop.sql`UPDATE staff_member SET roles = ARRAY['support'] WHERE user_id = ${id}`,
    ).rejects.toThrow('the last director stays');
    await expect(shop.sql`DELETE FROM staff_member WHERE user_id = ${id}`).rejects.toThrow(
      'the last director stays',
    );
  });
});

describe('GET /staff/team/one', () => {
  it('tells of nobody who is not of the staff', async () => {
    const { ask } = await buildStaff(shop);
    const { userId: id } = await signIn(shop, 'Admin customer');
    const set = { roles: ['support' as const] };
    expect((await ask(changeTeamMember, { id, version: 1, set })).refusal?.code).toBe('NOT_FOUND');
    expect((await ask(endTeamSessions, { id })).refusal?.code).toBe('NOT_FOUND');
    const one = await ask(readTeamMember, undefined, { query: `?id=${id}` });
    expect(one.refusal?.code).toBe('NOT_FOUND');
  });
});

describe('GET /staff/team/history', () => {
  it('tells who changed what, and why', async () => {
    const { ask } = await buildStaff(shop);
    const clerk = await buildStaff(shop, ['content']);
    const { id, version } = await memberOf(ask, clerk);
    const set = { roles: ['catalogue' as const, 'prices' as const] };
    await ask(changeTeamMember, { id, version, set, reason: 'Cubre a Ana.' });
    const { rows } = (await ask(listTeamHistory, undefined, { query: `?f.id=${id}` })).value;
    expect(rows[0]).toMatchObject({
      before: { roles: ['content'] },
      after: { roles: ['catalogue', 'prices'] },
      reason: 'Cubre a Ana.',
    });
  });
});

describe('DELETE /staff/team/sessions', () => {
  it('logs someone out everywhere', async () => {
    const { ask } = await buildStaff(shop);
    const clerk = await buildStaff(shop, ['support']);
    expect((await ask(endTeamSessions, { id: clerk.userId })).value.result.ended).toBe(1);
    const query = `?f.id=${clerk.userId}`;
    const { rows } = (await ask(listTeamHistory, undefined, { query })).value;
    expect(rows[0]).toMatchObject({ after: { sessions: [] }, via: 'desk' });
    expect(rows[0]?.before?.sessions).toHaveLength(1);
    const me = await shop.app.inject({ url: '/api/auth/me', headers: clerk.headers });
    expect(me.statusCode).toBe(401);
  });
});
