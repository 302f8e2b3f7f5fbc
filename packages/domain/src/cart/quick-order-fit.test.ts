import { describe, expect, test } from 'vitest';
import { foldText } from '../kernel/text.ts';
import { singularOf } from '../search/singular.ts';
import { chooseCandidates, chooseReading, isDecided } from './quick-order-choice.ts';
import { fitOf, type ItemCandidate } from './quick-order-fit.ts';
import { nameWords, readQuickOrderItem } from './quick-order-item.ts';

interface Sold {
  readonly name: string;
  readonly size?: string;
  /** Other words that lead to it: brand, category. */
  readonly also?: string;
  readonly tone?: string;
  readonly shade?: string;
  readonly volume?: number;
  readonly versions?: number;
  readonly id?: number;
}

let versions = 0;
/** What the search tells of a version, for the parts of an item. */
function found(item: string, sold: Sold, parts: Partial<ItemCandidate> = {}): ItemCandidate {
  const { question } = readQuickOrderItem(item);
  const own = new Set(nameWords(`${sold.name} ${sold.also ?? ''}`));
  const shade = new Set(nameWords(foldText(sold.shade ?? '')));
  const has = (words: ReadonlySet<string>, word: string | null) =>
    word !== null && words.has(singularOf(word));
  const inTone = question.parts.map(({ word, typed }) => has(shade, word) || typed === sold.tone);
  versions += 1;
  return {
    productId: sold.id ?? versions,
    versionId: versions,
    name: sold.name,
    contentSize: sold.size ?? null,
    hasVersions: sold.tone !== undefined || sold.volume !== undefined,
    versionCount: sold.versions ?? 1,
    tone:
      sold.tone === undefined
        ? null
        : { number: sold.tone, name: sold.shade ?? '', level: null, map: { 1: 'ceniza' } },
    volume: sold.volume ?? null,
    own: question.parts.map(({ word }) =>
      word !== null && /^[a-zñ]{3,}$/.test(word) ? has(own, word) : null,
    ),
    inTone,
    fitting: inTone.filter(Boolean).length,
    isMeant: true,
    isNear: false,
    ...parts,
  };
}

const fit = (item: string, sold: Sold, parts: Partial<ItemCandidate> = {}) =>
  fitOf(readQuickOrderItem(item).question, found(item, sold, parts), false);

const dye = { name: 'Tinte en crema Esencial 60 g', size: '60 g', also: 'almagra', versions: 80 };
const bleach = { name: 'Decolorante Azul 7 Niveles 1 kg', size: '1 kg' };
const polish = { name: 'Esmalte Clásico 12 ml', size: '12 ml', also: 'uñarela', versions: 48 };

