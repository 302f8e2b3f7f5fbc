import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatWholeDay } from '@matiz/domain/kernel/show-date.ts';
import { PackageCheck, ReceiptText, Truck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { placedOrderCopy as copy } from '#copy/orders/placed-order.ts';
import { PaymentsOnDelivery } from './payments-on-delivery.tsx';

/** What happens after the confirmation, in the order in which it happens. */
export function WhatIsNext({ order }: { order: OrderDetail }) {
  const { deliveries } = order;
  return (
    <ol className="grid gap-5 sm:grid-cols-3">
      <Step icon={<PackageCheck size={22} />} title={copy.nextPrepare}>
        {copy.nextPrepareText}
      </Step>
      <Step icon={<Truck size={22} />} title={whenItComes(deliveries)}>
        {copy.nextSendText(deliveries.length)}
      </Step>
      <PaymentStep order={order} />
    </ol>
  );
}

/** The days at the door; those of dispatch where the shop does not know how long the way is. */
function whenItComes(deliveries: OrderDetail['deliveries']): string {
  const arrivals = deliveries.flatMap(({ arrivalDate }) => arrivalDate ?? []);
  return arrivals.length === deliveries.length
    ? copy.nextArrives(sayDays(arrivals))
    : copy.nextLeaves(sayDays(deliveries.map(({ estimatedDate }) => estimatedDate)));
}

function sayDays(each: readonly string[]): string {
  const days = [...new Set(each)].sort();
  const [first = '', last = ''] = [days[0], days.at(-1)].map((day = '') => formatWholeDay(day));
  if (days.length === 1) return copy.onDay(first);
  return days.length === 2 ? copy.onTwoDays(first, last) : copy.betweenDays(first, last);
}

function PaymentStep({ order }: { order: OrderDetail }) {
  const { payment, paymentMethod, deliveries, totals } = order;
  if (payment.state === 'paid') {
    return (
      <Step icon={<ReceiptText size={22} />} title={copy.nextPaid(formatPesos(totals.total))}>
        {copy.nextPaidText(paymentMethod.name)}
      </Step>
    );
  }
  const due = formatPesos(order.due);
  if (!paymentMethod.isPaidAtDoor) {
    return (
      <Step icon={<Wallet size={22} />} title={copy.nextPayOther(paymentMethod.name)}>
        {due}
      </Step>
    );
  }
  const doors = deliveries.filter((delivery) => delivery.due > 0).length;
  return (
    <Step icon={<Wallet size={22} />} title={doors > 1 ? copy.nextPayDoors : copy.nextPay(due)}>
      {doors > 1 ? <PaymentsOnDelivery deliveries={deliveries} /> : copy.nextPayText}
    </Step>
  );
}

function Step({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <li className="flex items-start gap-3 sm:flex-col">
      <span
        aria-hidden="true"
        className="grid size-11 shrink-0 place-items-center rounded-full bg-now-soft text-now"
      >
        {icon}
      </span>
      <div className="min-w-0 flex-1 sm:w-full">
        <p className="font-semibold text-balance">{title}</p>
        <div className="text-sm text-ink-soft">{children}</div>
      </div>
    </li>
  );
}
