import type { CartReply } from '@matiz/contracts/cart.ts';
import type { PlannedLine } from './plan-cart.ts';

type News = CartReply['productsNews'][number];

/** What changed since the buyer touched each line (D-9): its price, then what there is of it. */
export function newsOf(lines: readonly PlannedLine[]): News[] {
  const whole = new Map(lines.map((line) => [line.row.id, line]));
  return [...whole.values()].flatMap((line) => {
    const about = {
      lineId: line.row.id,
      code: line.sellable.code,
      versionCode: line.sellable.versionCode,
      name: line.sellable.name,
    };
    return [...priceNews(line), ...stockNews(line)].map((news) => ({ ...about, ...news }));
  });
}

type Change = Pick<News, 'kind' | 'before' | 'after'>;

function priceNews({ row, price }: PlannedLine): Change[] {
  const [before, after] = [row.seenPrice, price.price];
  if (before === after) return [];
  return [{ kind: after > before ? 'PRICE_UP' : 'PRICE_DOWN', before, after }];
}

/** Units of the line: as many as the buyer asked for, and as many as there are now. */
function stockNews({ row, available, room }: PlannedLine): Change[] {
  if (available >= row.quantity) return [];
  const kind = room > 0 ? 'NOW_PRESALE' : 'LESS_STOCK';
  return [{ kind, before: row.quantity, after: available }];
}
