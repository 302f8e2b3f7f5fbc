import { RequestError } from '@matiz/client/request-error.ts';
import { describe, expect, test } from 'vitest';
import { refuse } from '#testing/render-app.tsx';
import { readRefusal } from './order-refusal.ts';

const read = (status: number, code: string) =>
  readRefusal(RequestError.from(refuse(status, { code, message: 'x' })), 'Algo salió mal.');

describe('D-10 why an order was not taken, and the way on', () => {
  test.each([
    [409, 'CART_CHANGED', 'confirm-again'],
    [409, 'COUPON_GONE', 'confirm-again'],
    [409, 'CUSTOMER_MISMATCH', 'confirm-again'],
    [409, 'CART_CLOSED', 'orders'],
    [400, 'STOCK_INSUFFICIENT', 'news'],
    [400, 'TONE_OUT_OF_STOCK', 'news'],
    [400, 'NO_COVERAGE', 'address'],
    [400, 'PAYMENT_METHOD_UNAVAILABLE', 'payment'],
    [409, 'REGISTRATION_INCOMPLETE', 'business'],
    [409, 'REGISTRATION_PENDING', 'registration'],
    [409, 'TERMS_NOT_ACCEPTED', 'terms'],
  ])('%d %s leads to %s, and the attempt is over', (status, code, remedy) => {
    expect(read(status, code)).toMatchObject({ remedy, isOpen: false });
  });

  test.each([500, 503])('after a %d the order may stand: the same is sent again', (status) => {
    expect(read(status, 'UNEXPECTED')).toMatchObject({ remedy: 'retry', isOpen: true });
  });

  test('the same where nothing was heard, or something unexpected was thrown', () => {
    const offline = readRefusal(RequestError.offline(new TypeError()), 'Algo salió mal.');
    expect(offline).toMatchObject({ remedy: 'retry', isOpen: true });
    expect(readRefusal(new Error('x'), 'Algo salió mal.')).toMatchObject({
      remedy: 'retry',
      message: 'Algo salió mal.',
      isOpen: true,
    });
  });
});
