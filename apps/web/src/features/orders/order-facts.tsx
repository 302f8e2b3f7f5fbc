import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { addressLines } from '@matiz/ui/address-item.tsx';
import { type ReactNode, useId } from 'react';
import { ordersCopy as copy } from '../../copy/orders.ts';
import { PurchaseTotals } from './purchase-totals.tsx';

/** What an order came to, where it went and how it is paid. */
export function OrderFacts({ order }: { order: OrderDetail }) {
  const { title, detail } = addressLines(order.address);
  return (
    <div className="divide-y divide-line rounded-lg bg-surface shadow-card">
      <Fact title={copy.sums}>
        <PurchaseTotals totals={order.totals} method={order.paymentMethod.name.toLowerCase()} />
      </Fact>
      <Fact title={copy.addressLabel}>
        <p className="font-semibold">{title}</p>
        <p className="text-sm text-ink-soft">{detail}</p>
      </Fact>
      <Fact title={copy.paymentLabel}>
        <p className="font-semibold">{order.paymentMethod.name}</p>
      </Fact>
    </div>
  );
}

function Fact({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="p-4 sm:p-5">
      <h2 id={id} className="eyebrow mb-2">
        {title}
      </h2>
      {children}
    </section>
  );
}
