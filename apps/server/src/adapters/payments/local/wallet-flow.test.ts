import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { press } from '#testing/press-form.ts';
import { GatewayRefusal, type PaymentInstrument } from '../gateway.ts';
import { createAttempt, keys, type LocalWompiTest, startLocalWompi } from './testing.ts';

let test: LocalWompiTest;
beforeAll(async () => {
  test = await startLocalWompi();
});
afterAll(() => test.close());

const nequi = (phone: string): PaymentInstrument => ({ kind: 'nequi', phone });
const told = (reference: string) =>
  test.ear.received.filter(({ body }) => test.wompi.readNotice(body)?.reference === reference);

describe('paying by Nequi at the local Wompi', () => {
  it.each([
    ['3991111111', 'approved', null],
    ['3992222222', 'declined', 'Transacción RECHAZADA en Sandbox'],
    ['3001234567', 'error', 'Transacción con ERROR en Sandbox'],
  ])('the number %s ends as %s, after a while, and we are told', async (phone, state, reason) => {
    const attempt = createAttempt(nequi(phone));
    const { url, transactionId } = await test.wompi.begin(attempt);
    // Nobody leaves: the payer approves in their app and waits where they are.
    expect(url).toBe(`http://localhost:3000/retorno?pedido=7&id=${transactionId}`);
    const found = () => test.wompi.find(attempt.reference);
    expect(await found()).toMatchObject([{ state: 'pending', means: 'NEQUI' }]);
    await test.time.pass(700);
    expect(await found()).toMatchObject([{ state, reason, amount: 24_900 }]);
    await expect.poll(() => told(attempt.reference).length).toBe(1);
  });

  it.each(['300123456', '4001234567', '573001234567', ''])(
    'refuses the number %j, and nothing begins',
    async (phone) => {
      const attempt = createAttempt(nequi(phone));
      await expect(test.wompi.begin(attempt)).rejects.toThrow(GatewayRefusal);
      expect(await test.wompi.find(attempt.reference)).toEqual([]);
    },
  );

  it('is not given back by the gateway', async () => {
    const attempt = createAttempt(nequi('3991111111'));
    const { transactionId: id } = await test.wompi.begin(attempt);
    test.time.skip(60_000);
    expect(await test.wompi.giveBack({ id: id ?? '', amount: attempt.amount })).toBe(false);
  });
});

describe('paying by Bancolombia’s button at the local Wompi', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ])('with %s ends as %s', async (decision, state) => {
    const attempt = createAttempt({ kind: 'bancolombia' });
    const { url, transactionId } = await test.wompi.begin(attempt);
    expect(url).toBe(`${test.origin}/dev/wompi/bank/${transactionId}`);
    test.time.skip(3_600_000);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([
      { state: 'pending', means: 'BANCOLOMBIA_TRANSFER' },
    ]);
    const back = await press(url, 'decision', decision);
    expect(back.headers.get('location')).toContain(`&id=${transactionId}`);
    await test.time.pass(700);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state }]);
  });

  it('stays open for a payer who leaves undecided', async () => {
    const attempt = createAttempt({ kind: 'bancolombia' });
    const { url } = await test.wompi.begin(attempt);
    await press(url, 'decision', 'abandon');
    test.time.skip(3_600_000);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'pending' }]);
  });
});

describe('paying by QR at the local Wompi', () => {
  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ])('shows a code, whose payer’s %s ends as %s', async (decision, state) => {
    const attempt = createAttempt({ kind: 'qr' });
    const { url, transactionId, qrCode } = await test.wompi.begin(attempt);
    expect(url).toBe(`http://localhost:3000/retorno?pedido=7&id=${transactionId}`);
    expect(qrCode).toMatch(/^data:image\/png;base64,/);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([
      { state: 'pending', means: 'BANCOLOMBIA_QR' },
    ]);
    // Where the code leads to; a camera would read it there.
    await press(`${test.origin}/dev/wompi/bank/${transactionId}`, 'decision', decision);
    await test.time.pass(700);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state }]);
  });
});

it('knows of no payment without the shop’s own key, as Wompi since September 2026', async () => {
  const { transactionId } = await test.wompi.begin(createAttempt(nequi('3991111111')));
  const status = async (key: string | null) =>
    (
      await fetch(`${test.apiUrl}/transactions/${transactionId}`, {
        headers: key === null ? {} : { authorization: `Bearer ${key}` },
      })
    ).status;
  expect([await status(null), await status(keys.public), await status(keys.private)]).toEqual([
    404, 404, 200,
  ]);
});
