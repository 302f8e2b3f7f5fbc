import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import type { listRefunds } from '@matiz/contracts/payments/payment-staff.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Link } from 'react-router';
import { refundCopy as copy } from '#copy/payments/payments.ts';
import { askBefore } from '#parts/question/ask.ts';

export type Refund = ReplyOf<typeof listRefunds>['result'][number];

interface RefundRowProps {
  readonly refund: Refund;
  readonly isBusy: boolean;
  readonly note: (() => void) | null;
}

export function RefundRow({ refund, isBusy, note }: RefundRowProps) {
  const { orderCode, businessName, means, transactionId, since, paid, due } = refund;
  const amount = formatPesos(due);
  return (
    <tr className="h-(--row) border-t border-line">
      <th scope="row" className="px-(--cell) text-left font-medium whitespace-nowrap">
        <Link to={`/pedidos/${orderCode}`} className="text-accent hover:underline">
          {orderCode}
        </Link>
      </th>
      <td className="px-(--cell)">{businessName}</td>
      <td className="px-(--cell)">{means ?? '–'}</td>
      <td className="px-(--cell)">{transactionId}</td>
      <td className="px-(--cell) whitespace-nowrap">
        <time dateTime={since}>{formatMoment(since)}</time>
      </td>
      <td className="px-(--cell) text-right tabular-nums">{formatPesos(paid)}</td>
      <td className="px-(--cell) text-right font-semibold tabular-nums">{amount}</td>
      <td className="px-(--cell) py-1 text-right">
        {note ? (
          <Button
            size="sm"
            variant="secondary"
            disabled={isBusy}
            aria-label={copy.noteOf(amount, orderCode)}
            onClick={() =>
              askBefore({ text: copy.noteAsk(amount, businessName), yes: copy.note }, note)
            }
          >
            {copy.note}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}
