// @vitest-environment jsdom
import type { Coupon } from '@matiz/contracts/orders/coupons.ts';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { renderApp } from '#testing/render-app.tsx';
import { buildCoupon, buildPurchase } from '../orders.builders.ts';
import { PurchaseTotals } from '../purchase/purchase-totals.tsx';
import { CouponPart } from './coupon-part.tsx';

afterEach(cleanup);

const draw = (coupon: Coupon | null) => renderApp(<CouponPart coupon={coupon} />);

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
const linesOf = (parts: Partial<typeof totals>) => {
  renderApp(
    <PurchaseTotals totals={{ ...totals, ...parts }} method={null} coupon={{ code: 'COLOR25' }} />,
  );
  return screen.getAllByRole('term').map((term) => term.textContent);
};

test('the sums name the coupon; one that pays for the shipping, at the shipping', () => {
  expect(linesOf({ coupon: 5000 })).toEqual(['Subtotal', 'Cupón COLOR25', 'Envío']);
  cleanup();
  expect(linesOf({ shipping: 0 })).toEqual(['Subtotal', 'Envío con COLOR25']);
});
