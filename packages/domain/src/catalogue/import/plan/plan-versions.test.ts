import { describe, expect, test } from 'vitest';
import type { ImportRow } from '../import-row.ts';
import { context, productOf, rowOf, toneOf, versionOf } from './plan.builders.ts';
import { hasOption, planVersions } from './plan-versions.ts';
import { optionKey } from './taken-options.ts';

const tone = (toneNumber: string) => ({ toneNumber, swatchHex: '#aabbcc' });
const card = productOf({
  versions: [toneOf('A-71', '7.1'), toneOf('A-80', '8.0')],
});
const oxidants = productOf({
  versions: [
    versionOf('A-20', { fields: { ...versionOf('').fields, volume: 20 } }),
    versionOf('A-30', { fields: { ...versionOf('').fields, volume: 30 } }),
  ],
});

/** Of each row what it changes, or why it cannot be. */
function outcomesOf(
  current: Parameters<typeof planVersions>[0],
  rows: readonly Partial<ImportRow>[],
  more: Partial<typeof context> = {},
) {
  const numbered = rows.map((row, place) => rowOf({ line: place + 2, ...row }));
  const { good, bad } = planVersions(current, numbered, { ...context, ...more });
  const told = [
    ...good.map(({ row, version }) => [
      row.line,
      version && Object.keys(version.after ?? {}).sort(),
    ]),
    ...bad.map(({ line, fault }) => [line, fault]),
  ];
  return told.sort(([one], [other]) => Number(one) - Number(other)).map(([, outcome]) => outcome);
}

describe('planVersions: what may be told apart', () => {
  test('a new tone beside others, and one that changes its series', () => {
    const rows = [
      { code: 'A-90', version: tone('9.0') },
      { code: 'a-71', version: { toneSeries: 'Cenizos' } },
    ];
    const [added, changed] = outcomesOf(card, rows);
    expect(added).toContain('toneNumber');
    expect(changed).toEqual(['toneSeries']);
  });

  test.each([
    ['a tone of its own', card, { code: 'A-90', version: tone('8.0') }, '8.0', 'A-80'],
    [
      'a tone that is not another’s with other signs',
      card,
      { code: 'A-90', version: tone('8,0') },
      '8,0',
      'A-80',
    ],
    ['a volume of its own', oxidants, { code: 'A-40', version: { volume: 30 } }, '30 vol', 'A-30'],
  ])('needs %s', (_, current, row, option, owner) => {
    expect(outcomesOf(current, [row])).toEqual([{ code: 'SAME_OPTION', option, owner }]);
  });

  test('two new ones of a file are told apart from each other, too', () => {
    const rows = [
      { code: 'B-1', version: { ...tone('7.1'), volume: 20 } },
      { code: 'B-2', version: { ...tone('7.1'), volume: 30 } },
      { code: 'B-3', version: { ...tone('7.1'), volume: 20 } },
    ];
    expect(outcomesOf(null, rows)).toMatchObject([
      expect.arrayContaining(['toneNumber', 'volume']),
      expect.arrayContaining(['toneNumber', 'volume']),
      { code: 'SAME_OPTION', option: '7.1 · 20 vol', owner: 'B-1' },
    ]);
  });
});

describe('planVersions: barcodes', () => {
  const fields = { ...toneOf('', '7.1').fields, barcodes: ['7702345678901', 'CAJA-12'] };
  const taught = productOf({ versions: [versionOf('A-71', { fields })] });
  const say = (...barcodes: string[]) => [{ code: 'A-71', version: { barcodes } }];
  test('those that were taught are not asked about, and stay beside new ones', () => {
    const { good } = planVersions(
      taught,
      say('7702345678901', '7702345678908').map((row) => rowOf(row)),
      context,
    );
    expect(good[0]?.version?.after).toEqual({
      barcodes: ['7702345678901', '7702345678908', 'CAJA-12'],
    });
  });
  test('none takes all away, and those that are there change nothing', () => {
    const { good } = planVersions(
      taught,
      say().map((row) => rowOf(row)),
      context,
    );
    expect(good[0]?.version?.after).toEqual({ barcodes: [] });
    expect(outcomesOf(taught, say('CAJA-12'))).toEqual([null]);
  });
  test.each([
    [
      'with another check digit',
      '7702345678900',
      { code: 'BARCODE_CHECK', value: '7702345678900', due: '8' },
    ],
    ['of another version', 'ROLLO', { code: 'BARCODE_TAKEN', value: 'ROLLO', owner: 'B' }],
  ])('one %s is refused', (_, barcode, fault) => {
    const versionOfBarcode = (code: string) => (code === 'ROLLO' ? 'B' : null);
    expect(outcomesOf(taught, say(barcode), { versionOfBarcode })).toEqual([fault]);
  });
});

