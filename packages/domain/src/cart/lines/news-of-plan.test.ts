import { expect, test } from 'vitest';
import { aCart, aLine, aPresale, aTone, cartNow } from '../cart.builders.ts';
import { planCart } from '../plan/plan-cart.ts';
import { newsOfPlan } from './news-of-plan.ts';

test('each line says its news once, though it leaves on several days; sold-out ones as well', () => {
  const rows = [
    aLine(1, { advance: true, quantity: 5, seenPrice: 900, seenUnits: 0, seenDate: '2026-12-15' }),
    aLine(2, { productId: 2, versionId: 2, quantity: 3 }),
  ];
  const plan = planCart(aCart(rows, aPresale(0), aTone(2, { productId: 2, stock: 0 })), cartNow);
  expect(plan.lines).toHaveLength(2);
  expect(newsOfPlan(plan)).toMatchObject([
    { kind: 'PRICE_UP', before: 900, after: 1000, line: { row: rows[0] } },
    { kind: 'LESS_STOCK', before: 3, after: 0, line: { row: rows[1] } },
  ]);
});
