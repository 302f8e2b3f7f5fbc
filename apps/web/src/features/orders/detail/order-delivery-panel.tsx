import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { totalOf, unitsOf } from '@matiz/domain/cart/totals.ts';
import { stateWords } from '@matiz/domain/orders/state-words.ts';
import { type ReactNode, useId } from 'react';
import { DeliveryHeading, GoodsList } from '#features/buying/index.ts';
import { titleOfDelivery } from './delivery-card.tsx';
import { sayPaymentOnDelivery } from './payments-on-delivery.tsx';

type Delivery = OrderDetail['deliveries'][number];
const gone: readonly Delivery['state'][] = ['dispatched', 'delivered', 'returned'];
const coming: readonly Delivery['state'][] = ['pending', 'in_preparation', 'dispatched'];

/** One delivery of an order with its products, and beside them how far it is. */
export function OrderDeliveryPanel({
  delivery,
  of,
  isPaidAtDoor = false,
  progress,
  notice,
  action,
}: {
  delivery: Delivery;
  of: number;
  /** Of several, each is paid as it comes. */
  isPaidAtDoor?: boolean;
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
    <section
      aria-labelledby={id}
      className="rounded-lg bg-surface shadow-card print:mt-6 print:break-inside-avoid"
    >
      <DeliveryHeading
        id={id}
        title={titleOfDelivery(
          { ...delivery, hasLeft: gone.includes(delivery.state) },
          position,
          of,
        )}
        isPresale={dispatchDate !== null}
        units={unitsOf(products)}
        amount={amount}
        state={stateWords[delivery.state]}
        note={
          isPaidAtDoor && of > 1 && coming.includes(delivery.state)
            ? sayPaymentOnDelivery(delivery)
            : undefined
        }
      />
      <div className="print:hidden">{notice}</div>
      <div className="flex flex-col gap-6 p-4 sm:p-5 md:flex-row md:gap-8 print:block print:p-0 print:pt-2">
        {progress ? (
          <div className="shrink-0 md:w-52 print:hidden">
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
