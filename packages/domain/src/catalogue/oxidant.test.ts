import { describe, expect, test } from 'vitest';
import { oxidantFor, readContentSize, readMixRatio } from './oxidant.ts';

describe('readContentSize', () => {
  test.each<[string | null, number | null]>([
    ['60 g', 60],
    ['60g', 60],
    ['900 ml', 900],
    ['3,8 L', 3800],
    ['1 L', 1000],
    ['1 lt', 1000],
    ['1 kg', 1000],
    ['12 unidades', null],
    ['ml', null],
    [null, null],
  ])('%s is %s', (text, amount) => {
    expect(readContentSize(text)).toBe(amount);
  });
});

describe('readMixRatio', () => {
  test.each<[string, number | null]>([
    ['Proporción de mezcla 1 + 1,5', 1.5],
    ['mezcla sencilla 1+2 y cobertura', 2],
    ['Se mezcla 1:1.5.', 1.5],
    ['Mezcla 1 parte de color con 1,5 partes de crema oxidante, aplica', 1.5],
    ['Cubre el 100 % de las canas', null],
    ['Aclara 1 + 9 niveles', null],
    ['Tono 7.1 + 7.43', null],
    ['Paquete de 11 + 1', null],
    ['', null],
  ])('«%s» says %s', (text, ratio) => {
    expect(readMixRatio([{ tag: 'p', items: [[{ text }]] }])).toBe(ratio);
  });

  test('over words that look different', () => {
    const words = [{ text: 'mezcla ' }, { text: '1 + 1,5', strong: true as const }];
    expect(readMixRatio([{ tag: 'ul', items: [[{ text: 'Cubre' }], words] }])).toBe(1.5);
  });
});

describe('oxidantFor', () => {
  const bottle = (name: string, millilitres: number) => ({ productId: name, name, millilitres });
  const small = bottle('Crema oxidante Esencial 60 ml', 60);
  const middle = bottle('Crema oxidante Esencial 120 ml', 120);
  const litre = bottle('Crema oxidante Esencial 1000 ml', 1000);
  const gallon = bottle('Crema oxidante Esencial 3,8 L', 3800);
  const other = bottle('Emulsión activadora Velo 900 ml', 900);
  const all = [gallon, other, small, litre, middle];
  const name = 'Tinte en crema Esencial 60 g';

  test.each<[string, number, string, number]>([
    ['twelve tubes take a litre', 12 * 60, litre.name, 1],
    ['one tube takes a small one', 60, middle.name, 1],
    ['two tubes take two of them', 120, middle.name, 2],
    ['sixty tubes take gallons', 60 * 60, gallon.name, 2],
    ['a sample takes the smallest', 10, small.name, 1],
  ])('%s', (_, grams, found, count) => {
    expect(oxidantFor({ name, grams, ratio: 1.5 }, all)).toMatchObject({
      bottle: { name: found },
      count,
    });
  });

  test('of another line where its own has none', () => {
    expect(oxidantFor({ name, grams: 720, ratio: 1.5 }, [other])).toMatchObject({
      bottle: other,
      count: 2,
    });
  });

  test.each([
    [0, all],
    [720, []],
  ])('none for %s g of %j', (grams, bottles) => {
    expect(oxidantFor({ name, grams, ratio: 1.5 }, bottles)).toBeNull();
  });
});
