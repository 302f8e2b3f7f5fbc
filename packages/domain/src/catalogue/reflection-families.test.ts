import { expect, test } from 'vitest';
import { reflectionSign, signsTwice, unknownMeanings } from './reflection-families.ts';

test.each([
  ['1', true],
  ['A', true],
  ['43', true],
  ['NB', true],
  ['', false],
  ['a', false],
  ['123', false],
  ['-', false],
])('the sign %s may be in a map: %s', (sign, may) => {
  expect(reflectionSign.test(sign)).toBe(may);
});

test('a sign means one thing', () => {
  const map = [
    { sign: '1', family: 'ceniza' },
    { sign: '2', family: 'irisado' },
    { sign: '1', family: 'mate' },
  ];
  expect(signsTwice(map)).toEqual(['1']);
  expect(signsTwice(map.slice(1))).toEqual([]);
});

test('a meaning is one of the list, or what the brand says already', () => {
  const map = [
    { sign: '6', family: 'rojizo' },
    { sign: '7', family: 'verdoso' },
    { sign: '1', family: 'ceniza' },
  ];
  expect(unknownMeanings(map, [])).toEqual(['6', '7']);
  expect(unknownMeanings(map, [{ sign: '6', family: 'rojizo' }])).toEqual(['7']);
});
