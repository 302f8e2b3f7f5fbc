import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { useState } from 'react';
import { ordersCopy as copy } from '#copy/orders/orders.ts';
import { LateWindow } from '#lib/parts/deferred-part.tsx';
import { lazyPart } from '#lib/parts/lazy-part.tsx';
import { loadPart } from '#lib/parts/load-part.ts';

const loadQuestion = () => loadPart('CancelQuestion', () => import('./cancel-question.tsx'));
const CancelQuestion = lazyPart(async () => (await loadQuestion()).CancelQuestion, 'window');
const prepareQuestion = () => void loadQuestion().catch(() => undefined);

/** Cancels an order, or one delivery of it, after saying what comes back (§2, D-10). */
export function CancelButton({
  order,
  delivery = null,
  className,
}: {
  order: OrderDetail;
  /** Null: the whole order. */
  delivery?: OrderDetail['deliveries'][number] | null;
  className?: string;
}) {
  // Null until it is asked for the first time; then it stays, to leave the screen as it came.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className={className}
        onPointerEnter={prepareQuestion}
        onFocus={prepareQuestion}
        onClick={() => setAsking(true)}
      >
        {delivery ? copy.cancelDelivery : copy.cancel}
      </Button>
      {isAsking === null ? null : (
        <LateWindow>
          <CancelQuestion
            order={order}
            delivery={delivery}
            open={isAsking}
            onOpenChange={setAsking}
          />
        </LateWindow>
      )}
    </>
  );
}
