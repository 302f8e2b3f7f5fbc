import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { Notification } from '@matiz/ui/overlays/notification.tsx';
import { MapPinned } from 'lucide-react';
import { useState } from 'react';
import { routeCopy as copy } from '#copy/cart/route.ts';
import { useOnline } from '#lib/network/use-online.ts';
import { AskedRemoval } from '#lib/parts/asked-removal.tsx';
import { ChooseCustomers } from './choose-customers.tsx';
import type { DeskView, RouteDesk } from './keep/route-desk.ts';
import { isUnsent } from './keep/route-parts.ts';
import { RouteCustomers } from './route-customers.tsx';
import { SendPanel } from './send-panel.tsx';
import { useRouteDesk } from './use-route-desk.ts';

/** /home/seller-route: the customers of the day, and what waits to be sent. */
export function RoutePage() {
  const opened = useRouteDesk();
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-3xl">
        <h1 className="text-2xl lg:text-3xl">{copy.title}</h1>
        <p className="mt-1 text-ink-soft">{copy.text}</p>
        <div className="mt-5">
          {opened.status === 'open' ? (
            <Route desk={opened.desk} view={opened.view} />
          ) : opened.status === 'failed' ? (
            <Notification color="orange">{copy.cannotKeep}</Notification>
          ) : (
            <div role="status" aria-label={copy.opening}>
              <ListSkeleton rows={3} />
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

/** What a route is, for who has not made one. */
function HowItGoes() {
  return (
    <ol className="grid gap-4 rounded-lg bg-surface p-5 shadow-card sm:grid-cols-3 sm:gap-5 sm:p-6">
      {copy.steps.map(([title, text], index) => (
        <li key={title} className="flex gap-3">
          <span
            aria-hidden="true"
            className="grid size-6.5 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-bold text-accent"
          >
            {index + 1}
          </span>
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-sm text-ink-soft">{text}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Route({ desk, view }: { desk: RouteDesk; view: DeskView }) {
  const { route, state, drafts } = view;
  const isOnline = useOnline();
  const [isChoosing, setChoosing] = useState(false);
  const unsent = [...drafts.values()].filter(isUnsent);
  if (isChoosing) {
    return (
      <ChooseCustomers
        desk={desk}
        before={route?.customers.map(({ customerId }) => customerId) ?? null}
        onClose={() => {
          setChoosing(false);
          // The button stands under all customers: what comes of it is read from its beginning.
          window.scrollTo({ top: 0 });
        }}
      />
    );
  }
  const choose = (
    <Button
      variant={route && state === 'fresh' ? 'secondary' : 'primary'}
      size={route ? 'sm' : 'md'}
      disabled={!isOnline}
      onClick={() => setChoosing(true)}
    >
      {route ? copy.prepareAgain : copy.open}
    </Button>
  );
  if (!route && unsent.length === 0) {
    return (
      <>
        <EmptyState icon={<MapPinned size={28} />} title={copy.emptyTitle} action={choose}>
          {isOnline ? copy.emptyText : copy.needsLine}
        </EmptyState>
        <HowItGoes />
      </>
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-ink-soft">
          {route ? copy.preparedAt(formatMoment(route.at)) : null}
          {isOnline ? null : ` ${copy.needsLine}`}
        </p>
        {choose}
      </div>
      {state === 'fresh' ? null : (
        <Notification color="orange">{state === 'aged' ? copy.aged : copy.clock}</Notification>
      )}
      {unsent.length > 0 ? <SendPanel desk={desk} unsent={unsent} /> : null}
      <RouteCustomers desk={desk} view={view} />
      <AskedRemoval
        label={copy.forget}
        title={copy.forgetTitle}
        message={copy.forgetText(unsent.length)}
        onConfirm={() => void desk.forget()}
      />
    </div>
  );
}
