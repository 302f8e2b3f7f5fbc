import { describe, expect, it } from 'vitest';
import { offeredPart, planCreditPart, splitDue } from './credit-part.ts';

const state = (left: number, overdue = 0) => ({ left, overdue, nextDue: null });

describe('planCreditPart', () => {
  it.each([
    ['nothing is asked', 0, state(300), { part: 0, most: 300, refusal: null }],
    ['as much as there is', 300, state(300), { part: 300, most: 300, refusal: null }],
    [
      'more than there is: nothing is taken',
      301,
      state(300),
      { part: 0, most: 300, refusal: { kind: 'partShort', left: 300, part: 301 } },
    ],
    ['never all of it', 999, state(5000), { part: 999, most: 999, refusal: null }],
    ['all of it', 1000, state(5000), { part: 0, most: 999, refusal: { kind: 'partWhole' } }],
    [
      'something is overdue',
      10,
      state(300, 1),
      { part: 0, most: 0, refusal: { kind: 'overdue', overdue: 1 } },
    ],
    [
      'no credit any more',
      10,
      null,
      { part: 0, most: 0, refusal: { kind: 'partShort', left: 0, part: 10 } },
    ],
  ])('%s', (_, asked, credit, expected) => {
    expect(planCreditPart(asked, 1000, credit)).toMatchObject({ asked, ...expected });
  });

  it('an order of nothing takes nothing', () => {
    expect(planCreditPart(0, 0, state(300)).most).toBe(0);
  });
});

describe('splitDue: what is cancelled comes off the credit first', () => {
  it.each([
    ['nothing cancelled', 0, 300, 700],
    ['less than the part', 100, 200, 700],
    ['the part', 300, 0, 700],
    ['more than the part', 450, 0, 550],
    ['all', 1000, 0, 0],
  ])('%s', (_, cancelled, credit, other) => {
    expect(splitDue({ total: 1000, cancelled, creditPart: 300 })).toEqual({ credit, other });
  });

  it('without a part it is what is left', () => {
    expect(splitDue({ total: 1000, cancelled: 400, creditPart: 0 })).toEqual({
      credit: 0,
      other: 600,
    });
  });
});

describe('offeredPart', () => {
  it.each([
    ['all that is left, where the order is larger', 300, 300, 300],
    ['half of an order that it could pay whole, in thousands', 1_860_000, 1_457_725, 729_000],
    ['of a very small one to the peso', 5_000, 499, 250],
    ['never more than can be asked for', 5_000, 999, 999],
    ['nothing where nothing can be asked for', 5_000, 0, 0],
  ])('%s', (_, left, most, expected) => {
    expect(offeredPart({ left, most })).toBe(expected);
  });
});
