import type { Restock } from '@matiz/contracts/catalogue/restock.ts';
import { clsx } from 'clsx';
import { restockCopy as copy } from '#copy/restock.ts';
import { Part } from '#lib/parts/part.tsx';
import { AwaitedDeliveries } from './awaited-deliveries.tsx';
import { GoodsRow } from './goods-row.tsx';
import { LastOrder } from './last-order.tsx';
import { MovedPrices } from './moved-prices.tsx';
import { useRestock } from './restock.query.ts';

/** The home of someone who buys again begins with it; nothing before the first order. */
export function RestockSection() {
  const restock = useRestock();
  if (!restock?.lastOrder) return null;
  const { lastOrder, onTheWay, usual, back, moved } = restock;
  return (
    <section aria-label={copy.title} className="flex flex-col gap-5 sm:gap-7">
      <div
        className={clsx(
          'page grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4',
          onTheWay.length > 0 && 'lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]',
        )}
      >
        <Part>
          <LastOrder order={lastOrder} />
        </Part>
        {onTheWay.length > 0 ? (
          <Part>
            <AwaitedDeliveries deliveries={onTheWay} />
          </Part>
        ) : null}
      </div>
      <Part>
        <GoodsRow title={copy.usual} goods={usual} />
      </Part>
      <Part>
        <GoodsRow title={copy.back} goods={back.filter((good) => !isIn(usual, good))} />
      </Part>
      <Part>
        <MovedPrices moved={moved} />
      </Part>
    </section>
  );
}

function isIn(goods: Restock['usual'], { code, versionCode }: Restock['usual'][number]) {
  return goods.some((one) => one.code === code && one.versionCode === versionCode);
}
