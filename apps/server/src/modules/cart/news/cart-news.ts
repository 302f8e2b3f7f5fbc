import type { CartNewsItem } from '@matiz/contracts/cart.ts';
import { newsOfPlan } from '@matiz/domain/cart/lines/news-of-plan.ts';
import type { CartPlan } from '@matiz/domain/cart/plan/plan-cart.ts';

/** What changed of each line since the buyer last agreed to it (D-9), as it is told. */
export function showNews(plan: CartPlan): CartNewsItem[] {
  return newsOfPlan(plan).map(({ line, ...news }) => ({
    lineId: line.row.id,
    code: line.sellable.code,
    versionCode: line.sellable.versionCode,
    name: line.sellable.name,
    advancedPurchasing: line.row.advance,
    ...news,
  }));
}
