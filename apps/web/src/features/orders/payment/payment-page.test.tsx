// @vitest-environment jsdom
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { focusManager, useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { useRequest } from '#lib/services.ts';
import { serverPlatform } from '#platform/platform.ts';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildSeller } from '#testing/visitors.ts';
import { buildOrder, buildUnpaid } from '../orders.builders.ts';
import { orderKey, orderQuery } from '../orders.query.ts';
import { loadPaying, PaymentPage } from './payment-page.tsx';

const openPage = vi.fn();
const now = new Date('2026-11-20T15:26:00.000Z');
const paid = buildUnpaid({ state: 'paid', payUntil: null }, { state: 'paid' });

beforeAll(() => loadPaying());
beforeEach(() => {
  openPage.mockClear();
  vi.useFakeTimers({ shouldAdvanceTime: true, now: now });
});
afterEach(() => {
  cleanup();
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

function Page({ code, cameBack }: { code: string; cameBack: boolean }) {
  const { data } = useQuery({ ...orderQuery(useRequest(), code), enabled: false });
  return data ? <PaymentPage order={data.result} cameBack={cameBack} /> : null;
}

/** `now`: the order as the gateway's answer makes it, asked again each time. */
async function draw(
  order: OrderDetail,
  {
    now = () => order,
    cameBack = false,
    answers = {},
    visitor,
  }: {
    now?: () => OrderDetail;
    cameBack?: boolean;
    answers?: Answers;
    visitor?: ReturnType<typeof buildSeller>;
  } = {},
) {
  const app = renderApp(<Page code={order.code} cameBack={cameBack} />, {
    platform: { ...serverPlatform, isServer: false, openPage },
    ...(visitor ? { visitor } : {}),
    answers: {
      'POST /order/payment-check': () => ({ status: 200, body: { result: now() } }),
      'GET /payment/cards': () => ({ status: 200, body: { result: [] } }),
      ...answers,
    },
  });
  await act(async () => {
    app.queryClient.setQueryData(orderKey(order.code), { result: order });
    await vi.advanceTimersByTimeAsync(1);
  });
  return app;
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const checks = ({ sent }: Awaited<ReturnType<typeof draw>>) =>
  sent['POST /order/payment-check'] ?? [];
const wait = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

describe('what an order waits for', () => {
  test('a card is paid on the gateway’s page; the button stays at work until it is there', async () => {
    const answers = {
      'POST /order/pay': () => ({ status: 200, body: { url: 'https://checkout.wompi.co/p/?x' } }),
    };
    const { sent } = await draw(buildUnpaid(), { answers });
    expect(title()).toBe('Te falta pagar');
    await press('Pagar en la página de Wompi');
    await waitFor(() =>
      expect(openPage).toHaveBeenCalledWith(
        'https://checkout.wompi.co/p/?x',
        expect.stringContaining('/finalizing-payment?order='),
      ),
    );
    expect(sent['POST /order/pay']?.[0]?.body).toEqual({ orderCode: 'MZ-7K4P-2Q9X' });
    expect(screen.getByRole('button', { name: /Abriendo|Wompi/ }).getAttribute('aria-busy')).toBe(
      'true',
    );
  });

  test('a card that is kept is paid with in one press; an expired one is not offered', async () => {
    const card = { brand: 'visa', expiry: '08/30', isExpired: false };
    const result = [
      { ...card, _id: 'over', lastFour: '0001', expiry: '10/26', isExpired: true },
      { ...card, _id: 'one', lastFour: '4242' },
      { ...card, _id: 'two', lastFour: '1111' },
    ];
    const answers = {
      'GET /payment/cards': () => ({ status: 200, body: { result } }),
      'POST /order/pay': () => ({ status: 200, body: { url: '/vuelta?id=1' } }),
    };
    const { sent } = await draw(buildUnpaid(), { answers });
    await userEvent.selectOptions(await screen.findByLabelText('Cuotas'), '6 cuotas');
    await press(/con la tarjeta 4242/);
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/vuelta?id=1', expect.any(String)));
    const card6 = { cardId: 'one', installments: 6 };
    expect(sent['POST /order/pay']?.[0]?.body).toMatchObject({ card: card6 });
    const radios = screen.getAllByRole('radio');
    expect(radios.map((radio) => radio.hasAttribute('disabled'))).toEqual([true, false, false]);
    expect(screen.getByText('Venció 10/26. Quítala y agrega otra.')).toBeTruthy();
  });

  test('a gateway that does not answer is said, and the button can be pressed again', async () => {
    const message = 'La pasarela de pagos no responde.';
    const answers = { 'POST /order/pay': () => refuse(503, { code: 'GATEWAY_DOWN', message }) };
    await draw(buildUnpaid(), { answers });
    await press('Pagar en la página de Wompi');
    expect(await screen.findByText(message)).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Pagar en la página de Wompi' });
    expect(button.getAttribute('aria-busy')).toBeNull();
  });

  test('a link leads to the page of who made it, and to no card of ours', async () => {
    const unpaid = buildUnpaid();
    const paymentMethod = { ...unpaid.paymentMethod, name: 'Link de pago', means: 'link' as const };
    const answers = { 'POST /order/pay': () => ({ status: 200, body: { url: '/enlace' } }) };
    const { sent } = await draw({ ...unpaid, paymentMethod }, { answers });
    expect(screen.queryByRole('link', { name: /tarjeta|Wompi/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /tarjeta|Wompi/ })).toBeNull();
    await press(/con Bold/);
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/enlace', expect.any(String)));
    expect(sent['POST /order/pay']?.[0]?.body).not.toHaveProperty('card');
  });

  test('a refused try says so and offers the same again', async () => {
    await draw(buildUnpaid({ state: 'declined' }));
    expect(screen.getByRole('alert').textContent).toContain('El pago no pasó');
    expect(screen.getByRole('link', { name: /Intentar de nuevo/ }).getAttribute('href')).toBe(
      '/home/purchase/order/payment-methods/add-credit-card?order=MZ-7K4P-2Q9X',
    );
  });

  test.each([
    ['card', 'El banco de tu tarjeta no lo aprobó.'],
    ['pse', 'Tu banco no lo aprobó.'],
    ['nequi', 'Nequi no lo aprobó.'],
    ['link', 'Bold no lo aprobó.'],
  ] as const)('a refused try by %s says who refused it', async (means, sentence) => {
    const declined = buildUnpaid({ state: 'declined' });
    await draw({ ...declined, paymentMethod: { ...declined.paymentMethod, means } });
    expect(screen.getByText('El pago no pasó').closest('[role="alert"]')?.textContent).toContain(
      sentence,
    );
  });

  test('a card chosen after a lender keeps the lender’s days, and counts no minutes', async () => {
    await draw(buildUnpaid({ payUntil: '2026-11-23T15:24:00.000Z' }));
    expect(
      screen.getByText('Guardamos tus productos hasta el 23 nov 2026, 10:24 a. m.'),
    ).toBeTruthy();
    expect(screen.queryByText('quedan')).toBeNull();
  });

  test('another way says what is left to be paid beside the credit', async () => {
    const card = { code: 'tarjeta', means: 'card', isPaidAtDoor: false, name: 'Tarjeta' } as const;
    const shown = { description: '', logo: 'visa', movement: null, limit: null, reason: null };
    const way = { ...card, ...shown, adjustment: 0, isAvailable: true };
    const answers: Answers = {
      'GET /order/payment-methods': () => ({ status: 200, body: { result: [way] } }),
    };
    await draw({ ...buildUnpaid(), creditPart: 10_000 }, { answers });
    await press('Pagar de otra forma');
    await userEvent.click(await screen.findByRole('radio', { name: /^Tarjeta/ }));
    expect(await screen.findByRole('button', { name: /^Pagar así · .*18\.000$/ })).toBeTruthy();
  });

  test('a seller reads whose payment it is', async () => {
    await draw(buildUnpaid(), { visitor: buildSeller() });
    expect(title()).toBe('Falta el pago de Salón Ana');
  });

  test('paid, it says so and what comes next', async () => {
    await draw(paid);
    expect(title()).toBe('¡Pago recibido!');
    expect(screen.getByText(/Recibimos .*28\.000/)).toBeTruthy();
  });

  test('to be paid at the door it is confirmed as ever, and nothing is asked', async () => {
    const app = await draw(buildOrder());
    await wait(15);
    expect(title()).toBe('¡Pedido confirmado!');
    expect(checks(app)).toHaveLength(0);
  });

  test('nobody paid in time: nothing was charged, and it can be ordered again', async () => {
    const over = { state: 'none', payUntil: null, ended: 'expired' } as const;
    await draw(buildUnpaid(over, { state: 'cancelled' }));
    expect(title()).toBe('Se acabó el tiempo para pagar');
    expect(screen.getByText(/No te cobramos nada/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Pedir de nuevo' }).getAttribute('href')).toBe(
      '/home/orders/purchased/MZ-7K4P-2Q9X',
    );
  });

  test('what was paid too late goes back', async () => {
    await draw(
      buildUnpaid({ state: 'paid', payUntil: null, refundDue: 28_000 }, { state: 'cancelled' }),
    );
    expect(title()).toBe('Tu pago llegó tarde');
    expect(screen.getByText(/Te devolvemos .*28\.000/)).toBeTruthy();
  });

  test('an order that went on meanwhile is read on its own page', async () => {
    const app = await draw(buildOrder({ state: 'dispatched' }));
    await waitFor(() =>
      expect(app.router.state.location.pathname).toBe('/home/profile/orders/history/MZ-7K4P-2Q9X'),
    );
  });
});

describe('how the payment goes', () => {
  test('back from the gateway nothing is claimed before the answer is here', async () => {
    const shown: (string | null)[] = [];
    const now = () => {
      shown.push(title(), screen.queryByRole('button', { name: /Pagar/ })?.textContent ?? null);
      return paid;
    };
    await draw(buildUnpaid(), { cameBack: true, now });
    expect(shown).toEqual(['Estamos revisando tu pago', null]);
    expect(await screen.findByText('¡Pago recibido!')).toBeTruthy();
    // It became another page by itself: the one who does not see it hears it.
    expect(document.activeElement?.textContent).toBe('¡Pago recibido!');
  });

  test('back without an answer, nobody is asked to pay twice', async () => {
    let isDown = true;
    const answers = {
      'POST /order/payment-check': () =>
        isDown
          ? refuse(500, { code: 'UNEXPECTED', message: 'Algo salió mal.' })
          : { status: 200, body: { result: paid } },
    };
    await draw(buildUnpaid(), { cameBack: true, answers });
    await screen.findByText('No pudimos revisar tu pago');
    expect(screen.queryByRole('button', { name: /Pagar/ })).toBeNull();
    isDown = false;
    await press('Revisar de nuevo');
    expect(await screen.findByText('¡Pago recibido!')).toBeTruthy();
  });

  test('while the bank is at work it asks every 3 s for a minute, then every 10 s', async () => {
    const app = await draw(buildUnpaid({ state: 'running' }));
    expect(title()).toBe('Tu banco está procesando el pago');
    await wait(31);
    const soon = checks(app).length;
    expect(soon).toBeGreaterThanOrEqual(10);
    await wait(60);
    const before = checks(app).length;
    expect(before).toBeLessThanOrEqual(25);
    await wait(30);
    expect(checks(app).length - before).toBeGreaterThanOrEqual(2);
    expect(checks(app).length - before).toBeLessThanOrEqual(4);
  });

  test('a page that nobody sees asks nothing, and at once when it is seen again', async () => {
    let order = buildUnpaid({ state: 'running' });
    const app = await draw(order, { now: () => order });
    await wait(4);
    act(() => focusManager.setFocused(false));
    const before = checks(app).length;
    await wait(30);
    expect(checks(app)).toHaveLength(before);
    order = paid;
    act(() => focusManager.setFocused(true));
    expect(await screen.findByText('¡Pago recibido!')).toBeTruthy();
    const after = checks(app).length;
    expect(after).toBe(before + 1);
    await wait(30);
    expect(checks(app)).toHaveLength(after);
  });

  test('goes back to the bank’s page, which is the same as before', async () => {
    const answers = { 'POST /order/pay': () => ({ status: 200, body: { url: '/banco' } }) };
    const running = buildUnpaid(
      { state: 'running' },
      {
        paymentMethod: { code: 'pse', name: 'PSE', logo: 'pse', means: 'pse', isPaidAtDoor: false },
      },
    );
    await draw(running, { answers });
    await press('Volver a la página del banco');
    await waitFor(() => expect(openPage).toHaveBeenCalledWith('/banco', expect.any(String)));
  });
});
