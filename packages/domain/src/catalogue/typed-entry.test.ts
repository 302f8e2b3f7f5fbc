import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readTypedEntry } from './typed-entry.ts';

const card = [
  { code: 'ALM-743', number: '7.43', name: 'Rubio medio cobrizo dorado' },
  { code: 'ALM-71', number: '7.1', name: 'Rubio medio ceniza' },
  { code: 'ALM-70', number: '7.0', name: 'Rubio medio' },
  { code: 'ALM-60', number: '6.0', name: 'Rubio oscuro' },
  { code: 'ALM-10A', number: '10.1', name: 'Platino ceniza' },
  { code: 'ALM-10B', number: '10/1', name: 'Platino hielo' },
];

/** `7.43 3` of a tone, `? text` of a doubt, `2 text` where several answer. */
function read(text: string): string {
  const entry = readTypedEntry(text, card);
  if (entry.kind !== 'tones') {
    return entry.kind === 'quantity-alone' ? `x${entry.quantityText}` : entry.kind;
  }
  const found = entry.found.map(
    ({ tone, quantityText }) => `${tone.number} ${quantityText ?? '·'}`,
  );
  const doubts = entry.doubts.map(
    ({ text: said, tones }) => `${tones.length > 0 ? 2 : '?'} ${said}`,
  );
  return [...found, ...doubts].join(' | ');
}

const signature =
  'Marcela Ríos\nAdministradora\nSalón Luna Nueva\nCra 43 # 7-21, Medellín\nTel. 310 555 12 34\nEnviado desde mi iPhone';

describe('what is typed into a card, with Enter', () => {
  test.each([
    ['7.43', '7.43 ·'],
    [' 743 ', '7.43 ·'],
    ['7,43', '7.43 ·'],
    ['7/43', '7.43 ·'],
    ['7 43', '7.43 ·'],
    ['alm-743', '7.43 ·'],
    ['7.43x3', '7.43 3'],
    ['7.43 x 3', '7.43 3'],
    ['743*3', '7.43 3'],
    ['743 3', '7.43 3'],
    ['3 x 743', '7.43 3'],
    ['2 del 7.1', '7.1 2'],
    ['dos del siete punto uno', '7.1 2'],
    ['siete punto cuarenta y tres', '7.43 ·'],
    ['siete cuarenta y tres', '7.43 ·'],
    ['7.43 x3 6.0x6', '7.43 3 | 6.0 6'],
    ['7.43 6.0 7.1', '7.43 · | 6.0 · | 7.1 ·'],
    ['7.43 6.0', '7.43 · | 6.0 ·'],
    ['7.43\n6.0 x2\n7.1', '7.43 · | 6.0 2 | 7.1 ·'],
    ['7.43 x 9999', '7.43 9999'],
    ['7.43x99999', '7.43 99999'],
    ['7.43 x0', '7.43 0'],
    ['7.43 x1.5', '7.43 1.5'],
    ['8.88', 'search'],
    ['8.88 x3', '? 8.88 x3'],
    ['7.43 x3, 8.88', '7.43 3 | ? 8.88'],
    ['10.1', '10.1 ·'],
    ['101', 'search'],
    ['101 x2', '2 101 x2'],
    ['7', 'search'],
    ['7 x3', '2 7 x3'],
    ['cobrizo', 'search'],
    ['x3', 'x3'],
    ['*12', 'x12'],
    ['3x', 'x3'],
    ['', 'nothing'],
    ['   ', 'nothing'],
    ['💇‍♀️✨', 'nothing'],
    ['¡¿?!', 'nothing'],
    ['7.43 💛', '7.43 ·'],
  ])('%j', (text, expected) => expect(read(text)).toBe(expected));

  test('a pasted signature takes nothing of the card', () => {
    expect(read(signature)).not.toMatch(/^\d/);
  });

  test('five thousand characters are read, and no more', () => {
    expect(read(`${'a'.repeat(4995)} 7.43\n7.1`)).not.toContain('7.1 ·');
    const entry = readTypedEntry('7.43 '.repeat(2000), card);
    expect(entry.kind).not.toBe('nothing');
  });

  test('whatever is typed, it answers', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(readTypedEntry(text, card).kind).toBeTruthy();
      }),
    );
  });
});
