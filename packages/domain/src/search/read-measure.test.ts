import { describe, expect, test } from 'vitest';
import { isOtherUnit, isUnit, readMeasure } from './read-measure.ts';

/** `900 ml`, `20 vol`: what was read, and of how many words. */
function read(typed: string) {
  const measure = readMeasure(typed.split(' '));
  return measure && [measure.taken, ...measure.intents.map(shortly)];
}

function shortly(intent: NonNullable<ReturnType<typeof readMeasure>>['intents'][number]): string {
  if (intent.kind === 'volume') return `${intent.volume} vol`;
  return intent.kind === 'size' ? `${intent.amount} ${intent.unit}` : intent.kind;
}

describe('the strength of an oxidant', () => {
  test.each([
    ['as the bottle prints it', '20 vol', 2, '20 vol'],
    ['joined', '20vol crema', 1, '20 vol'],
    ['with one letter', '30v', 1, '30 vol'],
    ['in full', '40 volumenes', 2, '40 vol'],
    ['the word first', 'vol 20', 2, '20 vol'],
    ['the word first, in full', 'volumen 10', 2, '10 vol'],
    ['by its percentage of peroxide: 3 %', '3%', 1, '10 vol'],
    ['by its percentage of peroxide: 6 %', '6% crema', 1, '20 vol'],
    ['by its percentage of peroxide: 9 %', '9%', 1, '30 vol'],
    ['by its percentage of peroxide: 12 %', '12%', 1, '40 vol'],
  ])('%s: %j', (_, typed, ...measure) => {
    expect(read(typed)).toEqual(measure);
  });

  test.each([
    ['a percentage that no oxidant has', '70%'],
    ['a percentage beside nothing', '% 6'],
    ['more volumes than there are', '200 vol'],
    ['one digit after the word: a part of a name', 'vol 2'],
    ['the word alone', 'volumen'],
  ])('%s is none: %j', (_, typed) => {
    expect(read(typed)).toBeNull();
  });
});

describe('a content, in millilitres or grams', () => {
  test.each([
    ['millilitres', '900 ml', 2, '900 ml'],
    ['millilitres, joined', '60ml', 1, '60 ml'],
    ['cubic centimetres are millilitres', '120 cc', 2, '120 ml'],
    ['grams', '500 g', 2, '500 g'],
    ['grams, as invoices write them', '60 grs', 2, '60 g'],
    ['a decimal comma', '1,5 kg', 2, '1500 g'],
    ['a decimal point', '1.5 kg', 2, '1500 g'],
    ['a Colombian pound is half a kilo', '1 libra', 2, '500 g'],
    ['several pounds', '2 libras', 2, '1000 g'],
    ['a kilo that is only said', 'kilo decolorante', 1, '1000 g'],
    ['half a kilo', 'medio kilo', 2, '500 g'],
    ['half a pound', 'media libra', 2, '250 g'],
    ['1000 ml that are written so are not rounded', '1000 ml', 2, '1000 ml'],
  ])('%s: %j', (_, typed, ...measure) => {
    expect(read(typed)).toEqual(measure);
  });

  test.each([
    ['a litre, which some brands fill with 900', 'litro', [1000, 900, 950, 960]],
    ['the same with its number', '1 litro', [1000, 900, 950, 960]],
    ['the same, abbreviated', '1lt', [1000, 900, 950, 960]],
    ['a gallon, as brands round it', 'galon', [3800, 3785, 3780, 4000]],
    ['four litres, which may be a gallon', '4 l', [4000, 3800, 3785, 3780]],
    ['two litres are two litres', '2 litros', [2000]],
    ['half a litre is half a litre', 'medio litro', [500]],
  ])('%s: %j', (_, typed, amounts) => {
    const intents = readMeasure(typed.split(' '))?.intents;
    expect(intents).toEqual(amounts.map((amount) => ({ kind: 'size', amount, unit: 'ml' })));
  });

  test.each([
    ['a number alone', '900'],
    ['a unit that is no content', '6 pulgadas'],
    ['pieces', '100 und'],
    ['a unit without its number', 'ml'],
    ['more digits than a drum holds', '123456 ml'],
    ['a name of every object', '2 constructor'],
    ['nothing', ''],
  ])('%s is none: %j', (_, typed) => {
    expect(read(typed)).toBeNull();
  });
});

test.each([
  ['volumen', true, false],
  ['galon', true, false],
  ['libras', true, false],
  ['pulgadas', true, true],
  ['watts', true, true],
  ['rpm', true, true],
  ['niveles', true, true],
  ['tinte', false, false],
  ['mlx', false, false],
  ['constructor', false, false],
])('%s: is it a unit (%s), of something that no tone is measured in (%s)', (word, unit, other) => {
  expect([isUnit(word), isOtherUnit(word)]).toEqual([unit, other]);
});
