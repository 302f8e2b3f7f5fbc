import {
  acceptInvitation,
  inviteStaff,
  listInvitations,
  listTeam,
  readInvitation,
  withdrawInvitation,
} from '@matiz/contracts/staff/team.ts';
import { describe, expect, it } from 'vitest';
import { askAs } from '#testing/orders.ts';
import { buildUser } from '#testing/people.ts';
import { createClock, day, second } from '#testing/ports.ts';
import { readMessage } from '#testing/registrations.ts';
import { buildStaff } from '#testing/staff.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const clock = createClock();
const shop = useTestApp({ each: 'test', clock });

const password = 'tijeras-y-peine-largo';
const person = { name: 'Luz', lastName: 'Marina', password };
const nobody = { headers: { token: '' } };
const luz = { email: 'luz@tienda.co', name: 'Luz', lastName: '', roles: ['support' as const] };

const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

async function login(email: string) {
  return shop.app.inject({
    method: 'POST',
    url: '/api/v3/auth/login',
    payload: { email, password },
  });
}

describe('POST /staff-invitation', () => {
  it('makes the first director of a shop, once', async () => {
    const link = await shop.deps.identity.invitations.firstInvitation();
    const token = tokenOf(link ?? '');
    const ask = askAs(shop, nobody);
    const body = { ...person, token, email: 'Duena@Tienda.co' };
    expect((await ask(acceptInvitation, body)).value.result.email).toBe('duena@tienda.co');
    expect((await login('duena@tienda.co')).statusCode).toBe(200);
    expect(await shop.sql`SELECT roles FROM staff_member`).toEqual([{ roles: ['direction'] }]);
    const again = await ask(acceptInvitation, { ...body, email: 'otra@tienda.co' });
    expect(again.refusal?.code).toBe('BAD_LINK');
  });

  it('of many starts makes one director, no matter who comes first', async () => {
    const links = await Promise.all(
      Array.from({ length: 8 }, () => shop.deps.identity.invitations.firstInvitation()),
    );
    const ask = askAs(shop, nobody);
    const replies = await Promise.all(
      links.map((link, n) =>
        ask(acceptInvitation, {
          ...person,
          token: tokenOf(link ?? ''),
          email: `persona${n}@tienda.co`,
        }),
      ),
    );
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await shop.sql`SELECT count(*)::int AS n FROM staff_member`).toEqual([{ n: 1 }]);
  });

  it('asks for an e-mail, and refuses a well-known password', async () => {
    const token = tokenOf((await shop.deps.identity.invitations.firstInvitation()) ?? '');
    const ask = askAs(shop, nobody);
    const without = await ask(acceptInvitation, { ...person, token });
    expect(without.refusal).toMatchObject({ code: 'INVALID_EMAIL', fields: expect.anything() });
    const email = 'duena@tienda.co';
    const weak = await ask(acceptInvitation, { ...person, token, email, password: '12345678' });
    expect(weak.refusal?.code).toBe('PASSWORD_TOO_COMMON');
  });

  it('is not made where someone works already', async () => {
    await buildUser(shop.sql, 'Staff');
    expect(await shop.deps.identity.invitations.firstInvitation()).toBeNull();
  });
});

describe('GET /staff-invitation', () => {
  const read = async (link: string | null) =>
    askAs(shop, nobody)(readInvitation, undefined, { query: `?token=${tokenOf(link ?? '')}` });

  it('tells whom a link invites; the first of a shop nobody', async () => {
    const first = await shop.deps.identity.invitations.firstInvitation();
    expect((await read(first)).value.result.email).toBeNull();
    const { ask } = await buildStaff(shop);
    const { link } = (await ask(inviteStaff, luz)).value.result;
    expect((await read(link)).value.result).toEqual({
      email: 'luz@tienda.co',
      name: 'Luz',
      lastName: '',
      makes: 'Staff',
    });
    // Someone works here now.
    expect((await read(first)).refusal?.code).toBe('BAD_LINK');
  });
});

