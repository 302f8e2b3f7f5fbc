import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceAt, priceByQuantity } from './price-by-quantity.ts';
import { type PriceRequest, resolvePrice } from './resolve-price.ts';

const now = new Date('2026-11-17T17:00:00Z');
const id = fc.string({ minLength: 1, maxLength: 4 });
const pesos = fc.integer({ min: 0, max: 5_000_000 });
const percent = fc.integer({ min: -1_000, max: 15_000 }).map((hundredths) => hundredths / 100);
const moment = fc.option(fc.integer({ min: -2, max: 2 }).map((h) => new Date(+now + h * 3.6e6)));
const span = { startsAt: moment, endsAt: moment };

const requests: fc.Arbitrary<PriceRequest> = fc.record({
  base: pesos,
  list: fc.array(
    fc.record({
      id,
      name: id,
      price: fc.option(pesos),
      percent: fc.option(percent),
      priority: fc.integer({ min: 0, max: 2 }),
      ...span,
    }),
    { maxLength: 4 },
  ),
  programmed: fc.array(fc.record({ id, name: id, price: pesos, ...span }), { maxLength: 3 }),
  deals: fc.array(
    fc.record({
      id,
      name: id,
      kind: fc.constantFrom('volume', 'percentage'),
      breaks: fc.array(fc.record({ minQuantity: fc.integer({ min: 1, max: 60 }), percent }), {
        maxLength: 4,
      }),
      ...span,
    }),
    { maxLength: 3 },
  ),
  versionDiscount: fc.option(fc.record({ percent: fc.option(percent), value: fc.option(pesos) })),
  quantity: fc.integer({ min: 1, max: 100 }),
  moment: fc.constant(now),
});

describe('D-6 whatever the rules', () => {
  test('a price is whole pesos, never below 0, and never above what is struck out', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const { price, originalPrice } = resolvePrice(request);
        expect(Number.isInteger(price) && price >= 0).toBe(true);
        expect(originalPrice).toBeGreaterThanOrEqual(price);
      }),
    );
  });

  test('the steps lead from the base to the price without a gap, in the order of D-6', () => {
    const order = ['base', 'list', 'programmed', 'deal', 'version'];
    fc.assert(
      fc.property(requests, (request) => {
        const { price, steps } = resolvePrice(request);
        expect(steps[0]).toMatchObject({ kind: 'base', after: request.base });
        expect(steps.at(-1)?.after).toBe(price);
        steps.slice(1).forEach((step, index) => {
          expect(step.before).toBe(steps[index]?.after);
        });
        const places = steps.map((step) => order.indexOf(step.kind));
        expect(places).toEqual([...new Set(places)].sort());
      }),
    );
  });

  test('deals and version discounts never raise a price', () => {
    fc.assert(
      fc.property(requests, (request) => {
        for (const step of resolvePrice(request).steps) {
          if (step.kind === 'deal' || step.kind === 'version') {
            expect(step.after).toBeLessThanOrEqual(step.before);
          }
        }
      }),
    );
  });

  test('a bigger order never costs more a unit', () => {
    fc.assert(
      fc.property(requests, fc.nat({ max: 100 }), (request, more) => {
        const bigger = { ...request, quantity: request.quantity + more };
        expect(resolvePrice(bigger).price).toBeLessThanOrEqual(resolvePrice(request).price);
      }),
    );
  });

  test('the order of the rows never changes the price', () => {
    fc.assert(
      fc.property(requests, (request) => {
        const reversed = {
          ...request,
          list: request.list.toReversed(),
          programmed: request.programmed.toReversed(),
          deals: request.deals.toReversed(),
        };
        expect(resolvePrice(reversed).price).toBe(resolvePrice(request).price);
      }),
    );
  });

  test('a price looked up by quantity is the price that is resolved for it', () => {
    fc.assert(
      fc.property(requests, fc.nat({ max: 100 }), (request, more) => {
        const { quantity: least, ...rest } = request;
        const { price } = resolvePrice(request);
        const resolved = resolvePrice({ ...rest, quantity: least + more });
        const steps = priceByQuantity(rest, least);
        expect(priceAt(price, steps, least + more)).toBe(resolved.price);
      }),
    );
  });
});
