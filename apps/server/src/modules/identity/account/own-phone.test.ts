import { changeOwnPhone } from '@matiz/contracts/identity/own-account.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Ask, askAs } from '#testing/orders.ts';
import { type BuiltUser, buildUser, password } from '#testing/people.ts';
import { newestCode, newestMessage, newPhone, post } from '#testing/phones.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp({ settings: { trustProxy: ['127.0.0.1'] } });

let ana: BuiltUser;
let here: { token: string };
let ask: Ask;
beforeEach(async () => {
  ana = await buildUser(test.sql, 'Admin customer');
  const { token } = await test.deps.identity.openSession({ id: ana.id, role: ana.role });
  here = { token };
  ask = askAs(test, { headers: here });
});

/** By a code in Ana's session. */
async function prove(phone: string): Promise<void> {
  await post(test, '/verify/verify', { phone }, { headers: here });
  const code = await newestCode(test, phone);
  expect((await post(test, '/verify/check', { phone, code }, { headers: here })).status).toBe(200);
}
const change = (phone: string, currentPassword: string | undefined = password) =>
  ask(changeOwnPhone, { phone, currentPassword });
const phonesOf = async ({ id }: BuiltUser) => {
  const [row] = await test.sql`
    SELECT app_user.phone, customer.phone AS contact FROM app_user
    JOIN customer ON customer.id = app_user.customer_id WHERE app_user.id = ${id}`;
  return row;
};

describe('PUT /v3/me/phone', () => {
  it('takes a phone that a code proved, for the account and its business, and tells the owner', async () => {
    const phone = newPhone();
    await prove(phone);
    expect((await change(phone)).status).toBe(200);
    expect(await phonesOf(ana)).toEqual({ phone: `+57${phone}`, contact: `+57${phone}` });
    expect(await newestMessage(test, ana.email)).toContain('El celular de tu cuenta');
    const [audit] = await test.sql`SELECT detail::text AS detail FROM audit_entry
      WHERE subject = ${`user:${ana.id}`} AND action = 'user.phone'`;
    expect(audit?.detail ?? '').not.toContain(phone);
  });

  it('tells the phone until now where no e-mail was confirmed', async () => {
    const [before, after] = [newPhone(), newPhone()];
    await test.sql`UPDATE app_user SET email = NULL, phone = ${`+57${before}`} WHERE id = ${ana.id}`;
    await prove(after);
    expect((await change(after)).status).toBe(200);
    expect(await newestMessage(test, before)).toContain('ya no usa este celular');
  });

  it('takes none that was not proven in this session', async () => {
    const phone = newPhone();
    const fault = { code: 'PHONE_NOT_VERIFIED', fields: [{ path: 'phone' }] };
    expect((await change(phone)).refusal).toMatchObject(fault);
    await prove(phone);
    expect((await change(newPhone())).refusal).toMatchObject(fault);
    expect((await change('601 555 0100')).refusal?.fields?.[0]?.path).toBe('phone');
    expect((await phonesOf(ana))?.phone).toBeNull();
  });

  it('wants the password, though the phone was proven', async () => {
    const phone = newPhone();
    await prove(phone);
    const refused = async (typed: string | undefined) =>
      (
        await ask(changeOwnPhone, {
          phone,
          ...(typed === undefined ? {} : { currentPassword: typed }),
        })
      ).refusal;
    expect(await refused(undefined)).toMatchObject({ fields: [{ path: 'currentPassword' }] });
    expect(await refused('otra')).toMatchObject({ code: 'BAD_PASSWORD' });
    expect((await phonesOf(ana))?.phone).toBeNull();
  });

  it('takes nobody else’s, and says so to who holds it', async () => {
    const phone = newPhone();
    const luz = await buildUser(test.sql, 'Admin customer');
    await test.sql`UPDATE app_user SET phone = ${`+57${phone}`} WHERE id = ${luz.id}`;
    await prove(phone);
    expect((await change(phone)).refusal).toMatchObject({
      code: 'PHONE_HAS_ACCOUNT',
      fields: [{ path: 'phone' }],
    });
    expect((await phonesOf(luz))?.phone).toBe(`+57${phone}`);
  });

  it('tells nothing where it is the phone already', async () => {
    const phone = newPhone();
    await prove(phone);
    await change(phone);
    await prove(phone);
    expect((await change(phone)).status).toBe(200);
    const told = await test.sql`SELECT FROM audit_entry
      WHERE subject = ${`user:${ana.id}`} AND action = 'user.phone'`;
    expect(told).toHaveLength(1);
  });
});
