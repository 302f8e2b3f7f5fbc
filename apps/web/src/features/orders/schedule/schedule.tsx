import { RequestError } from '@matiz/client/request-error.ts';
import type { Purchase } from '@matiz/contracts/orders.ts';
import { addressLines } from '@matiz/ui/goods/address-item.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { useQuery } from '@tanstack/react-query';
import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { arrivalCopy as copy } from '#copy/delivery/arrival.ts';
import { commonCopy } from '#copy/everywhere.ts';
import { ArrivalPromise, sayArrival } from '#features/delivery/index.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { useRequest, useServices } from '#lib/services.ts';
import { purchaseKey, useChoosePurchase } from '../purchase/purchase.query.ts';
import { DayStrip } from './day-strip.tsx';
import { SlotOption } from './slot-choice.tsx';
import { windowsQuery } from './windows.query.ts';

type Choice = { readonly windowId: string; readonly day: string };

/** The day and the hours in which what lies in the warehouse comes (D-11), and where to. */
export function Schedule({ purchase }: { purchase: Purchase }) {
  const { address, deliveries, windowMessage } = purchase;
  const now = deliveries.find(({ dispatchDate }) => dispatchDate === null);
  const hasLater = deliveries.some(({ dispatchDate }) => dispatchDate !== null);
  return (
    <>
      {address ? (
        <section className="flex items-center gap-3 rounded-lg bg-surface p-4 shadow-card">
          <MapPin size={20} aria-hidden="true" className="shrink-0 text-ink-soft" />
          <p className="min-w-0 flex-1">
            <span className="block text-xs text-ink-soft">{copy.sendTo}</span>
            <span className="block font-semibold">{addressLines(address).title}</span>
          </p>
          <AppLink
            to={links.chooseAddress}
            aria-label={`${copy.changeAddress}: ${copy.sendTo}`}
            className="hit rounded-xs text-sm font-semibold text-accent underline-offset-4 hover:underline"
          >
            {copy.changeAddress}
          </AppLink>
        </section>
      ) : null}
      {windowMessage ? <Notification color="orange">{windowMessage}</Notification> : null}
      {now ? (
        <Windows key={address?._id ?? ''} purchase={purchase} delivery={now} />
      ) : (
        <p className="text-ink-soft">{copy.onlyLater}</p>
      )}
      {now && hasLater ? <p className="text-sm text-ink-soft">{copy.later}</p> : null}
    </>
  );
}

function Windows({
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
