import type { CartNewsItem } from '@matiz/contracts/cart.ts';
import { newsOfLine } from '@matiz/domain/cart/line-news.ts';
import { lineNow } from './cart-change.ts';
import type { CartPlan, PlannedLine } from './plan-cart.ts';

/** What changed of each line since the buyer last agreed to it (D-9), in the order of the lines. */
export function newsOf({ lines, outOfStock }: CartPlan): CartNewsItem[] {
  // A line that is spread over several days comes once for each: its news are told once.
  const whole = new Map([...lines, ...outOfStock].map((line) => [line.row.id, line]));
  return [...whole.values()].flatMap(newsOfPlanned);
}

function newsOfPlanned(line: PlannedLine): CartNewsItem[] {
  const { row, sellable } = line;
  const { seenPrice: price, seenUnits: units, seenDate: date } = row;
  const about = {
    lineId: row.id,
    code: sellable.code,
    versionCode: sellable.versionCode,
    name: sellable.name,
    advancedPurchasing: row.advance,
  };
  return newsOfLine({ price, units, date }, lineNow(line)).map((news) => ({ ...about, ...news }));
}
