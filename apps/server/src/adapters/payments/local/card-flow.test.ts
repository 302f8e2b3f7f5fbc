import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fillForm, press } from '#testing/press-form.ts';
import type { Attempt } from '../gateway.ts';
import { signIntegrity } from '../wompi-signature.ts';
import { createAttempt, keys, type LocalWompiTest, startLocalWompi } from './testing.ts';

let test: LocalWompiTest;
beforeAll(async () => {
  test = await startLocalWompi();
});
afterAll(() => test.close());

const pageOf = async (attempt: Attempt, by = test.wompi) => (await by.begin(attempt)).url;

/** Another parameter in the address, signed again unless it is one that stays unsigned. */
async function changed(some: Record<string, string | null>, isSigned = true): Promise<Response> {
  const url = new URL(await pageOf(createAttempt()));
  const { searchParams: fields } = url;
  for (const [name, value] of Object.entries(some)) {
    if (value === null) fields.delete(name);
    else fields.set(name, value);
  }
  const ask = {
    reference: fields.get('reference') ?? '',
    amountInCents: Number(fields.get('amount-in-cents')),
    currency: fields.get('currency') ?? '',
    expirationTime: fields.get('expiration-time') ?? undefined,
  };
  if (isSigned) fields.set('signature:integrity', signIntegrity(ask, keys.integrity));
  return fetch(url);
}

describe('paying by card at the local Wompi', () => {
  it.each([
    ['APPROVED', 'approved', null],
    ['DECLINED', 'declined', 'La transacción fue rechazada (Sandbox)'],
    ['ERROR', 'error', 'Transacción con ERROR en Sandbox'],
  ])(
    'ends as %s after a while, and we are told with a notice that we believe',
    async (card, state, reason) => {
      const attempt = createAttempt();
      const { reference, amount } = attempt;
      expect(await test.wompi.find(reference)).toEqual([]);
      const back = await press(await pageOf(attempt), 'card', card);
      expect(back.status).toBe(303);
      const location = new URL(back.headers.get('location') ?? '');
      expect(location.href).toContain('http://localhost:3000/retorno?pedido=7&id=');
      const id = location.searchParams.get('id');

      expect(await test.wompi.find(reference)).toMatchObject([
        { id, state: 'pending', reason: null },
      ]);
      const before = test.ear.received.length;
      await test.time.pass(700);
      await expect.poll(() => test.ear.received.length).toBe(before + 1);
      const received = test.ear.received.at(-1);
      expect(test.wompi.readNotice(received?.body)).toMatchObject({ reference });
      expect(received?.body).toMatchObject({ signature: { checksum: received?.checksum } });
      const means = 'CARD';
      const found = { id, reference, state, amount, currency: 'COP', means, reason };
      expect(await test.wompi.find(reference)).toEqual([found]);
    },
  );

  it.each([
    ['approve', 'approved'],
    ['decline', 'declined'],
  ])('of a card whose bank asks ends when its payer says %s there', async (decision, state) => {
    const attempt = createAttempt();
    const url = await pageOf(attempt);
    const asked = await press(url, 'card', 'CHALLENGED');
    expect(asked.status).toBe(303);
    const bank = new URL(asked.headers.get('location') ?? '', url).href;
    expect(await (await fetch(bank)).text()).toContain('3-D Secure');
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'pending' }]);
    // Left without an answer nothing is charged, and the reference is spent all the same.
    expect((await press(bank, 'decision', 'abandon')).status).toBe(303);
    expect((await fetch(url)).status).toBe(409);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'pending' }]);

    const back = await press(bank, 'decision', decision);
    expect(back.headers.get('location')).toContain('http://localhost:3000/retorno?pedido=7&id=');
    await test.time.pass(700);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state, means: 'CARD' }]);
  });

  it('is done once, however often the button is pressed, and not again with another card', async () => {
    const url = await pageOf(createAttempt());
    const html = await (await fetch(url)).text();
    expect(html).toContain('Volver sin pagar');
    const send = (card: string) => {
      const { action, form } = fillForm(html, 'card', card);
      return fetch(new URL(action, url), { method: 'POST', body: form, redirect: 'manual' });
    };
    const answers = await Promise.all([send('APPROVED'), send('APPROVED'), send('APPROVED')]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(new Set(answers.map(({ headers }) => headers.get('location'))).size).toBe(1);
    expect((await send('DECLINED')).status).toBe(409);
    const again = await fetch(url);
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('La referencia ya ha sido usada');
  });

  it('gives an approved one back once it is approved, and tells of it', async () => {
    const attempt = createAttempt();
    await press(await pageOf(attempt), 'card', 'APPROVED');
    const [pending] = await test.wompi.find(attempt.reference);
    const payment = { id: pending?.id ?? '', amount: attempt.amount };
    expect(await test.wompi.giveBack(payment)).toBe(false);
    await test.time.pass(700);
    expect(await test.wompi.giveBack({ ...payment, amount: attempt.amount - 1 })).toBe(false);
    expect(await test.wompi.giveBack(payment)).toBe(true);
    expect(await test.wompi.giveBack(payment)).toBe(true);
    const again = await fetch(`${test.apiUrl}/transactions/${payment.id}/void`, {
      method: 'POST',
      headers: { authorization: `Bearer ${keys.private}` },
    });
    expect(again.status).toBe(422);
    expect(await test.wompi.find(attempt.reference)).toMatchObject([{ state: 'voided' }]);
    await test.time.pass(0);
    const statuses = () => JSON.stringify(test.ear.received.map(({ body }) => body));
    await expect.poll(statuses).toContain('"status":"VOIDED"');
  });
});

