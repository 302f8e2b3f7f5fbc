import { expect, test } from 'vitest';
import {
  decideFactor,
  factorUri,
  makeRecoveryCode,
  readFactorCode,
  stepsToTry,
  toBase32,
} from './second-factor.ts';

test.each([
  [false, false, false, 'none'],
  [false, true, false, 'prove'],
  [false, true, true, 'none'],
  [true, false, false, 'enrol'],
  [true, false, true, 'enrol'],
  [true, true, false, 'prove'],
  [true, true, true, 'none'],
] as const)('required %s, on %s, proven %s: %s', (isRequired, isOn, isProven, state) => {
  expect(decideFactor({ isRequired, isOn, isProven })).toBe(state);
});

test('one step before and after counts, and none that was used', () => {
  const now = new Date(1_000 * 30_000 + 29_999);
  expect(stepsToTry(now, 0)).toEqual([999, 1000, 1001]);
  expect(stepsToTry(now, 1000)).toEqual([1001]);
  expect(stepsToTry(now, 1001)).toEqual([]);
});

test.each([
  ['', ''],
  ['f', 'MY'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('%j in base 32 is %s', (text, written) => {
  expect(toBase32(new TextEncoder().encode(text))).toBe(written);
});

test('the address says who, for what and the secret', () => {
  expect(factorUri('Color y Corte', 'ana@tienda.co', 'ABC')).toBe(
    'otpauth://totp/Color%20y%20Corte:ana%40tienda.co?secret=ABC&issuer=Color%20y%20Corte',
  );
});

test('a recovery code is read however it is typed', () => {
  const code = makeRecoveryCode(() => 0.999);
  expect(code).toBe('99999-99999');
  expect(readFactorCode(' 99999 99999 ')).toBe(readFactorCode(code));
  expect(readFactorCode('ab2cd-efghj')).toBe('AB2CDEFGHJ');
});