describe('planVersions: with and without options', () => {
  test.each([
    ['the one version of a product has the code of its product', null, 'A', false],
    ['under another code it is none', null, 'A-1', true],
    ['as it is sold already it stays', productOf({ versions: [versionOf('X')] }), 'X', false],
  ])('%s', (_, current, code, isRefused) => {
    const [outcome] = outcomesOf(current, [{ code }]);
    expect(outcome !== null && 'code' in Object(outcome)).toBe(isRefused);
  });

  test('a product that is sold as it is gets no tones beside it', () => {
    expect(outcomesOf(productOf(), [{ code: 'A-1', version: tone('7.1') }])).toEqual([
      { code: 'SOLD_WITHOUT_OPTIONS' },
    ]);
  });

  test('a card of tones gets none without a number', () => {
    expect(outcomesOf(card, [{ code: 'A-0' }])).toEqual([{ code: 'NEEDS_OPTION' }]);
  });

  test('two versions of a new product need an option each', () => {
    expect(outcomesOf(null, [{ code: 'A' }, { code: 'B' }])).toEqual([
      { code: 'NEEDS_OPTION' },
      { code: 'NEEDS_OPTION' },
    ]);
  });
});

describe('planVersions: what belongs to others', () => {
  test('a code of another product is taken', () => {
    const ownerOf = (code: string) => (code === 'Z-9' ? 'Z' : undefined);
    expect(outcomesOf(card, [{ code: 'z-9', version: tone('9.0') }], { ownerOf })).toEqual([
      { code: 'CODE_TAKEN', value: 'z-9', product: 'Z' },
    ]);
  });

  test.each([
    ['a picture that is not here', 'new.0123456789', false, 'PICTURE_UNKNOWN'],
    ['a picture that is here', 'new.0123456789', true, undefined],
    ['the picture that it has, wherever that is', 'old', false, undefined],
  ])('of a tone, %s', (_, swatchImage, isHere, code) => {
    const { fields } = toneOf('A-71', '7.1');
    const current = productOf({
      versions: [versionOf('A-71', { fields: { ...fields, swatchImage: 'old' } })],
    });
    const rows = [{ code: 'A-71', version: { swatchImage } }];
    const [outcome] = outcomesOf(current, rows, { isPicture: () => isHere });
    expect(Object(outcome).code).toBe(code);
  });

  test('a tone without a colour gets the plain one, if there is one', () => {
    const rows = [{ code: 'A-90', version: { toneNumber: '9.0' } }];
    expect(outcomesOf(card, rows)).toEqual([{ code: 'NEEDS_HEX', tone: '9.0' }]);
    expect(outcomesOf(card, rows, { plainHex: '#b8aca3' })).toEqual([
      expect.arrayContaining(['swatchHex']),
    ]);
  });
});

test.each([
  ['nothing', null, null, false, '[null,null]'],
  ['a tone', '7.1', null, true, '["7.1",null]'],
  ['a volume', null, 20, true, '[null,20]'],
])('an option is %s', (_, toneNumber, volume, isOne, key) => {
  const fields = { ...versionOf('A').fields, toneNumber, volume };
  expect([hasOption(fields), optionKey(fields)]).toEqual([isOne, key]);
});
