import { beforeEach, describe, expect, it } from 'vitest';
import { type BuiltProduct, buildProduct } from '#testing/catalogue.ts';
import { buildShopper, type Shopper } from '#testing/orders.ts';
import { buildWalletMethods, createPayer, orderOnline } from '#testing/payments.ts';
import { createClock, second } from '#testing/ports.ts';
import { useShop } from '#testing/use-test-app.ts';

const clock = createClock('2026-11-20T15:00:00Z');
const test = useShop({ clock });
let ana: Shopper;
let product: BuiltProduct;
beforeEach(async () => {
  await buildWalletMethods(test.sql);
  product = await buildProduct(test.sql);
  ana = await buildShopper(test);
});
const contracts = { acceptsPolicy: true, acceptsPersonalData: true } as const;
const nequi = (phone: string) => ({ wallet: { phone, ...contracts } });
const attemptsOf = (code: string) => test.sql<
  { reference: string; state: string; means: string | null; accepted: { policy: string } | null }[]
>`SELECT reference, payment.state, payment.means, accepted FROM payment
  WHERE reference LIKE ${`${code}-%`} ORDER BY reference`;

describe('POST /order/pay with Nequi', () => {
  it('asks the app, waits where the buyer is, and is paid once it was approved', async () => {
    const { code } = await orderOnline(ana, [[product, 1]], 'por-nequi');
    const { url } = (await ana.calls.pay({ orderCode: code, ...nequi('399 111 1111') })).value;
    expect(url).toContain(`/home/purchase/order/finalizing-payment?order=${code}&id=`);
    expect((await ana.calls.checkPayment(code)).value.result.payment.state).toBe('running');
    clock.advance(second);
    expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
    const [attempt] = await attemptsOf(code);
    expect(attempt).toMatchObject({ state: 'approved', means: 'NEQUI' });
    expect(attempt?.accepted?.policy).toMatch(/^http/);
  });

  it('a refused one leaves the order as it was, to be tried again on a fresh reference', async () => {
    const { code } = await orderOnline(ana, [[product, 1]], 'por-nequi');
    await ana.calls.pay({ orderCode: code, ...nequi('3992222222') });
    clock.advance(second);
    const { value } = await ana.calls.checkPayment(code);
    expect(value.result).toMatchObject({ state: 'created', payment: { state: 'declined' } });
    await ana.calls.pay({ orderCode: code, ...nequi('3991111111') });
    clock.advance(second);
    expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
    expect((await attemptsOf(code)).map(({ state }) => state)).toEqual(['declined', 'approved']);
  });

  it.each([
    ['CONTRACTS_REQUIRED', {}, null],
    ['INVALID_PHONE', nequi('601 234 5678'), 'wallet.phone'],
    ['INVALID_PHONE', { wallet: contracts }, 'wallet.phone'],
    [
      'INVALID_REQUEST',
      { wallet: { phone: '3991111111', acceptsPolicy: false } },
      'wallet.acceptsPolicy',
    ],
  ] as const)('%s: nothing begins', async (errorCode, form, path) => {
    const { code } = await orderOnline(ana, [[product, 1]], 'por-nequi');
    const { refusal } = await ana.calls.pay({ orderCode: code, ...(form as object) });
    expect([refusal?.code, refusal?.fields?.[0]?.path ?? null]).toEqual([errorCode, path]);
    expect((await attemptsOf(code)).map(({ means }) => means)).toEqual([null]);
  });
});

describe('POST /order/pay with Bancolombia’s button', () => {
  it('leads to the bank, back to the same page, and is paid once it was approved there', async () => {
    const payer = createPayer(test, clock);
    const { code } = await orderOnline(ana, [[product, 1]], 'por-boton');
    const { url } = (await ana.calls.pay({ orderCode: code, wallet: contracts })).value;
    await payer.press(url, 'decision', 'abandon');
    expect((await ana.calls.pay({ orderCode: code })).value.url).toBe(url);
    await payer.press(url, 'decision', 'approve');
    clock.advance(second);
    expect((await ana.calls.checkPayment(code)).value.result.state).toBe('paid');
  });
});

describe('POST /order/pay with a QR', () => {
  it('shows its code while it waits, and no longer once it was approved by who read it', async () => {
    const payer = createPayer(test, clock);
    const { code } = await orderOnline(ana, [[product, 1]], 'por-qr');
    const { refusal } = await ana.calls.pay({ orderCode: code });
    expect(refusal?.code).toBe('CONTRACTS_REQUIRED');
    const { url } = (await ana.calls.pay({ orderCode: code, wallet: contracts })).value;
    const { payment } = (await ana.calls.checkPayment(code)).value.result;
    expect(payment).toMatchObject({ state: 'running' });
    expect(payment.qrCode).toMatch(/^data:image\/png;base64,/);
    const id = new URL(url, 'http://localhost').searchParams.get('id');
    await payer.press(`http://localhost:3000/dev/wompi/bank/${id}`, 'decision', 'approve');
    clock.advance(second);
    const { result } = (await ana.calls.checkPayment(code)).value;
    expect([result.state, result.payment.qrCode]).toEqual(['paid', null]);
    expect(await attemptsOf(code)).toMatchObject([{ state: 'approved', means: 'BANCOLOMBIA_QR' }]);
  });

  it('a refused one shows a code of its own when it is tried again', async () => {
    const payer = createPayer(test, clock);
    const { code } = await orderOnline(ana, [[product, 1]], 'por-qr');
    const begin = async () => {
      const { url } = (await ana.calls.pay({ orderCode: code, wallet: contracts })).value;
      const { qrCode } = (await ana.calls.checkPayment(code)).value.result.payment;
      return { id: new URL(url, 'http://localhost').searchParams.get('id'), qrCode };
    };
    const first = await begin();
    expect(await begin()).toEqual(first);
    await payer.press(`http://localhost:3000/dev/wompi/bank/${first.id}`, 'decision', 'decline');
    clock.advance(second);
    expect((await ana.calls.checkPayment(code)).value.result.payment).toMatchObject({
      state: 'declined',
      qrCode: null,
    });
    expect((await begin()).qrCode).not.toBe(first.qrCode);
  });
});
