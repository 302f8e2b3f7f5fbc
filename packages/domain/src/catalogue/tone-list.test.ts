import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findListedTone, readToneList } from './tone-list.ts';

const card = [
  { code: 'ALM-743', number: '7.43', name: 'Rubio medio cobrizo dorado' },
  { code: 'ALM-60', number: '6.0', name: 'Rubio oscuro' },
  { code: 'ALM-91', number: '9.1', name: 'Rubio muy claro ceniza' },
  { code: 'ALM-7', number: '7', name: 'Rubio medio' },
  { code: 'ALM-AZ', number: 'Azul índigo', name: 'Azul índigo' },
  { code: 'ALM-10A', number: '10.1', name: 'Platino ceniza' },
  { code: 'ALM-10B', number: '10/1', name: 'Platino hielo' },
];

/** `7.43 3` for what was found, `? text` for what was not, `7 ·` without a quantity. */
function read(text: string): string[] {
  return readToneList(text).map((entry) => {
    const found = findListedTone(entry, card);
    if (found.kind === 'found') return `${found.tone.number} ${found.quantityText ?? '·'}`;
    return `${found.kind === 'unknown' ? '?' : '2'} ${entry.text}`;
  });
}

describe('a pasted list of tones', () => {
  test.each<[string, string[]]>([
    ['7.43 x3, 6.0 x6', ['7.43 3', '6.0 6']],
    ['7.43 x3, 6.0 x6, 9.1', ['7.43 3', '6.0 6', '9.1 ·']],
    ['7,43 x3, 6,0 x6', ['7.43 3', '6.0 6']],
    ['7,43 x3,6,0 x6', ['7.43 3', '6.0 6']],
    ['7.43x3,6.0x6,9.1x2', ['7.43 3', '6.0 6', '9.1 2']],
    ['7/43 3; 743 2; 60 1', ['7.43 3', '7.43 2', '6.0 1']],
    ['7.43\n6.0\r\n9.1', ['7.43 ·', '6.0 ·', '9.1 ·']],
    ['7,43\n6,0', ['7.43 ·', '6.0 ·']],
    ['7.43\t3\n6.0\t6', ['7.43 3', '6.0 6']],
    ['7.43: 3\n6.0 = 6\n9.1 (2)', ['7.43 3', '6.0 6', '9.1 2']],
    ['7.43 x3 6.0x6', ['7.43 3', '6.0 6']],
    ['7.43 3 6.0 6', ['7.43 3', '6.0 6']],
    ['743*3 60x6', ['7.43 3', '6.0 6']],
    ['7.43 6.0 9.1', ['7.43 ·', '6.0 ·', '9.1 ·']],
    ['2 del 7.43 3 del 6.0', ['7.43 2', '6.0 3']],
    ['7.43 y 6.0', ['7.43 ·', '6.0 ·']],
    ['siete punto cuarenta y tres', ['7.43 ·']],
    ['siete cuarenta y tres', ['7.43 ·']],
    ['dos del siete punto cuarenta y tres', ['7.43 2']],
    ['siete punto cuarenta y tres por tres', ['7.43 3']],
    ['7.43 6.0 nada', ['? 7.43 6.0 nada']],
    ['3 x 7.43, 6 x 6.0', ['7.43 3', '6.0 6']],
    ['2 del 7.43 y nada\n3 tubos de 6.0', ['? 2 del 7.43 y nada', '6.0 3']],
    ['- 7.43 x3\n• 6.0 x6', ['7.43 3', '6.0 6']],
    ['tono 9.1 x2', ['9.1 2']],
    ['ALM-743 x2', ['7.43 2']],
    ['alm-az 2', ['Azul índigo 2']],
    ['azul indigo x2', ['Azul índigo 2']],
    ['7 x3', ['7 3']],
    ['7.44 x3', ['? 7.44 x3']],
    ['7.43 tres', ['7.43 tres']],
    ['7.43 x1.5', ['7.43 1.5']],
    ['10.1 x2', ['10.1 2']],
    ['101 x2', ['2 101 x2']],
    ['', []],
    [' ,;\n ', []],
  ])('%j', (text, expected) => expect(read(text)).toEqual(expected));

  test('every tone of the card is found again by what is printed, with its units', () => {
    const lines = fc.array(
      fc.record({ tone: fc.constantFrom(...card), units: fc.integer({ min: 1, max: 9999 }) }),
      { minLength: 1, maxLength: 20 },
    );
    const mark = fc.constantFrom(', ', '\n', ';', ',');
    fc.assert(
      fc.property(lines, mark, (wanted, between) => {
        const text = wanted.map(({ tone, units }) => `${tone.number} x${units}`).join(between);
        expect(read(text)).toEqual(wanted.map(({ tone, units }) => `${tone.number} ${units}`));
      }),
    );
  });

  test('whatever is pasted, it reads no more than it may and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 2000 }), (text) => {
        expect(readToneList(text).length).toBeLessThanOrEqual(300);
        read(text);
      }),
    );
  });
});
