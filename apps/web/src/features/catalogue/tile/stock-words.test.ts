import { expect, test } from 'vitest';
import { describeStock, stockColour } from './stock-words.ts';

test.each([
  ['many', { available: 11 }, 'available', 'Disponible'],
  ['the most that is said by number', { available: 10 }, 'low', 'Quedan 10'],
  ['one', { available: 1 }, 'low', 'Queda 1'],
  ['none', { available: 0 }, 'sold-out', 'Agotado'],
  [
    'none, and an arrival of what is sold ahead',
    { available: 0, isPresale: true, arrivesOn: '2026-12-01' },
    'presale',
    'Preventa · sale mar 1 de dic',
  ],
  ['none, sold ahead without an arrival', { available: 0, isPresale: true }, 'sold-out', 'Agotado'],
  [
    'none, and an arrival of what is not sold ahead',
    { available: 0, arrivesOn: '2026-12-01' },
    'sold-out',
    'Agotado',
  ],
  [
    'some, before an arrival',
    { available: 3, isPresale: true, arrivesOn: '2026-12-01' },
    'low',
    'Quedan 3',
  ],
])('%s', (_, facts, kind, text) => {
  const words = describeStock({ isPresale: false, arrivesOn: null, ...facts });
  expect(words).toEqual({ kind, text });
  expect(stockColour[words.kind]).toMatch(/^text-/);
});
