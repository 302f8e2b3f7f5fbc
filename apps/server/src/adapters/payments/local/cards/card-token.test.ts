import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createAttempt, keys, type LocalWompiTest, startLocalWompi } from '../testing.ts';

let test: LocalWompiTest;
beforeAll(async () => {
  test = await startLocalWompi();
});
afterAll(() => test.close());

const answered = z.looseObject({
  data: z.looseObject({ id: z.union([z.string(), z.int()]) }).optional(),
  error: z.looseObject({ messages: z.record(z.string(), z.unknown()).optional() }).optional(),
});

const card = {
  number: '4242424242424242',
  cvc: '123',
  exp_month: '08',
  exp_year: '28',
  card_holder: 'Ana Pérez',
};

async function post(path: string, body: object, key = keys.public) {
  const reply = await fetch(`${test.apiUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const told = answered.parse(await reply.json());
  return { status: reply.status, body: told };
}

async function tokenOf(some: Partial<typeof card> = {}): Promise<string> {
  return (await post('/tokens/cards', { ...card, ...some })).body.data?.id.toString() ?? '';
}

describe('a token of a card at the local Wompi', () => {
  it('tells the mark and the last four digits', async () => {
    const { status, body } = await post('/tokens/cards', card);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      status: 'CREATED',
      data: { brand: 'VISA', last_four: '4242', exp_month: '08', exp_year: '28' },
    });
    expect(JSON.stringify(body)).not.toContain(card.number);
  });

  it.each([
    ['a check digit that is wrong', { number: '4242424242424241' }, 'number'],
    ['blanks', { number: '4242 4242 4242 4242' }, 'number'],
    ['a month before this one', { exp_month: '10', exp_year: '26' }, 'exp_year'],
    ['a month that is none', { exp_month: '13' }, 'exp_month'],
    ['a year of four digits', { exp_year: '2028' }, 'exp_year'],
    ['a code of two digits', { cvc: '12' }, 'cvc'],
    ['a short name', { card_holder: 'Ana' }, 'card_holder'],
    ['another field', { note: 'x' }, 'note'],
  ])('is refused for %s', async (_, some, field) => {
    const { status, body } = await post('/tokens/cards', { ...card, ...some });
    expect(status).toBe(422);
    expect(Object.keys(body.error?.messages ?? {})).toEqual([field]);
  });

  it('takes the public key', async () => {
    expect((await post('/tokens/cards', card, keys.private)).status).toBe(401);
  });

  it.each([
    ['4242424242424242', 'approved', null],
    ['4111111111111111', 'declined', 'La transacción fue rechazada (Sandbox)'],
    ['5254133674403564', 'error', 'Transacción con ERROR en Sandbox'],
  ])('%s ends as %s, and we are told', async (number, state, reason) => {
    const token = await tokenOf({ number });
    const attempt = createAttempt({ kind: 'typed-card', token, installments: 2 });
    const begun = await test.wompi.begin(attempt);
    expect(begun.url).toBe(`${attempt.returnUrl}&id=${begun.transactionId}`);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'pending' }]);
    const before = test.ear.received.length;
    await test.time.pass(700);
    await expect.poll(() => test.ear.received.length).toBe(before + 1);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([
      { state, reason, means: 'CARD', amount: attempt.amount },
    ]);
  });

  it('is used twice at most, and not after it ran out', async () => {
    const token = await tokenOf();
    const begin = (one: string) =>
      test.wompi.begin(createAttempt({ kind: 'typed-card', token: one, installments: 1 }));
    await begin(token);
    await begin(token);
    await expect(begin(token)).rejects.toThrow('422');
    const late = await tokenOf();
    test.time.skip(16 * 60_000);
    await expect(begin(late)).rejects.toThrow('422');
  });
});

describe('a card that the local Wompi keeps', () => {
  it('is charged with our own key, as often as we like', async () => {
    const kept = await test.wompi.cards?.store({ token: await tokenOf(), email: 'ana@salon.co' });
    expect(kept).toMatchObject({ brand: 'VISA', lastFour: '4242' });
    const source = kept?.source ?? '';
    for (const _ of [1, 2, 3]) {
      const attempt = createAttempt({ kind: 'stored-card', source, installments: 1 });
      await test.wompi.begin(attempt);
      test.time.skip(1_000);
      expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'approved' }]);
    }
  });

  it('is not there for a source that nobody has, nor with the public key', async () => {
    const attempt = createAttempt({ kind: 'stored-card', source: '999999', installments: 1 });
    await expect(test.wompi.begin(attempt)).rejects.toThrow('422');
    expect((await post('/transactions', { payment_source_id: 1 })).status).toBe(401);
    expect((await post('/payment_sources', {}, keys.public)).status).toBe(401);
  });

  it('is kept for acceptance tokens that are good', async () => {
    const body = { type: 'CARD', token: await tokenOf(), customer_email: 'ana@salon.co' };
    const { status } = await post('/payment_sources', body, keys.private);
    expect(status).toBe(422);
  });
});
