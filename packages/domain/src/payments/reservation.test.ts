import { describe, expect, test } from 'vitest';
import {
  graceUntil,
  isPayable,
  isWaiting,
  type OrderReservation,
  remindsAt,
  reservedUntil,
} from './reservation.ts';

const noon = new Date('2026-11-20T17:00:00Z');
const hour = 3_600_000;
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const unpaid: OrderReservation = { state: 'created', means: 'pse', payUntil: after(1) };

describe('D-7, D-12 an order that is paid online', () => {
  test.each<[string, Partial<OrderReservation>, boolean]>([
    ['waits for it until its last moment', {}, true],
    ['not from the end on', { payUntil: noon }, false],
    ['not once it was paid', { state: 'paid' }, false],
    ['not once it was cancelled', { state: 'cancelled' }, false],
    ['not when it is paid at the door', { means: null }, false],
    ['not online when people confirm it', { means: 'transfer' }, false],
    ['not when it never had to be', { payUntil: null }, false],
  ])('%s', (_, parts, can) => {
    expect(isPayable({ ...unpaid, ...parts }, noon)).toBe(can);
  });

  test.each([
    ['by a gateway', 'card', 1_500, after(900_000)],
    ['a transfer, for a day', 'transfer', 1_500, after(24 * hour)],
    ['cash, for a day', 'cash', 1_500, after(24 * hour)],
    ['the credit of someone else, for three', 'agreement', 1_500, after(72 * hour)],
    ['not at the door', null, 1_500, null],
    ['not when there is nothing to pay', 'card', 0, null],
  ])('holds its goods for a while: %s', (_, means, total, until) => {
    expect(reservedUntil({ means, total }, { now: noon, reservationMs: 900_000 })).toEqual(until);
  });

  test('gets ten minutes more for a bank that is at work', () => {
    expect(graceUntil(noon, 'pse')).toEqual(after(600_000));
  });

  test('gets a day more for a proof that nobody looked at yet', () => {
    expect(graceUntil(noon, 'transfer')).toEqual(after(24 * hour));
  });

  test('a transfer waits as long as its time is not over', () => {
    expect(isWaiting({ ...unpaid, means: 'transfer' }, noon)).toBe(true);
    expect(isWaiting({ ...unpaid, means: 'transfer', payUntil: noon }, noon)).toBe(false);
  });

  test.each([
    ['a transfer', 'transfer', after(-6 * hour)],
    ['cash', 'cash', after(-6 * hour)],
    ['not who waits for a lender', 'agreement', null],
    ['nor who stands before a page to pay', 'card', null],
  ])('reminds of it six hours before: %s', (_, means, at) => {
    expect(remindsAt(means, noon)).toEqual(at);
  });
});
