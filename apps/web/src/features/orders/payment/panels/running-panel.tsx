import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { ReopenLine } from '../unpaid/reopen-line.tsx';
import { usePayOrder } from '../use-pay-order.ts';
import { PayFailure } from './pay-failure.tsx';

/** The payer's bank is at work: nothing to be done but wait, or go back to its page. */
export function RunningPanel({ order }: { order: OrderDetail }) {
  const { pay, isSending, error } = usePayOrder(order.code);
  return (
    <>
      <section className="flex flex-col items-center gap-4 rounded-lg bg-surface px-5 py-8 text-center shadow-card">
        <Spinner size={44} className="text-accent" />
        <p className="max-w-sm text-ink-soft">{copy.runningText}</p>
        {error ? <PayFailure error={error} /> : null}
        <Button
          variant="secondary"
          loading={isSending}
          loadingLabel={copy.goingToBank}
          onClick={() => pay(null)}
        >
          {order.paymentMethod.means === 'pse' ? copy.backToBank : copy.backToGateway}
        </Button>
      </section>
      <ReopenLine code={order.code} />
    </>
  );
}
