import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { LockKeyhole } from 'lucide-react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { PayFailure } from './panels/pay-failure.tsx';
import { usePayOrder } from './use-pay-order.ts';

/** The way to the gateway's page, where the card is typed: its numbers never pass here (D-12). */
export function CardPayment({ order }: { order: OrderDetail }) {
  const { pay, isSending, error } = usePayOrder(order.code);
  const total = formatPesos(order.totals.total);
  const isAgain = order.payment.state === 'declined';
  return (
    <div className="flex flex-col gap-4">
      {error ? <PayFailure error={error} /> : null}
      <Button
        size="lg"
        block
        start={<LockKeyhole size={18} aria-hidden="true" />}
        loading={isSending}
        loadingLabel={copy.goingToPay}
        onClick={() => pay(null)}
      >
        {isAgain ? copy.tryAgain(total) : copy.payByCard(total)}
      </Button>
    </div>
  );
}
