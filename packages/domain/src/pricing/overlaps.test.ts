import { describe, expect, test } from 'vitest';
import { overlapOf, overlapsOf, type PlacedPrice } from './overlaps.ts';
import { resolvedPrice } from './price-request.builders.ts';
import { isInWindow, momentIn } from './window.ts';

const day = (n: number) => new Date(Date.UTC(2026, 10, n, 5));
const price = (parts: Partial<PlacedPrice> = {}): PlacedPrice => ({
  id: '1',
  name: 'Black',
  price: 8_000,
  warehouseId: null,
  startsAt: day(10),
  endsAt: day(20),
  ...parts,
});
const other = (parts: Partial<PlacedPrice> = {}) => price({ id: '2', name: 'Navidad', ...parts });

describe('two programmed prices of a product', () => {
  test.each([
    ['begin when the other ends', { startsAt: day(20), endsAt: null }, null],
    ['end when the other begins', { startsAt: null, endsAt: day(10) }, null],
    ['share their last days', { startsAt: day(15), endsAt: null }, [day(15), day(20)]],
    ['share their first days', { startsAt: null, endsAt: day(12) }, [day(10), day(12)]],
    ['lie within one another', { startsAt: day(12), endsAt: day(14) }, [day(12), day(14)]],
    ['hold for ever', { startsAt: null, endsAt: null }, [day(10), day(20)]],
  ])('meet where they %s', (_, window, shared) => {
    const found = overlapOf(price(), other(window))?.shared ?? null;
    expect(found && [found.startsAt, found.endsAt]).toEqual(shared);
  });

  test.each([
    ['everywhere', null, null, true],
    ['in one warehouse', '2', '2', true],
    ['everywhere and in one', null, '2', false],
    ['in two warehouses', '1', '2', null],
  ])('are refused in the same place alone: %s', (_, first, second, isRefused) => {
    const found = overlapOf(price({ warehouseId: first }), other({ warehouseId: second }));
    expect(found?.isRefused ?? null).toBe(isRefused);
  });

  test.each([
    [8_000, 7_000, '2'],
    [7_000, 8_000, '1'],
    [8_000, 8_000, '1'],
  ])('that cost %i and %i: the winner is what the resolver charges', (first, second, id) => {
    const both = [price({ price: first }), other({ price: second, warehouseId: '2' })] as const;
    const found = overlapOf(...both);
    const moment = momentIn(found?.shared ?? price());
    const charged = resolvedPrice({ programmed: both, moment });
    expect([found?.winner.id, found?.winner.price]).toEqual([id, charged.price]);
  });
});

test('a window has a moment in it, also when it has no start', () => {
  for (const window of [price(), price({ startsAt: null }), price({ endsAt: null })]) {
    expect(isInWindow(window, momentIn(window))).toBe(true);
  }
});

test('of three, each pair that meets is told once', () => {
  const third = other({ id: '3', startsAt: day(19), endsAt: day(25), warehouseId: '1' });
  const found = overlapsOf([price(), other({ startsAt: day(20), endsAt: day(22) }), third]);
  expect(found.map(({ first, second }) => first.id + second.id)).toEqual(['13', '23']);
});
