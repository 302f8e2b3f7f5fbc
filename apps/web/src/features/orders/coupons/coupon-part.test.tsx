// @vitest-environment jsdom
import type { Coupon, Discount } from '@matiz/contracts/orders/coupons.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildCoupon, buildPurchase } from '../orders.builders.ts';
import { PurchaseTotals } from '../purchase/purchase-totals.tsx';
import { CouponPart } from './coupon-part.tsx';

afterEach(cleanup);

const draw = (coupon: Coupon | null) => renderApp(<CouponPart coupon={coupon} discounts={[]} />);

test('without a coupon the summary leads to the list', () => {
  draw(null);
  expect(screen.getByRole('link', { name: 'Agregar un cupón' }).getAttribute('href')).toBe(
    '/home/purchase/order/summary/coupon-list',
  );
});

test('one that counts tells what it takes off, and can be taken away', () => {
  draw(buildCoupon({ isApplied: true }));
  expect(screen.getByText(/-\$.25\.000/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Quitar el cupón COLOR25' })).toBeTruthy();
});

test('one that does not count says why', () => {
  draw(buildCoupon({ discount: 0, reason: 'Este cupón ya venció.' }));
  expect(screen.getByRole('alert').textContent).toContain('Este cupón ya venció.');
  expect(screen.getByRole('link', { name: /Ver cupones/ })).toBeTruthy();
});

const { totals } = buildPurchase();
const step = (parts: Partial<Discount>): Discount => ({
  code: 'COLOR25',
  title: '$ 25.000 menos',
  isAutomatic: false,
  goods: 0,
  shipping: 0,
  ...parts,
});
const linesOf = (parts: Partial<typeof totals>, discounts: readonly Discount[]) => {
  renderApp(
    <PurchaseTotals totals={{ ...totals, ...parts }} method={null} discounts={discounts} />,
  );
  return screen
    .getAllByRole('term')
    .map((term) =>
      `${term.textContent} ${term.nextSibling?.textContent}`.replaceAll('\u00a0', ' '),
    );
};

test('the sums name each discount with what it took, in the order in which it did', () => {
  const auto = step({ code: 'TRES', title: '3 por 2', isAutomatic: true, goods: 4000 });
  expect(linesOf({ coupon: 9000 }, [auto, step({ goods: 5000 })])).toEqual([
    'Subtotal $ 20.000',
    '3 por 2 -$ 4.000',
    'Cupón COLOR25 -$ 5.000',
    'Envío $ 8.000',
  ]);
});

test.each([
  ['a coupon', step({ shipping: 8000 }), 'Envío con COLOR25 Gratis'],
  [
    'a discount',
    step({ title: 'por ser Oro', isAutomatic: true, shipping: 8000 }),
    'Envío: por ser Oro Gratis',
  ],
])('%s that pays for the shipping is named at the shipping', (_, discount, line) => {
  expect(linesOf({ shipping: 0 }, [discount])).toEqual(['Subtotal $ 20.000', line]);
});

test('what comes by itself is told where coupons are, before one is added', () => {
  renderApp(
    <CouponPart
      coupon={null}
      discounts={[step({ code: 'TRES', title: '3 por 2', isAutomatic: true, goods: 4000 })]}
    />,
  );
  expect(screen.getByText('Se aplicó solo: 3 por 2')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Agregar un cupón' })).toBeTruthy();
});
