// @vitest-environment jsdom
import type { Coupon } from '@matiz/contracts/orders/coupons.ts';
import { clearToasts } from '@matiz/ui/overlays/toast-store.ts';
import { Toaster } from '@matiz/ui/overlays/toaster.tsx';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { type Answers, refuse, renderApp } from '#testing/render-app.tsx';
import { buildCoupon, buildPurchase } from '../orders.builders.ts';
import { purchaseKey } from '../purchase/purchase.query.ts';
import { CodeEntry } from './code-entry.tsx';
import { CouponList } from './coupon-list.tsx';

afterEach(() => {
  cleanup();
  clearToasts();
});

const far = buildCoupon({
  code: 'GRANDE',
  title: '10 % menos',
  discount: 0,
  reason: 'Te faltan $ 42.000 para usar este cupón.',
  missing: 42_000,
});
const applied = buildCoupon({ isApplied: true });

function draw({
  coupons = [],
  chosen = null,
  answers = {},
}: {
  coupons?: readonly Coupon[];
  chosen?: Coupon | null;
  answers?: Answers;
}) {
  return renderApp(
    <>
      <CouponList purchase={buildPurchase({ coupon: chosen })} />
      <CodeEntry />
      <Toaster />
    </>,
    {
      answers: {
        'GET /discount/get-discounts-user': () => ({ status: 200, body: { result: coupons } }),
        'PUT /order/purchase': () => ({ status: 200, body: buildPurchase({ coupon: applied }) }),
        'GET /cart/listcart': () => refuse(404, { code: 'CART_NOT_FOUND', message: '' }),
        ...answers,
      },
    },
  );
}
const card = (title: string) => screen.findByRole('article', { name: title });

describe('§2 the coupons of a purchase', () => {
  test('each says what it gives, until when, and what it takes off this purchase', async () => {
    draw({ coupons: [buildCoupon(), far] });
    const first = within(await card('$ 25.000 menos'));
    expect(first.getByText('En compras desde $ 200.000.')).toBeTruthy();
    expect(first.getByText(/Vence el mar 15 de dic/)).toBeTruthy();
    expect(first.getByText(/Te ahorras .*25\.000/)).toBeTruthy();
    const second = within(await card('10 % menos'));
    expect(second.getByText('Te faltan $ 42.000 para usar este cupón.')).toBeTruthy();
    expect(second.queryByRole('button')).toBeNull();
  });

  test('once it is applied the summary is next, and what changed is said', async () => {
    const app = draw({ coupons: [buildCoupon()] });
    await userEvent.click(await screen.findByRole('button', { name: 'Aplicar el cupón COLOR25' }));
    await screen.findByText(/Aplicamos COLOR25: pagas .*25\.000 menos/);
    expect(app.router.state.location.pathname).toBe('/home/purchase/order/summary');
    expect(app.sent['PUT /order/purchase']?.[0]?.body).toEqual({ couponCode: 'COLOR25' });
    expect(app.queryClient.getQueryData(purchaseKey)).toMatchObject({ coupon: applied });
  });

  test('the applied one comes first and can be taken away, without leaving', async () => {
    const none = { status: 200, body: buildPurchase() };
    const app = draw({
      coupons: [far, applied],
      chosen: applied,
      answers: { 'PUT /order/purchase': () => none },
    });
    const cards = await screen.findAllByRole('article');
    expect(cards.map((each) => each.querySelector('h2')?.textContent)).toEqual([
      '$ 25.000 menos',
      '10 % menos',
    ]);
    expect(within(await card('$ 25.000 menos')).getByText('Aplicado')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Quitar el cupón COLOR25' }));
    await screen.findByText('Quitamos el cupón COLOR25');
    expect(app.sent['PUT /order/purchase']?.[0]?.body).toEqual({ couponCode: null });
    expect(app.router.state.location.pathname).toBe('/');
  });

  test('one that only its code leads to is shown too, though no list has it', async () => {
    draw({ chosen: buildCoupon({ code: 'SECRETO', title: 'Solo para ti', isApplied: true }) });
    expect(await card('Solo para ti')).toBeTruthy();
  });

  test('without any there is a way back', async () => {
    draw({});
    await screen.findByText('Por ahora no tienes cupones');
    expect(screen.getByRole('link', { name: 'Volver al resumen' })).toBeTruthy();
  });

  test('a list that does not come can be asked for again', async () => {
    const message = 'Algo salió mal.';
    let isDown = true;
    draw({
      answers: {
        'GET /discount/get-discounts-user': () =>
          isDown
            ? refuse(500, { code: 'UNEXPECTED', message })
            : { status: 200, body: { result: [far] } },
      },
    });
    await screen.findByText(message);
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await card('10 % menos')).toBeTruthy();
  });
});

describe('a code that someone was given', () => {
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Tengo un código' }));

  test('its field is closed until it is asked for, and Enter sends it in capitals', async () => {
    const app = draw({});
    expect(screen.getByLabelText('Código del cupón').closest('form')?.hidden).toBe(true);
    await open();
    await userEvent.type(screen.getByLabelText('Código del cupón'), ' color25{Enter}');
    await waitFor(() =>
      expect(app.sent['PUT /order/purchase']?.[0]?.body).toEqual({ couponCode: 'COLOR25' }),
    );
  });

  test('the server’s sentence stands under the field, which keeps what was typed', async () => {
    const message = 'No encontramos ese cupón. Revisa el código.';
    draw({
      answers: { 'PUT /order/purchase': () => refuse(404, { code: 'UNKNOWN_COUPON', message }) },
    });
    await open();
    const field = screen.getByLabelText<HTMLInputElement>('Código del cupón');
    await userEvent.type(field, 'nada{Enter}');
    await screen.findByText(message);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.value).toBe('nada');
    expect(document.activeElement).toBe(field);
  });
});