describe('Quick order: a candidate is what a row asks for', () => {
  test.each<[string, Sold]>([
    ['7.1', { ...dye, tone: '7.1' }],
    ['esencial 7,1', { ...dye, tone: '7.1' }],
    ['esencial 71', { ...dye, tone: '7/1' }],
    ['esencial 7.1 de 60', { ...dye, tone: '7.1' }],
    ['7.1 de 60', { ...dye, tone: '7.1' }],
    ['esmalte clasico 31', { ...polish, tone: '31' }],
    ['s27', { ...polish, tone: 'S27' }],
    ['decolorante azul 7 niveles 1 kg', bleach],
    ['decolorante azul 7 niveles kilo', bleach],
    ['champú 500', { name: 'Champú Nube 500 ml', size: '500 ml' }],
    ['champú nube 500ml', { name: 'Champú Nube 500 ml', size: '500 ml' }],
    ['oxidante 20 vol', { name: 'Oxidante Nube', volume: 20, versions: 4 }],
    ['oxidante 20', { name: 'Oxidante Nube', volume: 20, versions: 4 }],
    ['oxidante 20 vol', { name: 'Oxidante 6% / 20 Vol. 60ml' }],
    ['tijera 5.5', { name: 'Tijera 5,5 pulgadas' }],
    ['lima 100/180', { name: 'Lima profesional 100/180' }],
    ['champú 3en1', { name: 'Champú 3en1', also: '3en1' }],
    ['labial 25 spice', { name: 'Labial Nube', tone: '25 Spice', shade: '25 Spice', versions: 9 }],
  ])('%j surely, of $name $tone', (item, sold) => {
    expect(fit(item, sold)).toBe('exactly');
  });

  test.each<[string, Sold]>([
    // A lone number is the number of anything.
    ['31', { ...polish, tone: '31' }],
    ['743', { ...dye, tone: '7.43' }],
    // The mark counts.
    ['3.1', { ...polish, tone: '31' }],
    ['esmalte 3.1', { ...polish, tone: '31' }],
    // A content, or a tone.
    ['esencial 60', { ...dye, tone: '6.0' }],
    ['esmalte 12', { ...polish, tone: '12' }],
    // Letters by the trade's habit.
    ['esencial 7A', { ...dye, tone: '7.1' }],
    // A brand is no product.
    ['uñarela 31', { ...polish, tone: '31' }],
    ['almagra 60', dye],
  ])('%j perhaps, of $name $tone', (item, sold) => {
    expect(fit(item, sold)).toBe('perhaps');
  });

  test.each<[string, Sold]>([
    ['7.1', bleach],
    ['7', bleach],
    ['1.0', { name: 'Balanza 3 kg / 0,1 g', size: '3 kg' }],
    ['0,1', { name: 'Balanza 3 kg / 0,1 g', size: '3 kg' }],
    ['9.0', { name: 'Pestañas 0,15 bandeja 9–13 mm' }],
    ['esencial 7.1', { ...dye, tone: '7.11' }],
    ['esencial 7.1 de 90', { ...dye, tone: '7.1' }],
    ['champú 3 pasos 300 3', { name: 'Champú 300 ml' }],
    ['1 balanza', { name: 'Balanza 0,1 g' }],
  ])('%j not, of $name $tone', (item, sold) => {
    expect(['near', null]).toContain(fit(item, sold));
  });

  test('each number of a name tells one number of the row', () => {
    const mask = { name: 'Champú Repara 3 Pasos 300 ml', size: '300 ml' };
    expect(fit('champu repara 3 pasos 300', mask)).toBe('exactly');
    expect(fit('champu repara 3 pasos 300 3', mask)).toBe('near');
  });

  test('mistakes, roots and names that are not read whole leave a doubt', () => {
    expect(fit('esencial 7.1', { ...dye, tone: '7.1' }, { isMeant: false })).toBe('perhaps');
    expect(fit(`esencial 7.1 ${'x y '.repeat(40)}`, { ...dye, tone: '7.1' })).not.toBe('exactly');
  });

  test('a tone that is called as its product is not told by that word', () => {
    const powder = { name: 'Polvo Mate', tone: 'M1', shade: 'Mate', versions: 6 };
    expect(fit('polvo mate', powder)).toBe('perhaps');
    expect(fit('polvo mate', { ...powder, versions: 1 })).toBe('exactly');
  });
});

describe('Quick order: what an item is', () => {
  const choose = (item: string, sold: readonly Sold[], isMore = false) =>
    chooseCandidates(
      readQuickOrderItem(item),
      sold.map((one) => found(item, one)),
      { isMore, isWithin: false },
    );

  test('one wrong hit never beats six right tones', () => {
    const six = Array.from({ length: 6 }, (_, nth) => ({
      ...dye,
      name: `Tinte ${nth}`,
      tone: '3.1',
    }));
    const choice = choose('3.1', [{ ...polish, tone: '31' }, ...six]);
    expect(choice.kind).toBe('several');
    expect(choice.candidates.map(({ tone }) => tone?.number)).toEqual(Array(6).fill('3.1'));
    expect(choose('3.1', [{ ...polish, tone: '31' }]).kind).toBe('perhaps');
    expect(choose('3.1', [bleach]).candidates).toEqual([]);
  });

  test('a number in the name of a set does not beat the tones of that depth', () => {
    const set = { name: 'Combo Color Esencial × 6', size: '7 piezas' };
    const tone = found(
      'esencial 6',
      { ...dye, tone: '6.0' },
      { fitting: 1, inTone: [false, true] },
    );
    const item = readQuickOrderItem('esencial 6');
    const scope = { isMore: false, isWithin: false };
    const both = chooseCandidates(item, [found('esencial 6', set), tone], scope);
    expect(both.kind).toBe('several');
    expect(both.candidates[0]).toBe(tone);
    expect(choose('combo color esencial × 6', [set]).kind).toBe('sure');
  });

  test.each(['vol', 'litro', 'ml'])('%j says how much of it, but not of what', (item) => {
    expect(choose(item, [{ name: 'Activador 1 L', size: '1 L', also: 'vol ml' }]).kind).toBe(
      'perhaps',
    );
  });

  test('it is sure of one, of many it asks, and of more than it was told as well', () => {
    const one = { ...dye, tone: '7.1' };
    expect(choose('esencial 7.1', [one]).kind).toBe('sure');
    expect(choose('7.1', [one, { ...one, name: 'Tinte Velo' }]).kind).toBe('several');
    expect(choose('esencial 7.1', [one], true).kind).toBe('several');
    expect(choose('nada', []).kind).toBe('near');
  });

  test('a tone alone is sure only of a brand that says what its signs mean', () => {
    expect(choose('7.1', [{ ...dye, tone: '7.1' }]).kind).toBe('sure');
    expect(choose('3.2', [{ name: 'Base líquida', tone: '3.2', versions: 20 }]).kind).toBe(
      'perhaps',
    );
    expect(choose('s27', [{ ...polish, tone: 'S27' }]).kind).toBe('sure');
    expect(choose('base 3.2', [{ name: 'Base líquida', tone: '3.2', versions: 20 }]).kind).toBe(
      'sure',
    );
  });

  test('what is called by its whole name leaves no doubt', () => {
    const masks = [{ name: 'Mascarilla Coral' }, { name: 'Mascarilla Coral Intensa', also: '' }];
    expect(choose('mascarilla coral', masks).kind).toBe('sure');
    expect(choose('coral', masks).kind).toBe('several');
    // Two are called so.
    expect(choose('nyx lápiz', [{ name: 'NYX Lápiz' }, { name: 'Lápiz', also: 'nyx' }]).kind).toBe(
      'several',
    );
  });

  test('a product whose version is not said is open; with one only it is sure', () => {
    const oxidant = { name: 'Oxidante Nube', id: 7_000, versions: 2 };
    const both = [20, 30].map((volume) => ({ ...oxidant, volume }));
    expect(choose('oxidante nube', both).kind).toBe('open');
    expect(choose('oxidante nube 30 vol', both).kind).toBe('sure');
    expect(choose('oxidante nube', [{ ...oxidant, volume: 10, versions: 1 }]).kind).toBe('sure');
  });
});

