import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatDay } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { CalendarClock } from 'lucide-react';
import { useId } from 'react';
import { cancelCopy as copy } from '#copy/orders/cancel-order.ts';
import { CancelButton } from './cancel-button.tsx';
import { useOrderChange } from './use-order-change.ts';

/**
 * An arrival got another date: the buyer keeps that part or cancels it (D-8). A part of its own:
 * hardly any arrival does.
 */
export function MovedNotice({
  order,
  delivery,
}: {
  order: OrderDetail;
  delivery: OrderDetail['deliveries'][number];
}) {
  const id = useId();
  const { keep, isPending } = useOrderChange(order.code);
  const { moved, dispatchDate, estimatedDate, deliveryId, canCancel, state } = delivery;
  if (moved === null || state !== 'pending') return null;
  const day = formatDay(dispatchDate ?? estimatedDate);
  if (moved.isKept) {
    return (
      <p className="flex items-center gap-2 border-b border-line bg-presale-soft/50 px-4 py-2.5 text-sm text-presale sm:px-5">
        <CalendarClock size={16} aria-hidden="true" className="shrink-0" />
        {copy.movedKept(day)}
      </p>
    );
  }
  return (
    <section
      aria-labelledby={id}
      className="flex flex-col gap-3 border-b border-line bg-presale-soft px-4 py-4 sm:px-5 md:flex-row md:items-center md:gap-6"
    >
      <div className="min-w-0 flex-1">
        <h3
          id={id}
          className="flex items-center gap-2 font-text text-base font-semibold tracking-normal text-presale"
        >
          <CalendarClock size={20} aria-hidden="true" className="shrink-0" />
          {copy.movedTitle}
        </h3>
        <p className="mt-1 text-sm">{copy.movedText(formatDay(moved.from), day)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" loading={isPending} onClick={() => keep(deliveryId)}>
          {copy.keep}
        </Button>
        {canCancel && order.state !== 'created' ? (
          <CancelButton order={order} delivery={delivery} />
        ) : null}
      </div>
    </section>
  );
}
