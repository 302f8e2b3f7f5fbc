import { describe, expect, test } from 'vitest';
import { judgeParts, type PartFacts, weighCombo } from './combo-parts.ts';

const facts = (change: Partial<PartFacts> = {}): PartFacts => ({
  name: 'Tinte',
  isCombo: false,
  isWithdrawn: false,
  hasOptions: true,
  optionIds: ['11', '12'],
  withdrawnOptionIds: ['13'],
  ...change,
});
const plain = facts({ name: 'Guantes', hasOptions: false, optionIds: ['21'] });
const known = (one: PartFacts = facts()) =>
  new Map([
    ['1', one],
    ['2', plain],
  ]);
const part = (productId: string, optionId: string | null = null) => ({ productId, optionId });

describe('what may be a part of a combo', () => {
  test.each([
    ['a tone and what has none', [part('1', '11'), part('2')], known(), null],
    ['a choice of the buyer, twice', [part('1'), part('1')], known(), null],
    ['one tone and the choice of another', [part('1', '11'), part('1')], known(), null],
    ['the combo of itself', [part('9')], known(), 'self'],
    [
      'another combo, through which it could hold itself',
      [part('1')],
      known(facts({ isCombo: true })),
      'combo',
    ],
    ['what is withdrawn', [part('1', '11')], known(facts({ isWithdrawn: true })), 'withdrawn'],
    ['what has nothing left to choose', [part('1')], known(facts({ optionIds: [] })), 'withdrawn'],
    ['a withdrawn tone', [part('1', '13')], known(), 'withdrawnOption'],
    ['a tone of another product', [part('1', '21')], known(), 'unknown'],
    ['what does not exist', [part('5')], known(), 'unknown'],
    ['one tone in two parts', [part('1', '11'), part('1', '11')], known(), 'twice'],
    ['what has no options in two parts', [part('2'), part('2', '21')], known(), 'twice'],
  ] as const)('%s', (_, parts, all, kind) => {
    expect(judgeParts('9', parts, all)?.kind ?? null).toBe(kind);
  });
});

describe('what a combo is worth', () => {
  const packed = (name: string, quantity: number, price: number | null, available: number) => ({
    name,
    quantity,
    price,
    available,
  });

  test('the parts one by one, what is off, and what runs out first', () => {
    const parts = [packed('Tinte', 6, 10_000, 20), packed('Oxidante', 1, 20_000, 3)];
    expect(weighCombo(parts, 60_000)).toEqual({
      apart: 80_000,
      off: 0.25,
      scarce: ['Tinte', 'Oxidante'],
    });
    expect(weighCombo(parts, 88_000).off).toBeCloseTo(-0.1);
    expect(
      weighCombo([packed('Tinte', 6, 10_000, 5), packed('Oxidante', 1, 1, 1)], 1).scarce,
    ).toEqual(['Tinte']);
  });

  test('unknown where a part or the combo has no price there', () => {
    const parts = [packed('Tinte', 1, null, 1)];
    expect(weighCombo(parts, 5)).toMatchObject({ apart: null, off: null });
    expect(weighCombo([packed('Tinte', 1, 5, 1)], null)).toMatchObject({ apart: 5, off: null });
  });
});
