import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { Sum } from '#features/cart/index.ts';
import { expressOf } from '../purchase/express-of.ts';
import { PurchaseTotals } from '../purchase/purchase-totals.tsx';
import { PaymentsOnDelivery } from './payments-on-delivery.tsx';

/** What an order came to, where it went and how it is paid. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { title, detail } = addressLines(order.address);
  return (
    <div className="divide-y divide-line rounded-lg bg-surface shadow-card print:mt-5 print:ml-auto print:w-80 print:break-inside-avoid print:divide-y-0">
      <Fact title={copy.sums}>
        <PurchaseTotals
          totals={order.totals}
          method={order.paymentMethod.name}
          discounts={order.discounts}
          express={expressOf(order.deliveries)}
          creditPart={order.creditPart}
        />
        {order.cancelled > 0 ? (
          <dl className="mt-3 flex flex-col gap-2 border-t border-line pt-3 text-sm">
            <Sum label={copy.cancelledPart} value={formatPesos(-order.cancelled)} tone="good" />
            <div className="flex items-baseline justify-between gap-4 text-base font-semibold">
              <dt>{order.payment.state === 'due' ? copy.due : copy.totalNow}</dt>
              <dd className="tabular-nums">{formatPesos(order.due)}</dd>
            </div>
          </dl>
        ) : null}
        <Refund order={order} />
      </Fact>
      <Fact title={copy.addressLabel} isPrinted={false}>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{detail}</p>
      </Fact>
      <Fact title={copy.paymentLabel} isPrinted={order.paymentMethod.isPaidAtDoor}>
        <p className="font-semibold">
          {order.paymentMethod.name}
          {order.creditPart > 0 ? ` ${copy.andCredit}` : null}
        </p>
        {order.paymentMethod.isPaidAtDoor ? (
          <PaymentsOnDelivery deliveries={order.deliveries} lead={copy.eachDoor} />
        ) : null}
      </Fact>
    </div>
  );
}

/** What was paid and goes back, and what of it went already. */
function Refund({ order: { payment, creditPart, cancelled } }: { order: OrderDetail }) {
  const { refundDue, refunded } = payment;
  const onCredit = Math.min(creditPart, cancelled);
  if (refundDue + onCredit === 0) return null;
  const left = refundDue - refunded;
  return (
    <p className="mt-3 border-t border-line pt-3 text-sm font-semibold text-info">
      {onCredit > 0 ? (
        <span className="block">{copy.backOnCredit(formatPesos(onCredit))}</span>
      ) : null}
      {left > 0 ? <span className="block">{copy.refund(formatPesos(left))}</span> : null}
      {refunded > 0 ? (
        <span className="block text-now">{copy.refunded(formatPesos(refunded))}</span>
      ) : null}
    </p>
  );
}

function Fact({
  title,
  isPrinted = true,
  children,
}: {
  title: string;
  /** Else it stands on top of the printed order. */
  isPrinted?: boolean;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('p-4 sm:p-5 print:px-0 print:py-3', !isPrinted && 'print:hidden')}
    >
      <h2 id={id} className="eyebrow mb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
