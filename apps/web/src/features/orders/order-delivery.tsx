import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { totalOf, unitsOf } from '@matiz/domain/cart/totals.ts';
import { type ReactNode, useId } from 'react';
import { DeliveryHeading } from '../cart/delivery-heading.tsx';
import { GoodsList } from '../cart/goods-list.tsx';
import { titleOfDelivery } from './delivery-card.tsx';

type Delivery = OrderDetail['deliveries'][number];
const GONE: readonly Delivery['state'][] = ['dispatched', 'delivered', 'returned'];

/** One delivery of an order with its products, and beside them how far it is. */
export function OrderDelivery({
  delivery,
  of,
  progress,
  notice,
  action,
}: {
  delivery: Delivery;
  of: number;
  progress?: ReactNode;
  /** Something to be answered, under the title. */
  notice?: ReactNode;
  /** What can be done with this delivery, under its progress. */
  action?: ReactNode;
}) {
  const id = useId();
  const { products, position, dispatchDate } = delivery;
  const amount = totalOf(products.map(({ quantity, price }) => ({ quantity, unitPrice: price })));
  return (
    <section aria-labelledby={id} className="rounded-lg bg-surface shadow-card">
      <DeliveryHeading
        id={id}
        title={titleOfDelivery(
          { ...delivery, hasLeft: GONE.includes(delivery.state) },
          position,
          of,
        )}
        isPresale={dispatchDate !== null}
        units={unitsOf(products)}
        amount={amount}
      />
      {notice}
      <div className="flex flex-col gap-6 p-4 sm:p-5 md:flex-row md:gap-8">
        {progress ? (
          <div className="shrink-0 md:w-52">
            {progress}
            {action ? <div className="mt-3 -ml-3.5">{action}</div> : null}
          </div>
        ) : null}
        <div className="min-w-0 flex-1">
          <GoodsList lines={products} />
        </div>
      </div>
    </section>
  );
}
