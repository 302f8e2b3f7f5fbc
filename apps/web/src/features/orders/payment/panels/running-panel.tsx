import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { OtherWay } from '../other-way/other-way.tsx';
import { ReopenLine } from '../unpaid/reopen-line.tsx';
import { usePayOrder } from '../use-pay-order.ts';
import { PayFailure } from './pay-failure.tsx';
import { QrCode } from './qr-code.tsx';

/** The payer's bank is at work: nothing to be done but wait, or go back to its page. A card has no page once it was sent. */
export function RunningPanel({ order }: { order: OrderDetail }) {
  const { pay, isSending, error } = usePayOrder(order.code);
  const { means } = order.paymentMethod;
  const { qrCode } = order.payment;
  return (
    <>
      <section className="flex flex-col items-center gap-4 rounded-lg bg-surface px-5 py-8 text-center shadow-card">
        {qrCode === null ? (
          <>
            <Spinner size={44} className="text-accent" />
            <p className="max-w-sm text-ink-soft">
              {means === 'nequi' ? copy.nequiRunning : copy.runningText}
            </p>
          </>
        ) : (
          <QrCode order={order} picture={qrCode} />
        )}
        {error ? <PayFailure error={error} /> : null}
        {means === 'pse' || means === 'bancolombia' ? (
          <Button
            variant="secondary"
            loading={isSending}
            loadingLabel={copy.goingToBank}
            onClick={() => pay({})}
          >
            {copy.backToBank}
          </Button>
        ) : null}
      </section>
      <OtherWay order={order} />
      <ReopenLine code={order.code} />
    </>
  );
}
