import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readQuestion } from './read-question.ts';
import type { SearchIntent } from './search-intent.ts';

/** What a question asks for, in short: words as they stand, everything else by its kind. */
function askedFor(typed: string): string[] {
  return readQuestion(typed).parts.map(({ word, intents }) =>
    [...(word === null ? [] : [word]), ...intents.map(shortly)].join(' or '),
  );
}

function shortly(intent: SearchIntent): string {
  switch (intent.kind) {
    case 'number':
      return intent.level === null
        ? `tone ${intent.key}`
        : `tone ${intent.level}.${intent.reflection}`;
    case 'level':
      return `level ${intent.levels.join(' ')}`;
    case 'family':
      return [`level ${intent.levels.join(' ')}`, ...intent.families]
        .slice(intent.levels.length ? 0 : 1)
        .join(' ');
    case 'reflection':
      return `reflection ${intent.digits}`;
    case 'volume':
      return `${intent.volume} vol`;
    case 'size':
      return `${intent.amount} ${intent.unit}`;
    case 'decimal':
    case 'printed':
      return intent.text;
  }
}

describe('D-14 a search is understood', () => {
  test.each([
    // A number that says that it is one is looked up as it stands.
    ...['no 2', 'no. 2', 'nº2', 'nº 2', 'n° 2', 'n.2', 'número 2', 'nro 2', 'no2'].map(
      (typed): [string, string[]] => [typed, ['2 or tone 2 or tone 02 or level 2']],
    ),
    ['fibra n2', ['fibra', 'n2 or tone n2 or tone n02 or 2']],
    ['E.L.F. base', ['elf', 'base']],
    ['1.000 ml', ['1000 ml']],
    // Names that every JavaScript object knows are words like any other.
    ['constructor', ['constructor']],
    ['2 constructor', ['2 or tone 2 or tone 02 or level 2', 'constructor']],
    ['7.43', ['tone 7.43 or 7.43']],
    ['7,43', ['tone 7.43 or 7.43']],
    ['7/43', ['tone 7.43']],
    ['7-43', ['tone 7.43']],
    ['(7.43),', ['tone 7.43 or 7.43']],
    ['7 43', ['tone 7.43']],
    ['743', ['743 or tone 743']],
    ['10.1', ['tone 10.1 or 10.1']],
    ['1.10', ['tone 1.10 or 1.10']],
    ['11.0', ['tone 11.0 or 11.0']],
    ['0.88', ['tone 0.88 or 0.88']],
    ['7N', ['7n or tone 7n or level 7 natural']],
    ['7-A', ['tone 7.a or level 7 ceniza']],
    [
      '8CB',
      [
        '8cb or tone 8cb or level 8 cobrizo dorado or level 8 cobrizo marron or level 8 cobrizo azul',
      ],
    ],
    ['8g', ['8 g or tone 8g or level 8 dorado']],
    ['7v', ['7 vol or tone 7v or level 7 violeta']],
    ['20v', ['20 vol']],
    ['60g', ['60 g']],
    ['7xyz', ['7xyz or tone 7xyz']],
    ['s5', ['s5 or tone s5 or tone s05']],
    ['.4', ['reflection 4']],
    ['tinte ,43', ['tinte', 'reflection 43']],
    ['tinte 7', ['tinte', '7 or tone 7 or tone 07 or level 7']],
    ['tinte numero 5.0', ['tinte', 'tone 5.0 or 5.0']],
    ['numero', ['numero']],
  ])('a tone by its number: %j', (typed, parts) => {
    expect(askedFor(typed)).toEqual(parts);
  });

  test.each([
    ['rubio medio', ['level 7']],
    ['castaño', ['level 2 3 4 5']],
    ['castano oscuro', ['level 3']],
    ['rubia muy clara', ['level 9']],
    ['cobrizo', ['cobrizo']],
    ['cobriz', ['cobrizo']],
    ['cobriso', ['cobrizo']],
    ['CENIZAS', ['ceniza']],
    ['7 cobrizo', ['level 7 cobrizo']],
    ['tinte ceniza 9', ['tinte', 'level 9 ceniza']],
    ['rubio ceniza claro', ['level 8 ceniza']],
    ['rubio medio cobrizo dorado', ['level 7 cobrizo dorado or level 7 dorado cobrizo']],
    ['rojo intenso', ['rojo rojo']],
    ['negro azulado', ['level 1 azul or level 1 ceniza']],
    ['champú violeta', ['champu', 'violeta or violeta']],
    ['castaño violeta', ['level 2 3 4 5 violeta']],
    ['oscuro', ['oscuro']],
    ['natural', ['natural or natural']],
  ])('a tone in words: %j', (typed, parts) => {
    expect(askedFor(typed)).toEqual(parts);
  });

  test.each([
    ['oxidante 20 vol', ['oxidante', '20 vol']],
    ['oxidante 20vol.', ['oxidante', '20 vol']],
    ['oxidante 6%', ['oxidante', '20 vol']],
    ['oxidante 20', ['oxidante', '20 or tone 20 or 20 vol']],
    ['champú 900ml', ['champu', '900 ml']],
    ['champú 3,8 L', ['champu', '3800 ml or 3785 ml or 3780 ml or 4000 ml']],
    ['medio litro', ['500 ml']],
    ['decolorante kilo', ['decolorante', '1000 g']],
    ['tubo 60 gr', ['tubo', '60 g']],
    ['tijera 6 pulgadas', ['tijera', '6', 'pulgadas']],
    ['tijera 5.5 pulgadas', ['tijera', '5.5', 'pulgadas']],
    ['decolorante 7 niveles', ['decolorante', '7', 'niveles']],
    ['lima 100/180', ['lima', '100', '180']],
    ['plancha 2200', ['plancha', '2200 or tone 2200']],
    ['oxidante 500', ['oxidante', '500 or tone 500']],
  ])('a volume, a content, a measure: %j', (typed, parts) => {
    expect(askedFor(typed)).toEqual(parts);
  });

  test('a volume or a content is no tone number', () => {
    const isTone = (typed: string) =>
      readQuestion(typed).parts.some(
        ({ isTelling, intents }) => isTelling && intents[0]?.kind === 'number',
      );
    for (const typed of [
      '20 vol',
      '30',
      'shampoo 500 ml',
      '1.5 litros',
      '2 unidades',
      '8oz x',
      '',
    ]) {
      expect([typed, isTone(typed)]).toEqual([typed, false]);
    }
    for (const typed of ['7.43', '743', '71', '1012', 's05']) {
      expect([typed, isTone(typed)]).toEqual([typed, true]);
    }
  });

  test.each([
    ['crema para el pelo', ['crema']],
    ['el de la', ['el', 'de', 'la']],
    ['pelo', ['pelo']],
    ['guantes x 100', ['guantes', '100 or tone 100']],
  ])('what tells nothing is left out unless nothing else was typed: %j', (typed, parts) => {
    expect(askedFor(typed)).toEqual(parts);
  });

  test('what follows "para" says what for, and the last word may be unfinished', () => {
    const [gloves, dye] = readQuestion('guantes para tinte').parts;
    expect([gloves?.isPurpose, gloves?.isOpen]).toEqual([false, false]);
    expect([dye?.isPurpose, dye?.isOpen]).toEqual([true, true]);
    expect(readQuestion('para tinte').parts[0]?.isPurpose).toBe(false);
  });

  test('nothing that is typed breaks it, and what is looked up holds letters and digits only', () => {
    const anything = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(anything, (typed) => {
        const { parts, text } = readQuestion(typed);
        expect(parts.length).toBeLessThanOrEqual(8);
        expect(parts.length > 0).toBe(/[0-9a-zñ]/.test(text));
        for (const { word, words, intents } of parts) {
          const keys = intents.flatMap((intent) =>
            intent.kind === 'number' ? [intent.key, intent.reflection] : [],
          );
          for (const one of [word ?? '', ...words, ...keys]) expect(one).toMatch(/^[0-9a-zñ]*$/);
        }
      }),
      { numRuns: 500 },
    );
  });
});
