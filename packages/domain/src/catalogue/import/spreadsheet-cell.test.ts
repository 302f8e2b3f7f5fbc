import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isFormula, readSafeCell, writeSafeCell } from './spreadsheet-cell.ts';

test.each(['=1+1', '+SUMA(A1)', '-2', '@x', '\tx', '\rx', "'=1", '＝1'])(
  'a spreadsheet runs nothing of %j',
  (text) => expect(writeSafeCell(text)).toMatch(/^'/),
);

test('what was written is read again, whatever it is', () => {
  const start = fc.constantFrom('', "'", "''", '=', "'=", '-', '@', '\t');
  fc.assert(
    fc.property(start, fc.string(), (begin, rest) => {
      expect(readSafeCell(writeSafeCell(begin + rest))).toBe(begin + rest);
    }),
  );
});

test.each([
  ['=HYPERLINK("http://x")', true],
  ['=1', true],
  ['+SUMA(A1:A2)', true],
  ["@cmd|' /C calc'!A0", true],
  ['-5', false],
  ['+Brillo intenso', false],
  ['@salon', false],
  ['Tinte (rojo)', false],
])('%j is a formula: %s', (cell, answer) => expect(isFormula(cell)).toBe(answer));
