import type { CartReply } from '@matiz/contracts/cart.ts';
import { formatDispatchDate } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Notification } from '@matiz/ui/notification.tsx';
import { useState } from 'react';
import { cartCopy as copy } from '../../copy/cart.ts';
import { nameOfLine } from './cart-lines.ts';

type News = CartReply['productsNews'][number];

const SHOWN_AT_FIRST = 3;

/** What changed since the lines were put in (D-9), as information; it can be put away. */
export function CartNews({ reply }: { reply: CartReply }) {
  const [isDismissed, setDismissed] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const news = reply.productsNews;
  if (news.length === 0 || isDismissed) return null;
  const shown = isWhole ? news : news.slice(0, SHOWN_AT_FIRST);
  return (
    <Notification color="blue" title={copy.newsTitle} onDismiss={() => setDismissed(true)}>
      <ul className="mt-1 flex flex-col gap-1">
        {shown.map((item) => (
          <li key={`${item.lineId} ${item.kind}`}>{describeNews(item, reply)}</li>
        ))}
      </ul>
      {shown.length < news.length ? (
        <button
          type="button"
          className="hit mt-1.5 rounded-xs font-semibold text-info underline underline-offset-2"
          onClick={() => setWhole(true)}
        >
          {copy.moreNews(news.length - shown.length)}
        </button>
      ) : null}
    </Notification>
  );
}

function describeNews(item: News, { cart, outOfStock }: CartReply): string {
  const lines = [...(cart?.products ?? []), ...outOfStock];
  const line = lines.find(({ lineId }) => lineId === item.lineId);
  const name = line ? nameOfLine(line) : item.name;
  switch (item.kind) {
    case 'PRICE_UP':
      return copy.priceUp(name, formatPesos(item.before), formatPesos(item.after));
    case 'PRICE_DOWN':
      return copy.priceDown(name, formatPesos(item.before), formatPesos(item.after));
    case 'LESS_STOCK':
      return copy.lessStock(name, item.before, item.after);
    case 'NOW_PRESALE':
      return copy.nowPresale(name, item.before - item.after);
    case 'BACK_IN_STOCK':
      return copy.backInStock(name, item.after);
    case 'NEW_DATE':
      return copy.newDate(name, item.dates ? formatDispatchDate(item.dates.after) : '');
    case 'WITHDRAWN':
      return copy.withdrawn(name);
  }
}
