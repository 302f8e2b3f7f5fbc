import { describe, expect, it } from 'vitest';
import { GatewayDown, GatewayRefusal } from './gateway.ts';
import { createAttempt, keys } from './local/testing.ts';
import { merchant, openScripted, refused, row } from './testing.ts';
import { signIntegrity } from './wompi-signature.ts';

describe('a payment by card', () => {
  it('leads to Wompi’s page, signed with its amount in cents and until when it may be paid', async () => {
    const { wompi, asked } = openScripted({});
    const attempt = createAttempt();
    const { url, transactionId } = await wompi.begin(attempt);
    expect(url.startsWith('https://page.test/p/?')).toBe(true);
    const expirationTime = '2026-11-20T15:30:00.000Z';
    const ask = { reference: attempt.reference, amountInCents: 2_490_000, currency: 'COP' };
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
      'public-key': keys.public,
      currency: 'COP',
      'amount-in-cents': '2490000',
      reference: attempt.reference,
      'signature:integrity': signIntegrity({ ...ask, expirationTime }, keys.integrity),
      'redirect-url': attempt.returnUrl,
      'expiration-time': expirationTime,
      'customer-data:email': 'ana@salon.co',
      'customer-data:full-name': 'Ana Pérez',
      'customer-data:phone-number': '3001234567',
      'customer-data:phone-number-prefix': '+57',
    });
    expect([transactionId, asked]).toEqual([null, []]);
  });

  it('says nothing of a phone that is not known', async () => {
    const payer = { name: 'Ana', email: 'ana@salon.co', phone: null };
    const { url } = await openScripted({}).wompi.begin(createAttempt({ kind: 'card' }, { payer }));
    expect(url).not.toContain('phone');
  });

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('is never of %d pesos', async (amount) => {
    const attempt = createAttempt({ kind: 'card' }, { amount });
    await expect(openScripted({}).wompi.begin(attempt)).rejects.toThrow(RangeError);
  });
});

describe('what was paid under a reference', () => {
  const find = (rows: readonly object[]) =>
    openScripted({ 'GET /transactions?reference=MZ-1-1': [{ data: rows }] });

  it('is asked for with the private key, and is the newest first', async () => {
    const older = { ...row, id: '1-0', created_at: '2026-11-20T14:00:00.000Z', status: 'ERROR' };
    const { wompi, asked } = find([older, row]);
    expect(await wompi.find('MZ-1-1')).toEqual([
      {
        id: '1-1',
        reference: 'MZ-1-1',
        state: 'approved',
        amount: 24_900,
        currency: 'COP',
        means: 'CARD',
        reason: null,
      },
      expect.objectContaining({ id: '1-0', state: 'error' }),
    ]);
    expect(asked[0]?.key).toBe(`Bearer ${keys.private}`);
  });

  it('is nothing of another reference, however similar', async () => {
    const others = ['MZ-1-10', 'mz-1-1', ' MZ-1-1'].map((reference) => ({ ...row, reference }));
    expect(await find(others).wompi.find('MZ-1-1')).toEqual([]);
  });

  it.each([
    ['PENDING', 'pending'],
    ['DECLINED', 'declined'],
    ['VOIDED', 'voided'],
    ['ERROR', 'error'],
    ['APPROVED_SOON', 'pending'],
    ['approved', 'pending'],
  ])('with status %s is %s', async (status, state) => {
    expect(await find([{ ...row, status }]).wompi.find('MZ-1-1')).toMatchObject([{ state }]);
  });

  it('is never the amount of ours when it has cents', async () => {
    for (const cents of [2_490_001, 2_489_999, 2_490_050, 2_490_000.4]) {
      const [found] = await find([{ ...row, amount_in_cents: cents }]).wompi.find('MZ-1-1');
      expect(found?.amount).not.toBe(24_900);
    }
  });
});

describe('giving a payment back', () => {
  const voidCall = 'POST /transactions/1-1/void';
  const lookCall = 'GET /transactions/1-1';
  const giveBack = (answer: unknown, look: unknown = { data: row }) => {
    const opened = openScripted({ [voidCall]: [answer], [lookCall]: [look] });
    return { ...opened, given: opened.wompi.giveBack({ id: '1-1', amount: 24_900 }) };
  };
  const voided = { ...row, status: 'VOIDED' };

  it('is done once the answer says that it is voided, in either of its forms', async () => {
    const { given, asked } = giveBack({ data: { status: 'APPROVED', transaction: voided } });
    expect(await given).toBe(true);
    const key = `Bearer ${keys.private}`;
    expect(asked).toEqual([{ call: voidCall, key, body: { amount_in_cents: 2_490_000 } }]);
    expect(await giveBack({ data: voided }).given).toBe(true);
  });

  it('is done when it had been done before', async () => {
    expect(await giveBack(refused(422), { data: voided }).given).toBe(true);
  });

  it('is not of this kind when Wompi does not take it', async () => {
    expect(await giveBack(refused(422)).given).toBe(false);
    expect(await giveBack({ data: { status: 'DECLINED', transaction: row } }).given).toBe(false);
  });

  it('is not known while the payment stands as it did', async () => {
    const answer = { data: { status: 'PENDING' } };
    await expect(giveBack(answer).given).rejects.toBeInstanceOf(GatewayDown);
    expect(await giveBack(answer, { data: voided }).given).toBe(true);
  });

  it('is refused for a payment that is not there, and for what is no id', async () => {
    await expect(giveBack(refused(404)).given).rejects.toBeInstanceOf(GatewayRefusal);
    const { wompi, asked } = openScripted({});
    const given = wompi.giveBack({ id: '../merchants', amount: 1 });
    await expect(given).rejects.toBeInstanceOf(GatewayRefusal);
    expect(asked).toEqual([]);
  });
});

describe('what PSE asks for', () => {
  const institution = { financial_institution_code: '1007', financial_institution_name: 'BANCO' };
  const calls = {
    'GET /pse/financial_institutions': [{ data: [institution] }],
    [`GET /merchants/${keys.public}`]: [merchant],
  };

  it('is asked once a day, no matter who asks', async () => {
    const { wompi, asked, skip } = openScripted(calls);
    const [first] = await Promise.all([wompi.choices(), wompi.choices()]);
    expect(first).toEqual({
      banks: [{ code: '1007', name: 'BANCO' }],
      contracts: {
        policy: 'https://wompi.test/policy.pdf',
        personalData: 'https://wompi.test/data.pdf',
      },
    });
    skip(24 * 60 * 60 * 1000 - 1);
    await wompi.choices();
    expect(asked).toHaveLength(2);
    expect(asked.map(({ key }) => key)).toEqual(Array(2).fill(`Bearer ${keys.public}`));
    skip(1);
    await wompi.choices();
    expect(asked).toHaveLength(4);
  });

  it('is asked again at once after it failed', async () => {
    const banks = [refused(500), ...calls['GET /pse/financial_institutions']];
    const { wompi } = openScripted({ ...calls, 'GET /pse/financial_institutions': banks });
    await expect(wompi.choices()).rejects.toBeInstanceOf(GatewayDown);
    expect((await wompi.choices()).banks).toHaveLength(1);
  });
});
