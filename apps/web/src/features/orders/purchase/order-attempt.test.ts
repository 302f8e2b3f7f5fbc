import { beforeEach, expect, it } from 'vitest';
import { endAttempt, readAttempt, startAttempt } from './order-attempt.ts';

const body = { cartId: 'cart', customerId: 'ana', confirmedTotal: 128_000 };
let kept: string | null;
let keys: number;
const tab = {
  read: () => kept,
  write: (_: string, value: string | null) => {
    kept = value;
  },
};
const newKey = () => {
  keys += 1;
  return `key-${keys}`;
};

beforeEach(() => {
  kept = null;
  keys = 0;
});

it('keeps the attempt before it is sent', () => {
  const attempt = startAttempt(tab, body, newKey);
  expect(attempt).toEqual({ key: 'key-1', body });
  expect(readAttempt(tab)).toEqual(attempt);
});

it('the same order carries the same key, however often it is asked for', () => {
  startAttempt(tab, body, newKey);
  expect(startAttempt(tab, { ...body }, newKey).key).toBe('key-1');
});

it.each([
  { ...body, cartId: 'other' },
  { ...body, customerId: 'berta' },
  { ...body, confirmedTotal: 129_000 },
  { ...body, confirmedArrival: { day: '2026-11-26', windowId: null } },
])('another order has a key of its own: %o', (changed) => {
  startAttempt(tab, body, newKey);
  expect(startAttempt(tab, changed, newKey).key).toBe('key-2');
});

it('is forgotten once its answer was seen, and nothing unreadable is taken for one', () => {
  startAttempt(tab, body, newKey);
  endAttempt(tab);
  expect(readAttempt(tab)).toBeNull();
  for (const text of ['{', '"x"', '{"key":1}', 'null', '{"key":"k","body":null}']) {
    kept = text;
    expect(readAttempt(tab)).toBeNull();
  }
});
