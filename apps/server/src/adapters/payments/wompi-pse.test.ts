import { describe, expect, it } from 'vitest';
import { type Attempt, GatewayDown, GatewayRefusal } from './gateway.ts';
import { createAttempt, keys, pseAt } from './local/testing.ts';
import { merchant, openScripted, row } from './testing.ts';
import { signIntegrity } from './wompi-signature.ts';

describe('a debit at a bank', () => {
  const pending = { ...row, status: 'PENDING' };
  const withUrl = (some: object, url = 'https://bank.test/1') => ({
    data: { ...row, ...some, payment_method: { extra: { async_payment_url: url } } },
  });
  const usual = {
    [`GET /merchants/${keys.public}`]: [merchant],
    'POST /transactions': [{ data: pending }],
  };
  const begin = (looks: readonly unknown[], some: Partial<Attempt> = {}, by = usual) => {
    const opened = openScripted({ ...by, 'GET /transactions/1-1': looks });
    return { ...opened, begun: opened.wompi.begin(createAttempt(pseAt('1007'), some)) };
  };

  it('asks for tokens of its own and looks until the bank’s address is there', async () => {
    const looks = [{ data: pending }, { data: pending }, withUrl({ status: 'PENDING' })];
    const { begun, asked } = begin(looks, { reference: 'MZ-1-1' });
    expect(await begun).toEqual({ url: 'https://bank.test/1', transactionId: '1-1' });
    expect(asked.map(({ call }) => call)).toEqual([
      `GET /merchants/${keys.public}`,
      'POST /transactions',
      ...Array.from({ length: 3 }, () => 'GET /transactions/1-1'),
    ]);
    expect(asked[1]?.key).toBe(`Bearer ${keys.public}`);
    const ask = { reference: 'MZ-1-1', amountInCents: 2_490_000, currency: 'COP' };
    expect(asked[1]?.body).toEqual({
      acceptance_token: 'token-policy',
      accept_personal_auth: 'token-data',
      amount_in_cents: 2_490_000,
      currency: 'COP',
      signature: signIntegrity(ask, keys.integrity),
      customer_email: 'ana@salon.co',
      reference: 'MZ-1-1',
      redirect_url: 'http://localhost:3000/retorno?pedido=7',
      customer_data: {
        phone_number: '573001234567',
        full_name: 'Ana Pérez',
        legal_id: '1020304050',
        legal_id_type: 'CC',
      },
      payment_method: {
        type: 'PSE',
        user_type: 0,
        user_legal_id_type: 'CC',
        user_legal_id: '1020304050',
        financial_institution_code: '1007',
        payment_description: 'Pedido en Matiz MZ-1-1',
      },
    });
  });

  it('describes itself in at most 64 characters', async () => {
    const { begun, asked } = begin([withUrl(pending)], { reference: 'M'.repeat(200) });
    await begun;
    expect(asked[1]?.body).toMatchObject({
      payment_method: { payment_description: expect.stringMatching(/^.{64}$/) },
    });
  });

  it('that is over before the payer went is refused, even with the bank’s address', async () => {
    const message = 'Transacción RECHAZADA en Sandbox';
    const { begun } = begin([withUrl({ status: 'DECLINED', status_message: message })]);
    const error = await begun.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GatewayRefusal);
    expect(error).toMatchObject({ messages: { status: [message] } });
  });

  it('that was paid before the payer went leads them back, not to the bank', async () => {
    const { begun } = begin([withUrl({ status: 'APPROVED' })]);
    expect((await begun).url).toBe('http://localhost:3000/retorno?pedido=7&id=1-1');
  });

  it('without an address in ten seconds is a gateway that is down', async () => {
    const { begun, asked } = begin([{ data: pending }]);
    await expect(begun).rejects.toBeInstanceOf(GatewayDown);
    expect(asked.filter(({ call }) => call.startsWith('GET /transactions'))).toHaveLength(25);
  });

  it('never leads to an address that is none of the web', async () => {
    const { begun } = begin([withUrl({ status: 'PENDING' }, 'javascript:alert(1)')]);
    await expect(begun).rejects.toBeInstanceOf(GatewayDown);
  });

  it.each([null, '300', '+573001234567'])('needs a phone and makes none up: %s', async (phone) => {
    const { begun, asked } = begin([], { payer: { name: 'A', email: 'a@b.co', phone } });
    const error = await begun.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GatewayRefusal);
    expect(error).toHaveProperty(['messages', 'customer_data.phone_number']);
    expect(asked).toEqual([]);
  });
});
