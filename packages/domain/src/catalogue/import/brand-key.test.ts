import { describe, expect, test } from 'vitest';
import { brandKey, isNoBrand } from './brand-key.ts';

describe('brandKey', () => {
  test.each([
    ['La Roche Posay', 'La Roche-Posay'],
    ["L'Oréal", 'LOREAL'],
    ['Johnson & Johnson', 'Johnson y Johnson'],
    ['Mia  Secret', 'MIA SECRET'],
  ])('%s is %s', (one, other) => expect(brandKey(one)).toBe(brandKey(other)));
  test('ñ is not n', () => expect(brandKey('Maña')).not.toBe(brandKey('Mana')));
});

describe('isNoBrand', () => {
  test.each(['NULL', 'n/a', '-AGOTADO', 'Vogue -AGOTADO', '-', '0', 'Sin marca', 'undefined'])(
    '%s is asked about',
    (text) => expect(isNoBrand(text)).toBe(true),
  );
  test.each(['Alma', '3INA', '7 Days', 'L.A. Girl', "D'Luchi"])('%s is a brand', (text) =>
    expect(isNoBrand(text)).toBe(false),
  );
});
