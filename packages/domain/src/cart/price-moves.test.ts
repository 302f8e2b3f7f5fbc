import { expect, test } from 'vitest';
import { areMovesTold, betweenPriceNotices, keysOf, type PriceMove } from './price-moves.ts';

const now = new Date('2026-11-26T15:00:00Z');
const move = (lineId: string, after: number): PriceMove => ({
  lineId,
  versionId: 1,
  before: 10_000,
  after,
});
const ago = (ms: number) => new Date(now.getTime() - ms);

test.each<[string, PriceMove[], Date | null, PriceMove[], boolean]>([
  ['nothing moved', [], null, [], false],
  ['the first one', [move('a', 12_000)], null, [], true],
  ['told already', [move('a', 12_000)], ago(betweenPriceNotices), [move('a', 12_000)], false],
  ['moved on', [move('a', 13_000)], ago(betweenPriceNotices), [move('a', 12_000)], true],
  ['another line', [move('b', 12_000)], ago(betweenPriceNotices), [move('a', 12_000)], true],
  ['too soon after', [move('a', 13_000)], ago(betweenPriceNotices - 1), [move('a', 12_000)], false],
])('%s', (_title, moves, toldAt, told, isTold) => {
  expect(areMovesTold(moves, { toldAt, told: keysOf(told) }, now)).toBe(isTold);
});