describe('the local page for cards', () => {
  it('says what it is, what is paid and works without scripts', async () => {
    const page = await fetch(await pageOf(createAttempt()));
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(page.headers.get('cache-control')).toBe('no-store');
    expect(html).toContain('Wompi de práctica: aquí no se mueve dinero.');
    expect(html).toContain('$\u00a024.900');
    expect(html).not.toContain('<script');
  });

  it('is refused when our integrity and events secrets were swapped', async () => {
    const swapped = { ...keys, integrity: keys.events, events: keys.integrity };
    const page = await fetch(await pageOf(createAttempt(), test.open({ keys: swapped })));
    expect(page.status).toBe(422);
    expect(await page.text()).toContain('La firma es inválida');
  });

  it('is refused after a change of anything that is signed', async () => {
    for (const some of [
      { reference: 'otra' },
      { 'amount-in-cents': '150000' },
      { 'expiration-time': '2026-11-20T16:30:00.000Z' },
      { 'expiration-time': null },
    ]) {
      const page = await changed(some, false);
      expect([page.status, await page.text()]).toEqual([422, expect.stringContaining('firma')]);
    }
  });

  it('takes the signature in lower case only', async () => {
    const url = new URL(await pageOf(createAttempt()));
    const signature = url.searchParams.get('signature:integrity') ?? '';
    url.searchParams.set('signature:integrity', signature.toUpperCase());
    expect((await fetch(url)).status).toBe(422);
  });

  it.each([
    ['another key', { 'public-key': 'pub_test_otra' }, 401],
    ['another currency', { currency: 'USD' }, 422],
    ['an amount below $ 1.500', { 'amount-in-cents': '149999' }, 422],
    ['an amount above $ 99.000.000', { 'amount-in-cents': '9900000001' }, 422],
    ['no reference', { reference: null }, 422],
    ['no address to come back to', { 'redirect-url': null }, 422],
    ['a script to come back to', { 'redirect-url': 'javascript:alert(1)' }, 422],
    ['a relative address', { 'redirect-url': '/retorno' }, 422],
    ['no e-mail address', { 'customer-data:email': 'ana' }, 422],
    ['letters for a phone', { 'customer-data:phone-number': 'tres' }, 422],
  ])('is refused with %s', async (_name, some, status) => {
    const page = await changed(some);
    expect(page.status).toBe(status);
    expect(await page.text()).not.toContain('<form');
  });

  it('is open for $ 1.500 and for $ 99.000.000', async () => {
    expect((await changed({ 'amount-in-cents': '150000' })).status).toBe(200);
    expect((await changed({ 'amount-in-cents': '9900000000' })).status).toBe(200);
  });

  it('says so once its time is over, also to who opened it before', async () => {
    const attempt = createAttempt();
    const url = await pageOf({
      ...attempt,
      expiresAt: new Date(test.time.clock().getTime() + 60_000),
    });
    const html = await (await fetch(url)).text();
    test.time.skip(60_000);
    const page = await fetch(url);
    expect(page.status).toBe(410);
    expect(await page.text()).toContain('Este pago ya venció');
    const { action, form } = fillForm(html, 'card', 'APPROVED');
    const paid = await fetch(new URL(action, url), { method: 'POST', body: form });
    expect(paid.status).toBe(410);
    expect(await test.wompi.find(attempt.reference)).toEqual([]);
  });

  it('shows what it is given as text, never as a page', async () => {
    const url = '"><script>alert(1)</script>';
    const page = await changed({
      reference: url,
      'customer-data:full-name': url,
      'redirect-url': `http://localhost/${url}`.replaceAll(' ', ''),
    });
    expect(page.status).toBe(200);
    expect(await page.text()).not.toContain('<script');
  });
});
