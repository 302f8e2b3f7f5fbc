import { expect, test } from 'vitest';
import { type BulkItem, chunksOf, isDue, shapeOf } from './bulk-pictures.ts';

test.each([
  ['nothing', [], 3, []],
  ['fewer than fit', [1, 2], 3, [[1, 2]]],
  ['exactly as many as fit', [1, 2, 3], 3, [[1, 2, 3]]],
  ['one more', [1, 2, 3, 4], 3, [[1, 2, 3], [4]]],
  ['one at a time', [1, 2], 1, [[1], [2]]],
])('chunksOf %s', (_, all, most, chunks) => {
  expect(chunksOf(all, most)).toEqual(chunks);
});

const subject: BulkItem['subject'] = { kind: 'tone', id: '7', name: '7.43' } as never;

test.each([
  ['ready, of something that the shop has', subject, 'ready', true],
  ['sent and not yet in its place', subject, 'sent', true],
  ['failed: it may be tried again', subject, 'failed', true],
  ['in its place', subject, 'placed', false],
  ['of nothing that the shop has', null, 'ready', false],
] as const)('a picture is still to be handed over: %s', (_, of, state, due) => {
  expect(isDue({ subject: of, state } as BulkItem)).toBe(due);
});

test('each subject has a shape of its own', () => {
  expect(new Set(Object.values(shapeOf)).size).toBe(Object.keys(shapeOf).length);
});
