import { RequestError } from '@matiz/client/request-error.ts';
import type { OrderDetail } from '@matiz/contracts/orders.ts';
import { formatPesos } from '@matiz/domain/kernel/money.ts';
import { Button } from '@matiz/ui/button.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { Spinner } from '@matiz/ui/spinner.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { commonCopy } from '#copy/everywhere.ts';
import { paymentCopy as copy } from '#copy/orders/payment.ts';
import { MethodChoice, RefusedMethods } from '#features/payments/index.ts';
import { LateQuestion } from '#lib/parts/late-question.tsx';
import { useRequest } from '#lib/services.ts';
import { waysToPayQuery } from '../payment.query.ts';
import { useChangePayment } from './use-change-payment.ts';

/** Every other way with what it adds or takes off, and what the order comes to with it. */
export function WaysToPay({ order, onDone }: { order: OrderDetail; onDone: () => void }) {
  const { data, error, refetch, isFetching } = useQuery(waysToPayQuery(useRequest(), order.code));
  const [picked, setPicked] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const change = useChangePayment(order.code, { onDone, onRunning: () => setAsking(true) });
  const methods = data?.result ?? [];
  const open = methods.filter(({ isAvailable }) => isAvailable);
  const method = open.find(({ code }) => code === picked);
  const { total, paymentAdjustment } = order.totals;
  const newTotal = total - paymentAdjustment + (method?.adjustment ?? 0);

  function send(isSure: boolean): void {
    if (method && !change.isPending) change.mutate({ method, total: newTotal, isSure });
  }

  if (!data && !error) {
    return (
      <p className="flex items-center justify-center gap-3 py-6 text-ink-soft">
        <Spinner size={24} className="text-accent" />
        {copy.waysLoading}
      </p>
    );
  }
  if (!data) {
    return (
      <Notification
        color="red"
        title={copy.waysFailed}
        action={
          <Button variant="secondary" loading={isFetching} onClick={() => void refetch()}>
            {commonCopy.retry}
          </Button>
        }
      >
        {error?.message}
      </Notification>
    );
  }
  const isRunning =
    change.error instanceof RequestError && change.error.code === 'PAYMENT_RUNNING' && isAsking;
  return (
    <section aria-label={copy.otherWay} className="flex flex-col gap-4">
      <h2 className="text-lg">{copy.otherWay}</h2>
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{copy.otherWay}</legend>
        {open.map((one) => (
          <MethodChoice
            key={one.code}
            method={one}
            isChosen={one.code === picked}
            onChoose={setPicked}
          />
        ))}
      </fieldset>
      {open.length === 0 ? <p className="text-ink-soft">{copy.noOtherWay}</p> : null}
      <RefusedMethods methods={methods.filter(({ isAvailable }) => !isAvailable)} />
      {change.error && !isRunning ? (
        <Notification color="red">{change.error.message}</Notification>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button disabled={!method} loading={change.isPending} onClick={() => send(false)}>
          {method ? copy.payThisWay(formatPesos(newTotal - order.creditPart)) : copy.chooseWay}
        </Button>
        <Button variant="quiet" onClick={onDone}>
          {copy.keepWay}
        </Button>
      </div>
      <LateQuestion
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.reopenTitle}
        message={copy.changeRunningText}
        confirmLabel={copy.changeAnyway}
        cancelLabel={copy.reopenWait}
        tone="danger"
        busy={change.isPending}
        onConfirm={() => {
          send(true);
          setAsking(false);
        }}
      />
    </section>
  );
}
