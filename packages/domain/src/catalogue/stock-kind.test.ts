import { expect, test } from 'vitest';
import { stockKind } from './stock-kind.ts';

test.each([
  [{ available: 11, isPresale: false, arrivesOn: null }, 'available'],
  [{ available: 10, isPresale: true, arrivesOn: '2026-12-01' }, 'low'],
  [{ available: 1, isPresale: false, arrivesOn: null }, 'low'],
  [{ available: 0, isPresale: true, arrivesOn: '2026-12-01' }, 'presale'],
  [{ available: 0, isPresale: true, arrivesOn: null }, 'sold-out'],
  [{ available: 0, isPresale: false, arrivesOn: '2026-12-01' }, 'sold-out'],
] as const)('%o is %s', (facts, kind) => {
  expect(stockKind(facts)).toBe(kind);
});
