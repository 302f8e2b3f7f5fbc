import { describe, expect, test } from 'vitest';
import { isNumberOf, isSizeOf, isVolumeOf, numbersIn, numbersOf } from './quick-order-numbers.ts';

const named = (name: string, contentSize: string | null = null) => ({ name, contentSize });

test.each([
  ['Oxidante 20 vol 900 ml', ['20', '900']],
  ['Tijera 5,5 pulgadas', ['5.5']],
  ['Lima 100/180', ['100', '180']],
  ['Kit 3en1', ['3', '1']],
  ['Champú', []],
])('numbersIn %j', (text, numbers) => {
  expect(numbersIn(text)).toEqual(numbers);
});

test.each([
  ['a content that the name has counts once', named('Tinte 60 g', '60 g'), ['60']],
  ['a content that it has not is told besides', named('Oxidante 20 vol', '900 ml'), ['20', '900']],
  ['a product without a content', named('Decolorante 7 niveles'), ['7']],
])('numbersOf: %s', (_, product, numbers) => {
  expect(numbersOf(product)).toEqual(numbers);
});

describe('isNumberOf', () => {
  test.each([
    ['its name', named('Guantes × 100'), '100', true],
    ['its content', named('Champú', '900 ml'), '900', true],
    ['a decimal comma for a point', named('Tijera 5.5'), '5,5', true],
    ['a part of a longer number', named('Guantes × 100'), '10', false],
    ['two numbers with their mark', named('Lima 100/180'), '100/180', true],
    ['two numbers with another mark', named('Lima 100/180'), '100-180', true],
    ['two numbers the other way round', named('Lima 100/180'), '180/100', false],
    ['no number', named('Lima 100/180'), 'lima', false],
  ])('tells %s: %#', (_, product, typed, isTold) => {
    expect(isNumberOf(product, typed, numbersOf(product))).toBe(isTold);
  });

  test('takes each number once', () => {
    const left = numbersOf(named('Kit 3 tintes 60 g'));
    const take = (typed: string) => isNumberOf(named(''), typed, left);
    expect([take('3'), take('3'), take('60'), left.length]).toEqual([true, false, true, 0]);
  });
});

test.each([
  ['Oxidante 20 vol', 20, true],
  ['Oxidante 20Vol.', 20, true],
  ['Oxidante 20 volúmenes', 20, true],
  ['Oxidante 120 vol', 20, false],
  ['Oxidante 20', 20, false],
  ['Oxidante 30 vol 20 ml', 20, false],
])('%s is of %d volumes: %s', (name, volume, isOne) => {
  expect(isVolumeOf(named(name), volume)).toBe(isOne);
});

test.each([
  ['its content', named('Champú', '900 ml'), 900, 'ml', true],
  ['its content in another unit', named('Champú', '1 L'), 1000, 'ml', true],
  ['its name', named('Decolorante 1,5 kg'), 1500, 'g', true],
  ['a number of something else', named('Oxidante 20 vol'), 20, 'ml', false],
  ['another amount', named('Champú', '900 ml'), 90, 'ml', false],
  ['grams for millilitres', named('Tinte 60 g'), 60, 'ml', false],
] as const)('isSizeOf: %s: %#', (_, product, amount, unit, isOne) => {
  expect(isSizeOf(product, { kind: 'size', amount, unit })).toBe(isOne);
});
