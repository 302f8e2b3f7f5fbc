import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { Download } from 'lucide-react';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { useServices } from '#lib/services.ts';

/** Pixels at which a camera reads it from an arm's length, and no phone has to scroll for it. */
const side = 240;

/** The code that the payer's bank reads, and the way to it for who holds the phone that shows it. */
export function QrCode({ order, picture }: { order: OrderDetail; picture: string }) {
  // A shell saves no link: there the payer takes a picture of the screen.
  const { isNative } = useServices().platform;
  return (
    <>
      <p className="font-display text-3xl font-semibold tabular-nums">
        {formatPesos(order.methodDue)}
      </p>
      <img
        src={picture}
        alt={copy.qrPicture}
        width={side}
        height={side}
        className="rounded-sm border border-line bg-white p-2"
      />
      <p className="max-w-sm text-ink-soft">{copy.qrRunning}</p>
      <p className="max-w-sm text-sm text-ink-soft">{isNative ? copy.qrInApp : copy.qrOnPhone}</p>
      {isNative ? null : (
        <a
          href={picture}
          download={`${copy.codeFile(order.code)}.png`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Download size={18} aria-hidden="true" />
          {copy.saveCode}
        </a>
      )}
    </>
  );
}
