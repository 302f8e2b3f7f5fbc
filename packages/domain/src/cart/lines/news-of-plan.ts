import { type LineNews, newsOfLine } from '../line-news.ts';
import type { CartPlan, PlannedLine } from '../plan/plan-cart.ts';
import { lineNow } from './cart-change.ts';

/** News with the cart line that they are of. */
export interface NewsOfPlan extends LineNews {
  readonly line: PlannedLine;
}

/** What changed of each line since the buyer last agreed to it (D-9), in the order of the lines. */
export function newsOfPlan({ lines, outOfStock }: CartPlan): NewsOfPlan[] {
  // A line that is spread over several days comes once for each: its news are told once.
  const whole = new Map([...lines, ...outOfStock].map((line) => [line.row.id, line]));
  return [...whole.values()].flatMap((line) => {
    const { seenPrice: price, seenUnits: units, seenDate: date } = line.row;
    return newsOfLine({ price, units, date }, lineNow(line)).map((news) => ({ ...news, line }));
  });
}
