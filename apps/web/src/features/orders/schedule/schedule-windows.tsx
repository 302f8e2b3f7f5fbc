import { RequestError } from '@matiz/client/request-error.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { arrivalCopy as copy } from '#copy/delivery/arrival.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { ArrivalPromise, sayArrival } from '#features/delivery/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { useRequest, useServices } from '#lib/services.ts';
import { purchaseKey, useChoosePurchase } from '../purchase/purchase.query.ts';
import { DayStrip } from './day-strip.tsx';
import { SlotOption } from './slot-choice.tsx';
import { windowsQuery } from './windows.query.ts';

type Choice = { readonly windowId: string; readonly day: string };

/** The days of a delivery and, of the one that is looked at, its hours. */
export function ScheduleWindows({
  purchase,
  delivery,
}: {
  purchase: Purchase;
  delivery: Purchase['deliveries'][number];
}) {
  const { queryClient } = useServices();
  const { data, error, refetch, isFetching } = useQuery(windowsQuery(useRequest()));
  const { mutate } = useChoosePurchase();
  // What was pressed is shown as chosen at once; the sums follow with the answer.
  const [pressed, setPressed] = useState<Choice | null>(null);
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const { arrivalDate, window, orderBy } = delivery;
  const chosen = pressed ?? {
    windowId: window?.windowId ?? '',
    day: window ? (arrivalDate ?? '') : '',
  };
  const renew = () => void queryClient.invalidateQueries({ queryKey: purchaseKey });

  function choose(choice: Choice): void {
    setPressed(choice);
    mutate(
      { window: choice },
      {
        onSuccess: () => setPressed(null),
        onError(refusal) {
          setPressed(null);
          alertFailure(refusal);
          renew();
        },
      },
    );
  }

  if (error && !data) {
    return (
      <ErrorState
        title={copy.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
        retryLabel={commonCopy.retry}
      >
        {error instanceof RequestError ? error.message : null}
      </ErrorState>
    );
  }
  if (!data) return null;
  const promise =
    arrivalDate && orderBy ? (
      <ArrivalPromise
        day={arrivalDate}
        orderBy={orderBy}
        window={window}
        now={data.now}
        onOver={renew}
      />
    ) : null;
  const { days } = data;
  if (!purchase.hasWindows || days.length === 0) {
    return (
      <section className="flex flex-col gap-3 rounded-lg bg-surface p-4 shadow-card sm:p-5">
        {arrivalDate ? <p className="font-semibold">{sayArrival(arrivalDate, null)}</p> : null}
        {promise}
        <p className="text-sm text-ink-soft">{copy.noWindows}</p>
      </section>
    );
  }
  const shown = days.find(({ day }) => day === (lookedAt ?? chosen.day)) ?? days[0];
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-surface p-4 shadow-card sm:p-5">
      {promise}
      <DayStrip days={days} shown={shown?.day ?? ''} onShow={setLookedAt} />
      {shown ? (
        <SlotOption
          day={shown.day}
          slots={shown.slots}
          now={data.now}
          chosenId={chosen.day === shown.day ? chosen.windowId : null}
          onChoose={(windowId) => choose({ windowId, day: shown.day })}
        />
      ) : null}
    </section>
  );
}
