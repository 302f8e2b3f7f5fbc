import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { press } from '#testing/press-form.ts';
import { GatewayRefusal } from '../gateway.ts';
import { createAttempt, type LocalWompiTest, pseAt, startLocalWompi } from './testing.ts';

let test: LocalWompiTest;
beforeAll(async () => {
  test = await startLocalWompi();
});
afterAll(() => test.close());

const expiresAt = new Date('2027-01-01T00:00:00Z');

describe('paying by PSE at the local Wompi', () => {
  it.each([
    ['1007', 'approve', 'approved', null],
    ['1007', 'decline', 'declined', 'Transacción RECHAZADA en Sandbox'],
    ['1', 'continue', 'approved', null],
    ['2', 'continue', 'declined', 'Transacción RECHAZADA en Sandbox'],
    ['3', 'continue', 'error', 'Transacción con ERROR en Sandbox'],
  ])('at bank %s with %s ends as %s, and we are told', async (bank, decision, state, reason) => {
    const attempt = createAttempt(pseAt(bank));
    const { reference } = attempt;
    const { url, transactionId } = await test.wompi.begin(attempt);
    expect(url).toBe(`${test.origin}/dev/wompi/bank/${transactionId}`);
    test.time.skip(3_600_000);
    expect(await test.wompi.find(reference)).toMatchObject([{ state: 'pending', means: 'PSE' }]);

    const back = await press(url, 'decision', decision);
    expect(back.status).toBe(303);
    const expected = `http://localhost:3000/retorno?pedido=7&id=${transactionId}`;
    expect(back.headers.get('location')).toBe(expected);
    expect(await test.wompi.find(reference)).toMatchObject([{ state: 'pending' }]);

    await test.time.pass(700);
    expect(await test.wompi.find(reference)).toMatchObject([{ state, reason, amount: 24_900 }]);
    const references = () =>
      test.ear.received.map(({ body }) => test.wompi.readNotice(body)?.reference);
    await expect.poll(references).toContain(reference);
  });

  it('stays open for a payer who leaves undecided, and closes with the first decision', async () => {
    const attempt = createAttempt(pseAt('1007'));
    const { url } = await test.wompi.begin(attempt);
    expect((await press(url, 'decision', 'abandon')).status).toBe(303);
    test.time.skip(60_000);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'pending' }]);
    await press(url, 'decision', 'approve');
    const body = new URLSearchParams({ decision: 'decline' });
    expect((await fetch(url, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    const before = test.ear.received.length;
    await test.time.pass(700);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'approved' }]);
    await expect.poll(() => test.ear.received.length).toBe(before + 1);
    const page = await (await fetch(url)).text();
    // What nobody decided is not told a second time either.
    expect(test.ear.received.length).toBe(before + 1);
    expect(page).toContain('Ya decidiste');
    expect(page).not.toContain('<form');
  });

  it('leaves no choice at the banks that decide by themselves', async () => {
    const { url } = await test.wompi.begin(createAttempt(pseAt('2')));
    expect((await press(url, 'decision', 'approve')).status).toBe(422);
    expect(await (await fetch(url)).text()).not.toContain('Aprobar');
  });

  it('is not given back by the gateway', async () => {
    const attempt = createAttempt(pseAt('1007'));
    const { url, transactionId } = await test.wompi.begin(attempt);
    await press(url, 'decision', 'approve');
    await test.time.pass(700);
    const payment = { id: transactionId ?? '', amount: attempt.amount };
    expect(await test.wompi.giveBack(payment)).toBe(false);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'approved' }]);
  });

  it('is refused for a reference that was used, by card as well', async () => {
    const attempt = createAttempt(pseAt('1007'), { expiresAt });
    await test.wompi.begin(attempt);
    const messages = { reference: ['La referencia ya ha sido usada'] };
    await expect(test.wompi.begin(attempt)).rejects.toMatchObject({ messages });
    const { url } = await test.wompi.begin({ ...attempt, means: { kind: 'card' } });
    expect((await fetch(url)).status).toBe(409);

    const paid = createAttempt({ kind: 'card' }, { expiresAt });
    await press((await test.wompi.begin(paid)).url, 'card', 'APPROVED');
    const again = test.wompi.begin({ ...paid, means: pseAt('1007') });
    await expect(again).rejects.toMatchObject({ messages });
    const atOnce = createAttempt(pseAt('1007'));
    const begun = await Promise.allSettled([test.wompi.begin(atOnce), test.wompi.begin(atOnce)]);
    expect(begun.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('offers real banks after the sandbox’s three, and two contracts that can be read', async () => {
    const { banks, contracts } = await test.wompi.choices();
    expect(banks.slice(0, 4)).toEqual([
      { code: '1', name: 'Banco que aprueba' },
      { code: '2', name: 'Banco que declina' },
      { code: '3', name: 'Banco que simula un error' },
      { code: '1007', name: 'BANCOLOMBIA' },
    ]);
    for (const address of Object.values(contracts)) expect((await fetch(address)).status).toBe(200);
  });

  it('knows a payment that nobody began as little as Wompi does', async () => {
    const given = test.wompi.giveBack({ id: 'nadie', amount: 1_500 });
    await expect(given).rejects.toBeInstanceOf(GatewayRefusal);
    expect((await fetch(`${test.origin}/dev/wompi/bank/nadie`)).status).toBe(404);
  });
});
