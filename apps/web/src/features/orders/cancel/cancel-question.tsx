import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { splitDue } from '@matiz/domain/payments/credit/credit-part.ts';
import { ConfirmDialog } from '@matiz/ui/overlays/confirm-dialog.tsx';
import { cancelCopy as copy } from '#copy/orders/cancel-order.ts';
import { releasedBy } from './released-by.ts';
import { useOrderChange } from './use-order-change.ts';

export type CancelQuestionProps = {
  order: OrderDetail;
  /** Null: the whole order. */
  delivery: OrderDetail['deliveries'][number] | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Says what comes back before an order, or one delivery of it, is cancelled. */
export function CancelQuestion({ order, delivery, open, onOpenChange }: CancelQuestionProps) {
  const { cancel, isPending } = useOrderChange(order.code);
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={delivery ? copy.cancelDeliveryTitle(delivery.position) : copy.cancelTitle(order.code)}
      message={<WhatComesBack order={order} delivery={delivery} />}
      confirmLabel={copy.cancelConfirm}
      cancelLabel={copy.cancelKeep}
      tone="danger"
      busy={isPending}
      onConfirm={() => cancel(delivery?.deliveryId ?? null, () => onOpenChange(false))}
    />
  );
}

function WhatComesBack({ order, delivery }: Pick<CancelQuestionProps, 'order' | 'delivery'>) {
  const { units, amount, due } = releasedBy(order, delivery?.deliveryId ?? null);
  const isCredit = /cr[eé]dito/i.test(order.paymentMethod.name);
  const { creditPart, methodDue } = order;
  const { total } = order.totals;
  const left = splitDue({ total, cancelled: order.cancelled + amount, creditPart }).other;
  const back = methodDue - left;
  return (
    <>
      <ul className="list-disc space-y-1 pl-5">
        <li>{copy.cancelUnits(units, due > 0)}</li>
        <li>
          {order.payment.state === 'paid'
            ? back > 0 && copy.cancelRefund(formatPesos(back))
            : copy.cancelAmount(formatPesos(amount))}{' '}
          {due > 0 ? copy.cancelDue(formatPesos(due)) : null}
        </li>
        {delivery && delivery.shipping > 0 && due > 0 && order.paymentMethod.isPaidAtDoor ? (
          <li>{copy.cancelShipping}</li>
        ) : null}
        {isCredit ? <li>{copy.cancelCredit}</li> : null}
        {creditPart > 0 && amount > back ? (
          <li>{copy.cancelCreditPart(formatPesos(amount - back))}</li>
        ) : null}
      </ul>
      <p className="mt-3 text-sm">{copy.cancelFinal}</p>
    </>
  );
}
