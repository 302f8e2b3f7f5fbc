import { describe, expect, test } from 'vitest';
import { type NamedRule, unusedRules } from './unused-rules.ts';

const moment = new Date('2026-11-27T15:00:00Z');
const rule = (part: Partial<NamedRule>): NamedRule => ({
  kind: 'list',
  id: '1',
  name: 'Oro',
  startsAt: null,
  endsAt: null,
  audience: [],
  breaks: [],
  ...part,
});
const step = (kind: 'list' | 'deal', id: string, name: string) => {
  return { kind, id, name, before: 10, after: 9 };
};
const reasonOf = (part: Partial<NamedRule>, steps: ReturnType<typeof step>[] = [], quantity = 1) =>
  unusedRules([rule(part)], { steps }, { quantity, moment })[0]?.reason;

describe('a rule that made no step of a price', () => {
  test.each([
    [{ audience: [{ of: 'tier', needs: 'Oro', isMet: false }] }, { of: 'tier', needs: 'Oro' }],
    [
      { startsAt: new Date('2026-12-01T05:00:00Z') },
      { of: 'coming', needs: '2026-12-01T05:00:00.000Z' },
    ],
    [{ endsAt: moment }, { of: 'over', needs: moment.toISOString() }],
    [
      {
        kind: 'deal',
        breaks: [
          { minQuantity: 12, percent: 10 },
          { minQuantity: 6, percent: 5 },
        ],
      },
      { of: 'quantity', needs: '6' },
    ],
    [{ audience: [{ of: 'city', needs: 'Cali', isMet: true }] }, { of: 'outranked', needs: '' }],
  ] as const)('%o lacks %o', (part, expected) => {
    expect(reasonOf(part as Partial<NamedRule>)).toEqual(expected);
  });

  test('names the one that was stronger', () => {
    expect(reasonOf({ id: '2' }, [step('list', '1', 'Plata')])).toEqual({
      of: 'outranked',
      needs: 'Plata',
    });
  });

  test('is not told where it made the price', () => {
    expect(reasonOf({}, [step('list', '1', 'Oro')])).toBeUndefined();
    const deal = { kind: 'deal', id: '4', breaks: [{ minQuantity: 1, percent: 5 }] } as const;
    expect(reasonOf(deal, [step('deal', '4', 'Oferta')])).toBeUndefined();
  });
});
