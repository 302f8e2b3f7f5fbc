import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Wallet } from 'lucide-react';
import { useState } from 'react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { DeferredPart } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';
import { loadOtherWay } from './other-way.lazy.ts';

const WaysToPay = lazyPart(async () => (await loadPart('WaysToPay', loadOtherWay)).WaysToPay);

/** The same order by another method: its goods and its coupon stay held (D-12). */
export function OtherWay({ order }: { order: OrderDetail }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        block
        start={<Wallet size={18} aria-hidden="true" />}
        onClick={() => setOpen(true)}
      >
        {copy.otherWay}
      </Button>
    );
  }
  return (
    <DeferredPart>
      <WaysToPay order={order} onDone={() => setOpen(false)} />
    </DeferredPart>
  );
}
