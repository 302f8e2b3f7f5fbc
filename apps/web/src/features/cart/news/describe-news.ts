import type { CartLine, CartNewsItem, CartReply } from '@matiz/contracts/cart.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { cartNewsCopy as copy } from '#copy/cart/cart-news.ts';
import { lineRowIdOf, nameOfLine } from '#features/buying/index.ts';
import { kindOf, type ToldKind } from './kind-of-news.ts';

/** One change as it is read: what was, what is, what that means. */
export interface ToldChange {
  readonly news: CartNewsItem;
  readonly kind: ToldKind;
  readonly before: string | null;
  readonly after: string | null;
  readonly meaning: string;
}

/** All that changed of one line. */
export interface LineChanges {
  readonly lineId: string;
  readonly name: string;
  /** Null where the cart no longer shows it. */
  readonly line: CartLine | null;
  readonly changes: readonly ToldChange[];
}

/** The news by line, in the order in which they came. */
export function tellNews({ cart, outOfStock, productsNews }: CartReply): LineChanges[] {
  const lines = [...(cart?.products ?? []), ...outOfStock];
  return [...Map.groupBy(productsNews, lineRowIdOf)].map(([lineId, news]) => {
    const line = lines.find((one) => lineRowIdOf(one) === lineId) ?? null;
    const name = line ? nameOfLine(line) : (news[0]?.name ?? '');
    return { lineId, name, line, changes: news.map(tellChange) };
  });
}

function tellChange(news: CartNewsItem): ToldChange {
  const kind = kindOf(news);
  return { news, kind, ...wordsOf(kind, news) };
}

function wordsOf(
  kind: ToldKind,
  { before, after, dates }: CartNewsItem,
): Pick<ToldChange, 'before' | 'after' | 'meaning'> {
  const prices = {
    before: formatPesos(before),
    after: `${formatPesos(after)} ${copy.each}`,
  };
  const amounts = { before: copy.units(before), after: copy.units(after) };
  switch (kind) {
    case 'PRICE_UP':
      return { ...prices, meaning: copy.priceUp(formatPesos(after - before)) };
    case 'PRICE_DOWN':
      return { ...prices, meaning: copy.priceDown(formatPesos(before - after)) };
    case 'LESS_STOCK':
      return { ...amounts, meaning: copy.lessStock(after) };
    case 'SOLD_OUT':
      return { ...amounts, meaning: copy.soldOut };
    case 'NOW_PRESALE':
      return {
        before: copy.units(before),
        after: copy.inPresale(before - after),
        meaning: copy.nowPresale(after, before - after),
      };
    case 'BACK_IN_STOCK':
      return { before: null, after: copy.units(after), meaning: copy.backInStock(after) };
    case 'NEW_DATE':
      return {
        before: dates ? formatDay(dates.before) : null,
        after: dates ? formatDay(dates.after) : null,
        meaning: copy.newDate,
      };
    case 'WITHDRAWN':
      return { before: null, after: null, meaning: copy.withdrawn };
  }
}
