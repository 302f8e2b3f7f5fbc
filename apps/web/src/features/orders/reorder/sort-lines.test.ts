import { expect, test } from 'vitest';
import { buildReorderLine as line } from './reorder.builders.ts';
import { sortLines, unitsAdded } from './sort-lines.ts';

test('dearer, fewer and in presale are changes; what cannot be had is told apart', () => {
  const same = line({ code: 'SAME' });
  const dearer = line({ code: 'DEARER', priceNow: 12_000 });
  const fewer = line({ code: 'FEWER', state: 'PARTIAL', quantityNow: 1 });
  const later = line({ code: 'LATER', quantityNow: 0, quantityPresale: 2 });
  const gone = line({ code: 'GONE', state: 'UNAVAILABLE', quantityNow: 0, priceNow: null });
  const lines = [same, dearer, fewer, later, gone];
  expect(sortLines(lines)).toEqual({ same: [same], changed: [dearer, fewer, later], gone: [gone] });
  expect(unitsAdded(lines)).toBe(7);
});
