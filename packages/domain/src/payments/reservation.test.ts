import { describe, expect, test } from 'vitest';
import { graceUntil, isPayable, type OrderReservation, reservedUntil } from './reservation.ts';

const noon = new Date('2026-11-20T17:00:00Z');
const after = (milliseconds: number) => new Date(noon.getTime() + milliseconds);
const unpaid: OrderReservation = { state: 'created', means: 'pse', payUntil: after(1) };

describe('D-7, D-12 an order that is paid online', () => {
  test.each<[string, Partial<OrderReservation>, boolean]>([
    ['waits for it until its last moment', {}, true],
    ['not from the end on', { payUntil: noon }, false],
    ['not once it was paid', { state: 'paid' }, false],
    ['not once it was cancelled', { state: 'cancelled' }, false],
    ['not when it is paid at the door', { means: null }, false],
    ['not when it never had to be', { payUntil: null }, false],
  ])('%s', (_, parts, can) => {
    expect(isPayable({ ...unpaid, ...parts }, noon)).toBe(can);
  });

  test.each([
    ['by a gateway', 'card', 1_500, after(900_000)],
    ['not at the door', null, 1_500, null],
    ['not when there is nothing to pay', 'card', 0, null],
  ])('holds its goods for a while: %s', (_, means, total, until) => {
    expect(reservedUntil({ means, total }, { now: noon, reservationMs: 900_000 })).toEqual(until);
  });

  test('gets ten minutes more for a bank that is at work', () => {
    expect(graceUntil(noon)).toEqual(after(600_000));
  });
});
