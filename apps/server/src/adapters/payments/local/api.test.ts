import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { merchantAnswer, oneTransaction } from '../wompi-schemas.ts';
import { signIntegrity } from '../wompi-signature.ts';
import { createAttempt, keys, type LocalWompiTest, startLocalWompi } from './testing.ts';

let test: LocalWompiTest;
beforeAll(async () => {
  test = await startLocalWompi();
});
afterAll(() => test.close());

async function call(path: string, key: string | null, body?: unknown) {
  const response = await fetch(`${test.apiUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      ...(key === null ? {} : { authorization: `Bearer ${key}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const content: unknown = await response.json();
  return { status: response.status, content };
}

async function askTokens() {
  const { content } = await call(`/merchants/${keys.public}`, keys.public);
  const { data } = merchantAnswer.parse(content);
  return {
    acceptance_token: data.presigned_acceptance.acceptance_token,
    accept_personal_auth: data.presigned_personal_data_auth.acceptance_token,
  };
}

/** All that a debit needs, signed. */
function bodyOf(tokens: object, amountInCents = 2_490_000) {
  const { reference } = createAttempt();
  return {
    ...tokens,
    amount_in_cents: amountInCents,
    currency: 'COP',
    signature: signIntegrity({ reference, amountInCents, currency: 'COP' }, keys.integrity),
    customer_email: 'ana@salon.co',
    reference,
    redirect_url: 'https://matiz.co/retorno',
    customer_data: { phone_number: '573001234567', full_name: 'Ana Pérez' },
    payment_method: {
      type: 'PSE',
      user_type: 0,
      user_legal_id_type: 'CC',
      user_legal_id: '1020304050',
      financial_institution_code: '1007',
      payment_description: 'Pedido',
    },
  };
}
const post = (body: unknown, key = keys.public) => call('/transactions', key, body);
const invalid = (field: string, ...messages: string[]) => ({
  status: 422,
  content: { error: { type: 'INPUT_VALIDATION_ERROR', messages: { [field]: messages } } },
});
const badKey = {
  status: 401,
  content: { error: { type: 'INVALID_ACCESS_TOKEN', reason: 'Llave no válida' } },
};
const missing = {
  status: 404,
  content: { error: { type: 'NOT_FOUND_ERROR', reason: 'La entidad solicitada no existe' } },
};
const usedToken = 'El token de aceptación ya fue usado';

describe('the keys of the local Wompi', () => {
  it('are each good for their own calls only', async () => {
    for (const key of [null, keys.private, keys.integrity, '', `${keys.public}x`]) {
      expect(await call('/pse/financial_institutions', key)).toEqual(badKey);
      expect(await call(`/merchants/${keys.public}`, key)).toEqual(badKey);
      expect(await call('/transactions', key, {})).toEqual(badKey);
    }
    for (const key of [null, keys.public, keys.events]) {
      expect(await call('/transactions?reference=x', key)).toEqual(badKey);
      expect(await call('/transactions/x/void', key, {})).toEqual(badKey);
    }
    expect(await call('/merchants/pub_test_otra', keys.public)).toEqual(missing);
  });

  it('must begin as the sandbox’s do: real ones and swapped ones keep it from starting', async () => {
    const { localWompiRoutes } = await import('./routes.ts');
    const swapped = { ...keys, integrity: keys.events, events: keys.integrity };
    for (const wrong of [swapped, { ...keys, public: 'pub_prod_x' }, { ...keys, private: '' }]) {
      const options = { sql: test.sql, clock: test.time.clock, newId: () => 'x', noticeUrl: '' };
      expect(() => localWompiRoutes(test.app, { ...options, keys: wrong })).toThrow('must begin');
    }
  });
});

describe('an acceptance token', () => {
  it('is another one each time, and good for one transaction', async () => {
    const tokens = await askTokens();
    expect(await askTokens()).not.toEqual(tokens);
    expect((await post(bodyOf(tokens))).status).toBe(201);
    expect(await post(bodyOf(tokens))).toEqual(invalid('acceptance_token', usedToken));
  });

  it('is used up by a bad signature, but not by a bad key or a bad field', async () => {
    const tokens = await askTokens();
    expect(await post(bodyOf(tokens), 'pub_test_otra')).toEqual(badKey);
    expect((await post({ ...bodyOf(tokens), customer_email: 'ana' })).status).toBe(422);
    const bad = { ...bodyOf(tokens), signature: 'f'.repeat(64) };
    expect(await post(bad)).toEqual(invalid('signature', 'La firma es inválida'));
    expect(await post(bodyOf(tokens))).toEqual(invalid('acceptance_token', usedToken));
  });

  it('must be there, of its own kind and one of ours, before the signature is looked at', async () => {
    const tokens = await askTokens();
    const { acceptance_token, accept_personal_auth } = tokens;
    const swapped = {
      acceptance_token: accept_personal_auth,
      accept_personal_auth: acceptance_token,
    };
    const bad = { signature: 'x' };
    expect(await post({ ...bodyOf({}), ...bad })).toEqual(
      invalid('acceptance_token', 'No está presente'),
    );
    expect(await post({ ...bodyOf(swapped), ...bad })).toEqual(
      invalid('acceptance_token', usedToken),
    );
    expect(await post(bodyOf({ acceptance_token: 'inventado' }))).toEqual(
      invalid('acceptance_token', usedToken),
    );
    expect(await post(bodyOf({ acceptance_token }))).toEqual(
      invalid('accept_personal_auth', 'No está presente'),
    );
  });
});

describe('a signature', () => {
  it('must be there, in lower case, by the integrity secret and over this very payment', async () => {
    const { signature: _none, ...without } = bodyOf(await askTokens());
    expect(await post(without)).toEqual(
      invalid('signature', 'Firma de integridad requerida no enviada'),
    );
    const wrong = invalid('signature', 'La firma es inválida');
    const loud = bodyOf(await askTokens());
    expect(await post({ ...loud, signature: loud.signature.toUpperCase() })).toEqual(wrong);
    const dearer = bodyOf(await askTokens());
    expect(await post({ ...dearer, amount_in_cents: 2_490_001 })).toEqual(wrong);
    const swapped = test.open({ keys: { ...keys, integrity: keys.events } });
    const attempt = createAttempt({
      kind: 'pse',
      person: 'legal',
      documentType: 'NIT',
      document: '900123456',
      bank: '1007',
    });
    await expect(swapped.begin(attempt)).rejects.toMatchObject({
      messages: { signature: ['La firma es inválida'] },
    });
    expect((await test.wompi.begin(attempt)).transactionId).not.toBeNull();
  });
});

describe('a debit', () => {
  const base = bodyOf({});
  const method = (some: object) => ({ payment_method: { ...base.payment_method, ...some } });
  const customer = (some: object) => ({ customer_data: { ...base.customer_data, ...some } });

  it.each([
    ['amount_in_cents', { amount_in_cents: 149_999 }],
    ['amount_in_cents', { amount_in_cents: '2490000' }],
    ['currency', { currency: 'USD' }],
    ['customer_email', { customer_email: 'ana@' }],
    ['reference', { reference: '' }],
    ['redirect_url', { redirect_url: 'javascript:alert(1)' }],
    ['customer_data.phone_number', customer({ phone_number: '3001234567' })],
    ['customer_data.phone_number', customer({ phone_number: undefined })],
    ['customer_data.full_name', customer({ full_name: '' })],
    ['payment_method.user_type', method({ user_type: '0' })],
    ['payment_method.user_legal_id_type', method({ user_legal_id_type: 'XX' })],
    ['payment_method.user_legal_id', method({ user_legal_id: '1.020.304' })],
    ['payment_method.financial_institution_code', method({ financial_institution_code: '9' })],
    ['payment_method.payment_description', method({ payment_description: 'x'.repeat(65) })],
    ['payment_method.type', method({ type: 'DAVIPLATA', token: 'tok_test_1' })],
    ['expiration_time', { expiration_time: '2026-11-20T15:00:00.000Z' }],
    ['payment_method.sandbox_status', method({ sandbox_status: 'APPROVED' })],
  ])('is refused for its %s: %j', async (field, some) => {
    const { status, content } = await post({ ...base, ...some });
    const error = { type: 'INPUT_VALIDATION_ERROR', messages: { [field]: [expect.any(String)] } };
    expect([status, content]).toEqual([422, { error }]);
  });

  it('is refused without any means to pay', async () => {
    const { payment_method: _none, ...without } = base;
    const reason = 'No se especificó método de pago o fuente de pago';
    expect(await post(without)).toEqual({
      status: 422,
      content: { error: { type: 'UNPROCESSABLE', reason } },
    });
  });

  it('says that a field is missing when it is, and only then', async () => {
    const { customer_email: _none, ...without } = base;
    expect(await post(without)).toEqual(invalid('customer_email', 'No está presente'));
    expect(await post({ ...base, customer_email: 7 })).toEqual(
      invalid('customer_email', 'No tiene un valor válido'),
    );
  });

  it('begins as pending without the bank’s address, which the shop can then read', async () => {
    const made = await post(bodyOf(await askTokens(), 150_000));
    expect(made.status).toBe(201);
    const { data } = oneTransaction.parse(made.content);
    expect(data.status).toBe('PENDING');
    expect(data.payment_method?.extra ?? null).toBeNull();
    const seen = await call(`/transactions/${data.id}`, keys.private);
    expect(seen.status).toBe(200);
    const url = oneTransaction.parse(seen.content).data.payment_method?.extra?.async_payment_url;
    expect(url).toBe(`${test.origin}/dev/wompi/bank/${data.id}`);
    // What anybody may read tells nobody's document.
    expect(JSON.stringify(seen.content)).not.toContain('1020304050');
  });

  it('that nobody made is not there', async () => {
    for (const id of ['nadie', '%00', '..%2F..']) {
      expect(await call(`/transactions/${id}`, null)).toMatchObject({ status: 404 });
    }
    expect(await call('/transactions/nadie', null)).toEqual(missing);
    const none = await call('/transactions?reference=%00', keys.private);
    expect(z.object({ data: z.array(z.unknown()) }).parse(none.content).data).toEqual([]);
    expect((await call('/transactions', keys.private)).status).toBe(422);
  });
});
