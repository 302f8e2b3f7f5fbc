import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findFieldConflicts, mergeChoices } from './merge-conflict.ts';

const read = { name: 'Igora', story: '', days: '3' };

describe('two people saving the same row', () => {
  it('asks about what both changed, and keeps what only one did', () => {
    const mine = { name: 'Igora Royal', story: 'Desde 1962', days: '3' };
    const theirs = { name: 'Igora Vibrance', story: '', days: '5' };
    const conflicts = findFieldConflicts(read, mine, theirs);
    expect(conflicts).toEqual([
      { name: 'name', mine: 'Igora Royal', theirs: 'Igora Vibrance', isChoice: true },
      { name: 'days', mine: '3', theirs: '5', isChoice: false },
    ]);
    expect(mergeChoices(mine, conflicts, new Set(['name']))).toEqual({
      name: 'Igora Royal',
      story: 'Desde 1962',
      days: '5',
    });
    expect(mergeChoices(mine, conflicts, new Set()).name).toBe('Igora Vibrance');
  });

  it('does not ask when both wrote the same', () => {
    const both = { ...read, name: 'Igora Royal' };
    expect(findFieldConflicts(read, both, both)).toMatchObject([{ isChoice: false }]);
  });

  it('ends each field as one of the two saw it end, whatever is chosen', () => {
    const values = fc.record({
      name: fc.constantFrom('a', 'b', 'c'),
      story: fc.constantFrom('a', 'b', 'c'),
      days: fc.constantFrom('1', '2', '3'),
    });
    fc.assert(
      fc.property(
        values,
        values,
        values,
        fc.subarray(['name', 'story', 'days']),
        (was, mine, theirs, chosen) => {
          const merged = mergeChoices(mine, findFieldConflicts(was, mine, theirs), new Set(chosen));
          for (const name of ['name', 'story', 'days'] as const) {
            expect([mine[name], theirs[name]]).toContain(merged[name]);
            // What only one of them changed is never lost.
            if (mine[name] === was[name]) expect(merged[name]).toBe(theirs[name]);
            if (theirs[name] === was[name]) expect(merged[name]).toBe(mine[name]);
          }
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
