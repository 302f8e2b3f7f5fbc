import { describe, expect, it } from 'vitest';
import {
  compareDrafts,
  type DraftChange,
  type ShownDraftLine,
  withOwnChange,
} from './draft-changes.ts';

const line = (key: string, units: number, price = 1000): ShownDraftLine => {
  return { key, name: `Tinte ${key}`, versionName: null, units, price };
};
const change = (kind: DraftChange['kind'], key: string, before: number, after: number) => {
  return { kind, name: `Tinte ${key}`, versionName: null, before, after };
};

describe('what changed since the draft was shown', () => {
  it.each<[string, ShownDraftLine[], ShownDraftLine[], DraftChange[]]>([
    ['nothing', [line('a', 2)], [line('a', 2)], []],
    ['more units', [line('a', 2)], [line('a', 5)], [change('quantity', 'a', 2, 5)]],
    ['another price', [line('a', 2)], [line('a', 2, 900)], [change('price', 'a', 1000, 900)]],
    [
      'both of one line',
      [line('a', 2)],
      [line('a', 12, 800)],
      [change('quantity', 'a', 2, 12), change('price', 'a', 1000, 800)],
    ],
    [
      'one gone, one new',
      [line('a', 2), line('b', 1)],
      [line('b', 1), line('c', 3)],
      [change('added', 'c', 0, 3), change('removed', 'a', 2, 0)],
    ],
    ['put in from nothing', [], [line('a', 1)], [change('added', 'a', 0, 1)]],
  ])('%s', (_, shown, current, changes) => {
    expect(compareDrafts(shown, current)).toEqual(changes);
  });
});

describe('a change of the buyer’s own', () => {
  it.each<[string, ShownDraftLine[], ShownDraftLine[], ShownDraftLine[], DraftChange[]]>([
    ['is no news', [line('a', 2)], [line('a', 2)], [line('a', 4)], []],
    [
      'nor is what they took out',
      [line('a', 2), line('b', 1)],
      [line('a', 2), line('b', 1)],
      [line('a', 2)],
      [],
    ],
    [
      'the seller’s stay news',
      [line('a', 2), line('b', 1)],
      [line('a', 2), line('b', 9)],
      [line('a', 4), line('b', 9)],
      [change('quantity', 'b', 1, 9)],
    ],
    [
      'so does the price that a volume brings',
      [line('a', 2), line('b', 1)],
      [line('a', 2), line('b', 1)],
      [line('a', 12, 800), line('b', 1, 800)],
      [change('price', 'b', 1000, 800)],
    ],
  ])('%s', (_, shown, before, after, changes) => {
    expect(compareDrafts(withOwnChange(shown, before, after), after)).toEqual(changes);
  });
});
