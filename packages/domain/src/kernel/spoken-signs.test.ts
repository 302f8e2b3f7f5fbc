import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkSign, spokenSigns } from './spoken-signs.ts';

const sign = fc.constantFrom(...spokenSigns);
const code = fc.array(sign, { minLength: 2, maxLength: 8 });

test('no sign is misread for another, and there is a prime number of them', () => {
  expect(spokenSigns).not.toMatch(/[01OIL]/);
  expect(new Set(spokenSigns).size).toBe(31);
});

test.each([
  ['2', '2'],
  ['3', '3'],
  ['33', '5'],
  ['ABC', 'U'],
  ['ABD', 'X'],
])('the check sign of %s is %s', (signs, check) => {
  expect(checkSign(signs)).toBe(check);
});

test('one wrong sign is noticed', () => {
  fc.assert(
    fc.property(code, fc.nat(), sign, (signs, place, wrong) => {
      const at = place % signs.length;
      fc.pre(signs[at] !== wrong);
      expect(checkSign(signs.with(at, wrong).join(''))).not.toBe(checkSign(signs.join('')));
    }),
  );
});

test('two neighbours that change places are noticed', () => {
  fc.assert(
    fc.property(code, fc.nat(), (signs, place) => {
      const at = place % (signs.length - 1);
      const [one = '', other = ''] = signs.slice(at);
      fc.pre(one !== other);
      const swapped = signs.with(at, other).with(at + 1, one);
      expect(checkSign(swapped.join(''))).not.toBe(checkSign(signs.join('')));
    }),
  );
});