describe('POST /staff/team/invitations', () => {
  it('sends a link by which the invited joins with these roles, once', async () => {
    const { ask } = await buildStaff(shop);
    const { value } = await ask(inviteStaff, {
      email: 'bodega@tienda.co',
      name: 'Luz',
      lastName: '',
      roles: ['warehouse'],
    });
    const mail = await readMessage(shop, 'bodega@tienda.co');
    expect(mail?.body).toContain(value.result.link);
    const token = tokenOf(value.result.link);
    const outside = askAs(shop, nobody);
    // An e-mail that someone else typed does not count: the invitation names its own.
    const joined = await outside(acceptInvitation, { ...person, token, email: 'otro@tienda.co' });
    expect(joined.value.result.email).toBe('bodega@tienda.co');
    expect((await outside(acceptInvitation, { ...person, token })).refusal?.code).toBe('BAD_LINK');
    const team = (await ask(listTeam)).value.rows;
    expect(team.map(({ email, roles }) => ({ email, roles }))).toContainEqual({
      email: 'bodega@tienda.co',
      roles: ['warehouse'],
    });
  });

  it('replaces an older invitation of the same e-mail', async () => {
    const { ask } = await buildStaff(shop);
    const old = (await ask(inviteStaff, luz)).value.result.link;
    await Promise.all(Array.from({ length: 5 }, () => ask(inviteStaff, luz)));
    const outside = askAs(shop, nobody);
    const reply = await outside(acceptInvitation, { ...person, token: tokenOf(old) });
    expect(reply.refusal?.code).toBe('BAD_LINK');
  });

  it('is refused for an e-mail that has an account, and after a week', async () => {
    const { ask } = await buildStaff(shop);
    const taken = await buildUser(shop.sql, 'Seller');
    const body = { name: 'Luz', lastName: '', roles: ['support' as const] };
    const refused = await ask(inviteStaff, { ...body, email: taken.email });
    expect(refused.refusal?.code).toBe('VALUE_TAKEN');
    const { link } = (await ask(inviteStaff, { ...body, email: 'luz@tienda.co' })).value.result;
    clock.advance(7 * day + second);
    const late = await askAs(shop, nobody)(acceptInvitation, { ...person, token: tokenOf(link) });
    expect(late.refusal?.code).toBe('BAD_LINK');
  });
});

describe('GET /staff/team/invitations', () => {
  it('lists those that nobody has used', async () => {
    const { ask } = await buildStaff(shop);
    const { link } = (await ask(inviteStaff, luz)).value.result;
    await ask(inviteStaff, { ...luz, email: 'ana@tienda.co' });
    await askAs(shop, nobody)(acceptInvitation, { ...person, token: tokenOf(link) });
    const open = (await ask(listInvitations)).value.results;
    expect(open.map(({ email }) => email)).toEqual(['ana@tienda.co']);
  });
});

describe('DELETE /staff/team/invitations', () => {
  it('takes the link away, which the audit tells', async () => {
    const { ask, userId } = await buildStaff(shop);
    const { id, link } = (
      await ask(inviteStaff, {
        email: 'luz@tienda.co',
        name: 'Luz',
        lastName: '',
        roles: ['content'],
      })
    ).value.result;
    expect((await ask(withdrawInvitation, { id })).status).toBe(200);
    expect((await ask(withdrawInvitation, { id })).refusal?.code).toBe('NOT_FOUND');
    const late = await askAs(shop, nobody)(acceptInvitation, { ...person, token: tokenOf(link) });
    expect(late.refusal?.code).toBe('BAD_LINK');
    const audit = await shop.sql`SELECT action FROM audit_entry
      WHERE actor_id = ${userId} AND subject = ${`staff_invitation:${id}`} ORDER BY id`;
    expect(audit.map(({ action }) => action)).toEqual([
      'staff_invitation.create',
      'staff_invitation.remove',
    ]);
  });
});