describe('Quick order: which reading of a row holds', () => {
  const [one, other] = [found('uno', { name: 'Uno' }), found('otro', { name: 'Otro' })];
  const reading = (
    quantityText: string | null,
    kind: 'sure' | 'several' | 'open' | 'perhaps' | 'near',
    candidates: readonly ItemCandidate[],
    item = 'uno',
  ) => ({ item, quantityText, choice: { kind, candidates } });

  test.each([
    ['the sure one', [reading('2', 'near', []), reading(null, 'sure', [one])], 'sure', null],
    ['two that agree', [reading('2', 'sure', [one]), reading('2', 'sure', [one])], 'sure', '2'],
    [
      'of two numbers neither: the row asks how many',
      [reading('30', 'sure', [one]), reading(null, 'sure', [one])],
      'sure',
      null,
    ],
    [
      'of two products neither',
      [reading('2', 'sure', [one]), reading('3', 'sure', [other])],
      'several',
      '2',
    ],
    [
      'a likelier one that asks goes before one that is sure of something else',
      [reading('2', 'several', [one]), reading(null, 'sure', [other])],
      'several',
      '2',
    ],
    [
      'one that asks among what the sure one is gives way',
      [reading('300', 'several', [one, other]), reading(null, 'sure', [one])],
      'sure',
      null,
    ],
    [
      'a bare number at the end is the name’s where the name has it',
      [reading('20', 'several', [one]), reading(null, 'several', [other], 'uno 20')],
      'several',
      null,
    ],
    [
      'a doubt before nothing',
      [reading('2', 'near', []), reading(null, 'perhaps', [one])],
      'perhaps',
      null,
    ],
    ['the likeliest where none says anything', [reading('2', 'near', [])], 'near', '2'],
  ] as const)('%s', (_, readings, kind, quantity) => {
    const best = chooseReading(readings);
    expect([best?.choice.kind, best?.quantityText]).toEqual([kind, quantity]);
  });

  test('a row without a reading has none', () => expect(chooseReading([])).toBeNull());

  test('other readings matter where a bare number, or one of the name, was taken for the quantity', () => {
    const gloves = found('guantes', { name: 'Guantes × 100' });
    const said = (quantityText: string, candidates: readonly ItemCandidate[]) =>
      isDecided({ ...reading(quantityText, 'sure', candidates), isSaid: true });
    expect(said('3', [gloves])).toBe(true);
    expect(said('100', [gloves])).toBe(false);
    expect(isDecided(reading('3', 'sure', [gloves]))).toBe(true);
    expect(isDecided(reading('3', 'several', [gloves]))).toBe(false);
    const oxidant = found('oxidante', { name: 'Oxidante', volume: 10 });
    expect(isDecided(reading('10', 'sure', [oxidant]))).toBe(false);
    expect(isDecided({ ...reading('3', 'near', []), isSaid: true })).toBe(false);
  });
});
