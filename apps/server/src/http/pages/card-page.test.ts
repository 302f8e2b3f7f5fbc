import { describe, expect, it } from 'vitest';
import { cardPolicy, isCardPage } from './card-page.ts';

const policy =
  "default-src 'self';script-src 'self' https://www.googletagmanager.com 'nonce-1';connect-src 'self' https://*.google-analytics.com;object-src 'none'";

describe('the page on which a card is typed', () => {
  it('speaks with us and the gateway alone', () => {
    expect(cardPolicy(policy, 'https://sandbox.wompi.co')).toBe(
      "default-src 'self';script-src 'self' 'nonce-1';connect-src 'self' https://sandbox.wompi.co;object-src 'none'",
    );
  });

  it('needs nobody else where the gateway is our own', () => {
    expect(cardPolicy(policy, null)).toContain("connect-src 'self';");
  });

  it('is one route', () => {
    const page = '/home/purchase/order/payment-methods/add-credit-card';
    expect([page, `${page}/`, '/home/purchase/order/payment-methods', '/'].map(isCardPage)).toEqual(
      [true, true, false, false],
    );
  });
});
