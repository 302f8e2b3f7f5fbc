import * as calls from '@matiz/contracts/staff/customers.ts';
import {
  acceptInvitation,
  inviteStaff,
  listInvitations,
  readInvitation,
  withdrawInvitation,
} from '@matiz/contracts/staff/team.ts';
import { describe, expect, it } from 'vitest';
import { askAs } from '#testing/orders.ts';
import { buildStaff } from '#testing/staff.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const shop = useTestApp({ each: 'test' });

const person = { name: 'Julián', lastName: 'Ospina', password: 'tijeras-y-peine-largo' };
const julian = { email: 'julian@tienda.co', name: 'Julián', lastName: 'Ospina' };
const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);
const outside = () => askAs(shop, { headers: { token: '' } });

describe('POST /staff/sellers/invitations', () => {
  it('sends a link that makes a seller, once, and nobody of the staff', async () => {
    const { ask } = await buildStaff(shop);
    const token = tokenOf((await ask(calls.inviteSeller, julian)).value.result.link);
    const invited = await outside()(readInvitation, undefined, { query: `?token=${token}` });
    expect(invited.value.result).toEqual({ ...julian, makes: 'Seller' });
    expect((await outside()(acceptInvitation, { ...person, token })).status).toBe(200);
    expect((await outside()(acceptInvitation, { ...person, token })).refusal?.code).toBe(
      'BAD_LINK',
    );
    const [made] = await shop.sql`SELECT role, id IN (SELECT user_id FROM staff_member) AS "isStaff"
      FROM app_user WHERE email = ${julian.email}`;
    expect(made).toEqual({ role: 'Seller', isStaff: false });
    const { results } = (await ask(calls.listSellers)).value;
    expect(results).toMatchObject([{ name: 'Julián Ospina', customers: 0 }]);
    const again = await ask(calls.inviteSeller, julian);
    expect(again.refusal).toMatchObject({ code: 'VALUE_TAKEN', fields: [{ path: 'email' }] });
  });

  it('takes no link away that someone has to join the staff', async () => {
    const { ask } = await buildStaff(shop);
    const staff = { ...julian, roles: ['support' as const] };
    const token = tokenOf((await ask(inviteStaff, staff)).value.result.link);
    expect((await ask(calls.inviteSeller, julian)).refusal?.code).toBe('VALUE_TAKEN');
    expect((await outside()(acceptInvitation, { ...person, token })).status).toBe(200);
  });
});

describe('GET /staff/sellers/invitations', () => {
  it('shows those of sellers, and the team those of the team', async () => {
    const { ask } = await buildStaff(shop);
    await ask(calls.inviteSeller, julian);
    const open = (await ask(calls.listSellerInvitations)).value.results;
    expect(open.map(({ email }) => email)).toEqual([julian.email]);
    expect((await ask(listInvitations)).value.results).toEqual([]);
  });
});

describe('DELETE /staff/sellers/invitations', () => {
  it('withdraws a seller’s link, which the team’s call does not reach', async () => {
    const { ask } = await buildStaff(shop);
    const { id, link } = (await ask(calls.inviteSeller, julian)).value.result;
    expect((await ask(withdrawInvitation, { id })).refusal?.code).toBe('NOT_FOUND');
    expect((await ask(calls.withdrawSellerInvitation, { id })).value.result).toEqual({ id });
    const token = tokenOf(link);
    expect((await outside()(acceptInvitation, { ...person, token })).refusal?.code).toBe(
      'BAD_LINK',
    );
  });
});
