import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { ReopenButton } from './reopen-button.tsx';

/** The way out of an order that is not paid: nothing in it is lost. */
export function ReopenLine({ code }: { code: string }) {
  return (
    <div className="flex flex-wrap items-center justify-center gap-x-2 text-sm text-ink-soft">
      <p>{copy.reopenHint}</p>
      <ReopenButton code={code} />
    </div>
  );
}
