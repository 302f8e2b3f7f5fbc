import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { LockKeyhole } from 'lucide-react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { PayFailure } from './panels/pay-failure.tsx';
import { usePayOrder } from './use-pay-order.ts';

/** The way to the page of who makes payment links: cards and banks are asked for there. */
export function LinkPayment({ order }: { order: OrderDetail }) {
  const { pay, isSending, error } = usePayOrder(order.code);
  const total = formatPesos(order.methodDue);
  return (
    <div className="flex flex-col gap-4">
      {error ? <PayFailure error={error} /> : null}
      <Button
        size="lg"
        block
        start={<LockKeyhole size={18} aria-hidden="true" />}
        loading={isSending}
        loadingLabel={copy.goingToPay}
        onClick={() => pay({})}
      >
        {order.payment.state === 'declined' ? copy.tryAgain(total) : copy.payByLink(total)}
      </Button>
    </div>
  );
}
