import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { lazy, Suspense, useState } from 'react';
import { ordersCopy as copy } from '../../../copy/orders.ts';
import { loadPart } from '../../../lib/load-part.ts';
import { releasedBy } from './released-by.ts';
import { useOrderChange } from './use-order-change.ts';

const loadDialog = () => loadPart('ConfirmDialog', () => import('@matiz/ui/confirm-dialog.tsx'));
const ConfirmDialog = lazy(async () => ({ default: (await loadDialog()).ConfirmDialog }));

type Delivery = OrderDetail['deliveries'][number];

/** Cancels an order, or one delivery of it, after saying what comes back (§2, D-10). */
export function CancelButton({
  order,
  delivery = null,
  className,
}: {
  order: OrderDetail;
  /** Null: the whole order. */
  delivery?: Delivery | null;
  className?: string;
}) {
  const [asked, setAsked] = useState<'never' | 'open' | 'closed'>('never');
  const { cancel, isPending } = useOrderChange(order.code);
  const prepare = () => void loadDialog().catch(() => undefined);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={className}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setAsked('open')}
      >
        {delivery ? copy.cancelDelivery : copy.cancel}
      </Button>
      {asked === 'never' ? null : (
        <Suspense>
          <ConfirmDialog
            open={asked === 'open'}
            onOpenChange={(open) => setAsked(open ? 'open' : 'closed')}
            title={
              delivery ? copy.cancelDeliveryTitle(delivery.position) : copy.cancelTitle(order.code)
            }
            message={<WhatComesBack order={order} delivery={delivery} />}
            confirmLabel={copy.cancelConfirm}
            cancelLabel={copy.cancelKeep}
            tone="danger"
            busy={isPending}
            onConfirm={() => cancel(delivery?.deliveryId ?? null, () => setAsked('closed'))}
          />
        </Suspense>
      )}
    </>
  );
}

function WhatComesBack({ order, delivery }: { order: OrderDetail; delivery: Delivery | null }) {
  const { units, amount, due } = releasedBy(order, delivery?.deliveryId ?? null);
  const isCredit = /cr[eé]dito/i.test(order.paymentMethod.name);
  return (
    <>
      <ul className="list-disc space-y-1 pl-5">
        <li>{copy.cancelUnits(units, due > 0)}</li>
        <li>
          {order.payment.state === 'paid'
            ? copy.cancelRefund(formatPesos(amount))
            : copy.cancelAmount(formatPesos(amount))}{' '}
          {due > 0 ? copy.cancelDue(formatPesos(due)) : null}
        </li>
        {isCredit ? <li>{copy.cancelCredit}</li> : null}
      </ul>
      <p className="mt-3 text-sm">{copy.cancelFinal}</p>
    </>
  );
}
