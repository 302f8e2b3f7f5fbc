import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../kernel/result.ts';
import {
  readActive,
  readArrivals,
  readCount,
  readHex,
  readPercent,
  readPesos,
  readPesosOff,
  readTax,
  readVolume,
  readYesNo,
} from './cell-values.ts';

describe('readPesos: whole pesos as Colombia and spreadsheets write them', () => {
  test.each([
    ['12500', 12_500],
    ['12.500', 12_500],
    ['1.234.567', 1_234_567],
    ['$ 12.500', 12_500],
    ['COP 12500', 12_500],
    ['12500,00', 12_500],
    ['12500.00', 12_500],
    ['12.500,00', 12_500],
    ['12,500.00', 12_500],
    ['12500.0000', 12_500],
    ['65.000 COP', 65_000],
    ['65,000', 65_000],
    ['$ 65.000', 65_000],
    ['$65.000 pesos', 65_000],
    ['COP $ 1,234,567', 1_234_567],
    ['65 000', 65_000],
    ["65'000", 65_000],
  ])('%s is %i', (text, pesos) => expect(readPesos(text)).toEqual(ok(pesos)));

  test.each([
    ['0', 'PRICE_ZERO'],
    ['0,00', 'PRICE_ZERO'],
    ['-5', 'NEGATIVE'],
    ['12500,5', 'HAS_DECIMALS'],
    ['69.99', 'HAS_DECIMALS'],
    ['USD 12', 'OTHER_CURRENCY'],
    ['12 €', 'OTHER_CURRENCY'],
    ['-$ 5.000', 'NEGATIVE'],
    ['12.50.0', 'BAD_NUMBER'],
    ['1.2345.678,00', 'BAD_NUMBER'],
    ['doce', 'BAD_NUMBER'],
    ['1e9', 'BAD_NUMBER'],
    ['٣٤', 'BAD_NUMBER'],
    ['99999999999999', 'TOO_HIGH'],
    ['100.000.001', 'TOO_HIGH'],
  ])('%s is refused: %s', (text, fault) => expect(readPesos(text)).toEqual(fail(fault)));

  test('a rate makes whole pesos of another currency', () => {
    expect(readPesos('69.99', 4100)).toEqual(ok(286_959));
    expect(readPesos('US$ 69.99', 4100)).toEqual(ok(286_959));
    // Three digits after one comma could be thousands or, in that currency, decimals.
    expect(readPesos('12,500', 4100)).toEqual(fail('AMBIGUOUS_NUMBER'));
    expect(readPesos('0.00001', 4100)).toEqual(fail('BAD_NUMBER'));
    expect(readPesos('0.0001', 4100)).toEqual(fail('PRICE_ZERO'));
  });
});

describe('the other cells', () => {
  test.each([
    ['a count', readCount('1.200'), ok(1_200)],
    ['a count as a spreadsheet writes it', readCount('12,0'), ok(12)],
    ['a count below zero', readCount('-3'), fail('NEGATIVE')],
    ['half a unit', readCount('2,5'), fail('HAS_DECIMALS')],
    ['a percentage', readPercent('12,5 %'), ok(12.5)],
    ['no discount', readPercent('0 %'), ok(null)],
    ['no pesos off', readPesosOff('0'), ok(null)],
    ['pesos off', readPesosOff('$ 1.500'), ok(1_500)],
    ['a count that may be two', readCount('1,200'), fail('AMBIGUOUS_NUMBER')],
    ['all of it off', readPercent('100'), fail('BAD_PERCENT')],
    ['yes', readYesNo('SÍ'), ok(true)],
    ['no', readYesNo('falso'), ok(false)],
    ['neither', readYesNo('tal vez'), fail('BAD_YES_NO')],
    ['a tax', readTax('19 %'), ok(19)],
    ['a tax by its name', readTax('IVA 19%'), ok(19)],
    ['a tax as a part', readTax('0,19'), ok(19)],
    ['what has none', readTax('Excluido'), ok(0)],
    ['on sale', readActive('Publicado'), ok(true)],
    ['not on sale', readActive('Draft'), ok(false)],
    ['neither of both', readActive('Bogotá'), fail('BAD_YES_NO')],
    ['another tax', readTax('16'), fail('BAD_TAX')],
    ['a colour', readHex('7A4B2C'), ok('#7a4b2c')],
    ['a shortened colour', readHex('#abc'), ok('#aabbcc')],
    ['two colours', readHex('#7a4b2c, #ffffff'), fail('BAD_HEX')],
    ['a volume', readVolume('20 Vol.'), ok(20)],
    ['a volume in words', readVolume('30 volúmenes'), ok(30)],
    ['no volume', readVolume('6%'), fail('BAD_VOLUME')],
    [
      'arrivals, in order',
      readArrivals('10/1/2027:30 | 2026-12-24:50'),
      ok([
        { date: '2026-12-24', cap: 50 },
        { date: '2027-01-10', cap: 30 },
      ]),
    ],
    ['a day that does not exist', readArrivals('2026-02-30:5'), fail('BAD_DATE')],
    ['an arrival without units', readArrivals('2026-12-24'), fail('BAD_ARRIVAL')],
    ['a day twice', readArrivals('2026-12-24:5 | 2026-12-24:6'), fail('BAD_ARRIVAL')],
  ])('%s', (_title, read, expected) => expect(read).toEqual(expected));
});
