import { describe, expect, it } from 'vitest';
import { describeRegistration, provePhone, sendRegistration } from '#testing/registrations.ts';
import { type SignedIn, signIn } from '#testing/sign-in.ts';
import { useTestApp } from '#testing/use-test-app.ts';

const test = useTestApp();

async function provenGuest(phone: string): Promise<SignedIn> {
  const guest = await signIn(test, 'Guest');
  await provePhone(test, guest, phone);
  return guest;
}

async function countRows() {
  const [row] = await test.sql`SELECT (SELECT count(*) FROM customer)::int AS customers,
    (SELECT count(*) FROM app_user)::int AS users, (SELECT count(*) FROM address)::int AS addresses,
    (SELECT count(*) FROM consent)::int AS consents`;
  return row;
}

describe('POST /v3/auth/register with what cannot be', () => {
  const address = describeRegistration().address;
  it.each([
    ['name', { name: '<script>alert(1)</script>' }, 'INVALID_REQUEST'],
    ['name', { name: 'Ana\u0000' }, 'INVALID_REQUEST'],
    ['name', { name: '   ' }, 'INVALID_REQUEST'],
    ['last_name', { last_name: 'x'.repeat(121) }, 'INVALID_REQUEST'],
    ['businessName', { businessName: 'x'.repeat(201) }, 'INVALID_REQUEST'],
    ['email', { email: 'ana@' }, 'INVALID_REQUEST'],
    ['email', { email: 'ana..b@salon.co' }, 'INVALID_REQUEST'],
    ['phone', { phone: '601 234 5678' }, 'INVALID_PHONE'],
    ['phone', { phone: '2345678' }, 'INVALID_PHONE'],
    ['documentNumber', { documentNumber: 'abc' }, 'INVALID_DOCUMENT'],
    ['documentNumber', { documentType: 'NIT', documentNumber: '890903938-7' }, 'INVALID_DOCUMENT'],
    ['documentType', { documentType: 'XX' }, 'INVALID_REQUEST'],
    ['tradeTypeId', { tradeTypeId: '99999' }, 'UNKNOWN_TRADE_TYPE'],
    ['tradeTypeId', { tradeTypeId: 'salon' }, 'INVALID_REQUEST'],
    ['address.cityId', { address: { ...address, cityId: '99999' } }, 'UNKNOWN_CITY'],
    [
      'address.cityId',
      { address: { ...address, cityId: '05001', stateId: '11' } },
      'CITY_OUTSIDE_STATE',
    ],
    ['address.address', { address: { ...address, address: '<b>Calle</b> 1' } }, 'INVALID_REQUEST'],
    ['address.phone', { address: { ...address, phone: '12345' } }, 'INVALID_REQUEST'],
    ['fecha_lead', { fecha_lead: '2026-02-30' }, 'INVALID_REQUEST'],
    ['fecha_lead', { fecha_lead: '17/11/2026' }, 'INVALID_REQUEST'],
    ['fecha_lead', { fecha_lead: '2199-12-31' }, 'INVALID_DATE'],
    ['fecha_lead', { fecha_lead: '1999-12-31' }, 'INVALID_DATE'],
    ['password', { password: undefined }, 'PASSWORD_REQUIRED'],
    ['password', { password: 'corta' }, 'INVALID_REQUEST'],
    ['password', { password: 'x'.repeat(129) }, 'INVALID_REQUEST'],
    ['password', { password: 'colombia2026' }, 'PASSWORD_TOO_COMMON'],
    [
      'dataTreatment.accepted',
      { dataTreatment: { accepted: false, version: '2026-11-01' } },
      'INVALID_REQUEST',
    ],
    ['dataTreatment', { dataTreatment: { accepted: true, version: '2020-01-01' } }, 'OLD_CONSENT'],
    ['rol', { rol: 'Staff' }, 'INVALID_REQUEST'],
  ])('says at %s what is wrong with %j, and writes nothing', async (path, wrong, code) => {
    const body = { ...describeRegistration(), ...wrong };
    const guest = await provenGuest(describeRegistration().phone);
    await provePhone(test, guest, String(body.phone).replaceAll(' ', '').padStart(10, '6'));
    const before = await countRows();
    const told = await sendRegistration(test, guest, body);
    expect(told).toMatchObject({ code, fields: [{ path, message: expect.any(String) }] });
    expect(told.status).toBeGreaterThanOrEqual(400);
    expect(await countRows()).toEqual(before);
  });

  it('stops someone who goes on and on', async () => {
    const body = describeRegistration();
    const guest = await signIn(test, 'Guest');
    const codes = new Set<string>();
    for (let n = 0; n < 301; n += 1) codes.add((await sendRegistration(test, guest, body)).code);
    expect([...codes].at(-1)).toBe('TOO_MANY_ATTEMPTS');
    await test.sql`DELETE FROM rate_limit`;
  });
});
