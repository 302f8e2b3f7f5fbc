import { describe, expect, test } from 'vitest';
import { nameWords, readQuickOrderItem } from './quick-order-item.ts';

describe('Quick order: what a row asks for', () => {
  test.each([
    ['kol-7.43', ['KOL-7.43']],
    ['KOL-7,43', ['KOL-7,43', 'KOL-7.43']],
    ['kol 7,43', ['KOL 7,43', 'KOL 7.43', 'KOL-7.43', 'KOL7.43']],
    ['  kol   7.43 ', ['KOL 7.43', 'KOL-7.43', 'KOL7.43']],
  ])('%j may be the codes %j', (item, codes) => {
    expect(readQuickOrderItem(item).codes).toEqual(codes);
  });

  test('what was written is finished: its last word is no beginning', () => {
    const { question } = readQuickOrderItem('rouge rubi');
    expect(question.parts.map(({ word, isOpen }) => [word, isOpen])).toEqual([
      ['rouge', false],
      ['rubi', false],
    ]);
  });

  test('a whole name is read, and what is too long to be read whole is said', () => {
    const name = 'IGORA ROYAL Mini Loción Activadora a Base de Aceite 6% / 20 Vol. 60ml';
    expect(readQuickOrderItem(name).question).toMatchObject({ isWhole: true });
    expect(readQuickOrderItem(`${name} ${'y más '.repeat(30)}`).question.isWhole).toBe(false);
  });

  test.each([
    ['Champús Ñandú 500ml', ['champu', 'ñandu', '500', 'ml']],
    ['Tijera 5,5"', ['tijera', '5', '5']],
    ['¡!', []],
  ])('the words of %j are %j', (name, words) => {
    expect(nameWords(name)).toEqual(words);
  });
});
