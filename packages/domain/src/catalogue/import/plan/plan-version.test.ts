import { describe, expect, test } from 'vitest';
import { fail, ok } from '../../../kernel/result.ts';
import { newVersion, noTone } from '../new-fields.ts';
import { completeVersion } from './plan-version.ts';

const dye = {
  ...newVersion,
  toneNumber: '7.43',
  toneName: 'Rubio cobrizo dorado',
  toneSeries: 'Cobrizos',
  toneLevel: 7,
  tonePrimary: '4',
  toneSecondary: '3',
  swatchHex: '#a5522d',
};

describe('completeVersion: a tone', () => {
  test.each([
    [
      'that is new is read for its level and reflections',
      { toneNumber: '8/13', swatchHex: '#c8b49a' },
      { toneLevel: 8, tonePrimary: '1', toneSecondary: '3', toneName: '8/13', toneSeries: '' },
    ],
    [
      'with one reflection has no second',
      { toneNumber: '10.1', swatchHex: '#ddd6c8' },
      { toneLevel: 10, tonePrimary: '1', toneSecondary: null },
    ],
    [
      'is not read where the file says what it is',
      { toneNumber: '7.1', swatchHex: '#111111', toneLevel: 6, tonePrimary: '2' },
      { toneLevel: 6, tonePrimary: '2', toneSecondary: null },
    ],
    [
      'that is only named has its name for a number',
      { toneName: 'Rojo pasión', swatchHex: '#aa0011' },
      { toneNumber: 'Rojo pasión', toneName: 'Rojo pasión', toneLevel: null },
    ],
    [
      'of a long name is numbered by its beginning',
      { toneName: 'r'.repeat(80), swatchHex: '#aa0011' },
      { toneNumber: 'r'.repeat(60), toneName: 'r'.repeat(80) },
    ],
  ])('%s', (_, said, fields) => {
    expect(completeVersion(newVersion, said)).toMatchObject(ok(fields));
  });

  test('needs a colour, unless there is one for tones of which nobody says it', () => {
    const said = { toneNumber: '7.1' };
    expect(completeVersion(newVersion, said)).toEqual(fail({ code: 'NEEDS_HEX', tone: '7.1' }));
    expect(completeVersion(newVersion, said, '#b8aca3')).toMatchObject(
      ok({ swatchHex: '#b8aca3' }),
    );
  });

  test('that is there already keeps what the row does not say', () => {
    expect(completeVersion(dye, { toneSeries: 'Cálidos' })).toEqual(
      ok({
        toneNumber: '7.43',
        toneName: 'Rubio cobrizo dorado',
        toneSeries: 'Cálidos',
        swatchHex: '#a5522d',
      }),
    );
  });

  test('that gets another number is read again', () => {
    expect(completeVersion(dye, { toneNumber: '7.1' })).toMatchObject(
      ok({ toneNumber: '7.1', toneLevel: 7, tonePrimary: '1', toneSecondary: null }),
    );
  });

  test('that is cleared takes everything of it along', () => {
    expect(completeVersion(dye, { toneNumber: null, toneSeries: 'Cobrizos' })).toEqual(ok(noTone));
  });
});

test('what belongs to a tone says nothing of a version without one', () => {
  const said = { toneSeries: 'Cobrizos', swatchHex: '#a5522d', volume: 20, position: 3 };
  expect(completeVersion(newVersion, said)).toEqual(
    ok({ toneSeries: null, swatchHex: null, volume: 20, position: 3 }),
  );
});

test.each([
  ['a percentage takes the place of pesos', { discountPercent: 10 }, { discountValue: null }],
  ['pesos take the place of a percentage', { discountValue: 900 }, { discountPercent: null }],
])('%s off', (_, said, also) => {
  expect(completeVersion(newVersion, said)).toEqual(ok({ ...said, ...also }));
  expect(completeVersion(dye, said)).toMatchObject(ok({ ...said, ...also }));
  expect(completeVersion(dye, { ...said, toneNumber: null })).toMatchObject(
    ok({ ...said, ...also }),
  );
});

test('no discount leaves the other one alone', () => {
  expect(completeVersion(newVersion, { discountPercent: null })).toEqual(
    ok({ discountPercent: null }),
  );
});
