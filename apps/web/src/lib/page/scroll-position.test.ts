import { expect, test } from 'vitest';
import { createMemoryStorage } from '#platform/platform.ts';
import { readScrollPosition, scrollPositions } from './scroll-position.ts';

test.each([
  ['{"k1":840,"k2":0}', 840],
  ['{"k2":0}', null],
  ['{"k1":"far"}', null],
  ['[', null],
  ['null', null],
  [null, null],
])('of %s, the place k1 was scrolled %s', (kept, index) => {
  const tab = createMemoryStorage();
  tab.write(scrollPositions, kept);
  expect(readScrollPosition(tab, 'k1')).toBe(index);
});
