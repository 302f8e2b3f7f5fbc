import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatDispatchDate } from '@matiz/domain/kernel/clock.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { PackageCheck, ReceiptText, Truck, Wallet } from 'lucide-react';
import type { ReactNode } from 'react';
import { ordersCopy as copy } from '../../copy/orders.ts';

const AT_THE_DOOR = 'contra-entrega';

/** What happens after the confirmation, in the order in which it happens. */
export function WhatIsNext({ order }: { order: OrderDetail }) {
  const { deliveries } = order;
  const days = deliveries.map(({ estimatedDate }) => estimatedDate).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return (
    <ol className="grid gap-5 sm:grid-cols-3">
      <Step icon={<PackageCheck size={22} />} title={copy.nextPrepare}>
        {copy.nextPrepareText}
      </Step>
      <Step
        icon={<Truck size={22} />}
        title={
          first === last
            ? copy.nextSend(formatDispatchDate(first))
            : copy.nextSendMany(formatDispatchDate(first), formatDispatchDate(last))
        }
      >
        {copy.nextSendText(deliveries.length)}
      </Step>
      <PaymentStep order={order} />
    </ol>
  );
}

function PaymentStep({ order: { payment, paymentMethod, totals } }: { order: OrderDetail }) {
  const total = formatPesos(totals.total);
  if (payment.state === 'paid') {
    return (
      <Step icon={<ReceiptText size={22} />} title={copy.nextPaid(total)}>
        {copy.nextPaidText(paymentMethod.name)}
      </Step>
    );
  }
  const isAtDoor = paymentMethod.code === AT_THE_DOOR;
  return (
    <Step
      icon={<Wallet size={22} />}
      title={isAtDoor ? copy.nextPay(total) : copy.nextPayOther(paymentMethod.name)}
    >
      {isAtDoor ? copy.nextPayText : total}
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
      <span>
        <span className="block font-semibold">{title}</span>
        <span className="block text-sm text-ink-soft">{children}</span>
      </span>
    </li>
  );
}
