import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useQuery } from '@tanstack/react-query';
import { commonCopy } from '#copy/everywhere.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { useRequest } from '#lib/services.ts';
import { pseChoicesQuery } from '../payment.query.ts';
import { PsePaymentForm } from './pse-payment-form.tsx';
import { PseSkeleton } from './pse-skeleton.tsx';

/** The form of PSE, once its banks are here. A part of its own: only the one who pays so needs it. */
export function PsePayment({ order }: { order: OrderDetail }) {
  const { data, error, refetch, isFetching } = useQuery(pseChoicesQuery(useRequest(), order.code));
  if (data) return <PsePaymentForm order={order} choices={data} />;
  if (!error) return <PseSkeleton />;
  return (
    <Notification
      color="red"
      title={copy.pseFailed}
      action={
        <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
          {commonCopy.retry}
        </Button>
      }
    >
      {error.message}
    </Notification>
  );
}
