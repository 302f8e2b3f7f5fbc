import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fail, ok } from '../kernel/result.ts';
import { type Arrival, type PresaleRequest, splitPresale } from './room.ts';

const december: Arrival = { arrivalId: 'dec', date: '2026-12-01', remaining: 4 };
const november: Arrival = { arrivalId: 'nov', date: '2026-11-18', remaining: 3 };

const aRequest = (change: Partial<PresaleRequest>): PresaleRequest => ({
  requested: 1,
  available: 6,
  isPresale: true,
  excludedFromPresale: false,
  arrivals: [december, november],
  ...change,
});

describe('§4 normal stock first, presale beyond it', () => {
  test.each([
    ['within stock', 5, 5, []],
    ['all the stock', 6, 6, []],
    ['one beyond', 7, 6, [['nov', 1]]],
    ['the whole first arrival', 9, 6, [['nov', 3]]],
    [
      'into the second arrival',
      10,
      6,
      [
        ['nov', 3],
        ['dec', 1],
      ],
    ],
    [
      'everything there is',
      13,
      6,
      [
        ['nov', 3],
        ['dec', 4],
      ],
    ],
    ['nothing', 0, 0, []],
  ] as const)('%s: %d units', (_, requested, fromStock, taken) => {
    const dates = { nov: november.date, dec: december.date };
    const promises = taken.map(([arrivalId, units]) => ({
      arrivalId,
      date: dates[arrivalId],
      quantity: units,
    }));
    expect(splitPresale(aRequest({ requested }))).toEqual(ok({ fromStock, promises }));
  });

  test('without stock everything is presale', () => {
    expect(splitPresale(aRequest({ requested: 2, available: 0 }))).toEqual(
      ok({ fromStock: 0, promises: [{ arrivalId: 'nov', date: '2026-11-18', quantity: 2 }] }),
    );
  });

  test('an arrival that is sold out is passed over without an empty promise', () => {
    const arrivals = [{ ...november, remaining: 0 }, december];
    expect(splitPresale(aRequest({ requested: 7, arrivals }))).toEqual(
      ok({ fromStock: 6, promises: [{ arrivalId: 'dec', date: '2026-12-01', quantity: 1 }] }),
    );
  });

  test('two arrivals of one day are promised apart, in a fixed order', () => {
    const twin = { ...november, arrivalId: 'a-nov' };
    const result = splitPresale(aRequest({ requested: 10, arrivals: [november, twin] }));
    expect(result.ok && result.value.promises.map((promise) => promise.arrivalId)).toEqual([
      'a-nov',
      'nov',
    ]);
  });
});

describe('§5 a non-presale quantity cannot exceed stock, nor a presale one its caps', () => {
  test.each<[string, Partial<PresaleRequest>, 'OUT_OF_STOCK' | 'STOCK_EXCEEDED', number]>([
    ['not presale', { isPresale: false, requested: 7 }, 'STOCK_EXCEEDED', 6],
    ['excluded from presale', { excludedFromPresale: true, requested: 7 }, 'STOCK_EXCEEDED', 6],
    ['presale without arrivals', { arrivals: [], requested: 7 }, 'STOCK_EXCEEDED', 6],
    ['beyond stock and caps', { requested: 14 }, 'STOCK_EXCEEDED', 13],
    ['no stock, not presale', { isPresale: false, available: 0 }, 'OUT_OF_STOCK', 0],
    ['no stock, excluded', { excludedFromPresale: true, available: 0 }, 'OUT_OF_STOCK', 0],
    ['stock below zero', { isPresale: false, available: -3 }, 'OUT_OF_STOCK', 0],
    ['no stock but some presale', { available: 0, requested: 8 }, 'STOCK_EXCEEDED', 7],
    [
      'an arrival sold out',
      { available: 0, arrivals: [{ ...november, remaining: 0 }] },
      'OUT_OF_STOCK',
      0,
    ],
    [
      'an arrival oversold',
      { available: 0, arrivals: [{ ...november, remaining: -2 }] },
      'OUT_OF_STOCK',
      0,
    ],
  ])('%s', (_, change, kind, available) => {
    expect(splitPresale(aRequest(change))).toEqual(fail({ kind, available }));
  });

  test.each([-1, 1.5, Number.NaN])('%d units is a defect and throws', (requested) => {
    expect(() => splitPresale(aRequest({ requested }))).toThrow(RangeError);
  });
});

describe('D-8 whatever the stock and the arrivals', () => {
  const date = fc
    .integer({ min: 1, max: 28 })
    .map((day) => `2026-12-${String(day).padStart(2, '0')}`);
  const arrivals = fc.uniqueArray(
    fc.record({ arrivalId: fc.uuid(), date, remaining: fc.integer({ min: -3, max: 20 }) }),
    { selector: (arrival) => arrival.arrivalId, maxLength: 5 },
  );
  const requests = fc.record({
    requested: fc.integer({ min: 0, max: 80 }),
    available: fc.integer({ min: -5, max: 40 }),
    isPresale: fc.boolean(),
    excludedFromPresale: fc.boolean(),
    arrivals,
  });
  const capOf = (request: PresaleRequest) =>
    request.isPresale && !request.excludedFromPresale
      ? request.arrivals.reduce((sum, arrival) => sum + Math.max(0, arrival.remaining), 0)
      : 0;

  test('never more than stock, never more than a cap, and the sum is what was requested', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const result = splitPresale(request);
        if (!result.ok) return;
        const { fromStock, promises } = result.value;
        expect(fromStock).toBeLessThanOrEqual(Math.max(0, request.available));
        expect(fromStock + promises.reduce((sum, one) => sum + one.quantity, 0)).toBe(
          request.requested,
        );
        for (const promise of promises) {
          const arrival = request.arrivals.find((one) => one.arrivalId === promise.arrivalId);
          expect(promise.quantity).toBeGreaterThan(0);
          expect(promise.quantity).toBeLessThanOrEqual(arrival?.remaining ?? 0);
          expect(promise.date).toBe(arrival?.date);
        }
      }),
    );
  });

  test('it fails only when there is too little, and says exactly how much there is', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const there = Math.max(0, request.available) + capOf(request);
        const result = splitPresale(request);
        expect(result.ok).toBe(request.requested <= there);
        if (!result.ok) expect(result.error.available).toBe(there);
      }),
    );
  });

  test('what a shortage offers can be had', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const result = splitPresale(request);
        if (result.ok) return;
        expect(splitPresale({ ...request, requested: result.error.available }).ok).toBe(true);
      }),
    );
  });

  test('stock is used up before presale, and an arrival before any later one', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const result = splitPresale(request);
        if (!result.ok || result.value.promises.length === 0) return;
        const { fromStock, promises } = result.value;
        expect(fromStock).toBe(Math.max(0, request.available));
        const dates = promises.map((promise) => promise.date);
        expect(dates).toEqual(dates.toSorted());
        const last = dates.at(-1) ?? '';
        for (const earlier of request.arrivals) {
          if (earlier.date >= last || earlier.remaining <= 0) continue;
          const promise = promises.find((one) => one.arrivalId === earlier.arrivalId);
          expect(promise?.quantity).toBe(earlier.remaining);
        }
      }),
    );
  });
});
