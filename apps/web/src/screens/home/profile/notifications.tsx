import { RequestError } from '@matiz/client/request-error.ts';
import { Button } from '@matiz/ui/button.tsx';
import { buttonClass } from '@matiz/ui/button-class.ts';
import { EmptyState } from '@matiz/ui/layout/empty-state.tsx';
import { ErrorState } from '@matiz/ui/layout/error-state.tsx';
import { ListSkeleton } from '@matiz/ui/layout/list-skeleton.tsx';
import { useQuery } from '@tanstack/react-query';
import { Bell, CalendarClock, CheckCheck, PackageCheck, Truck } from 'lucide-react';
import { notificationsCopy as copy } from '#copy/app/notifications.ts';
import { commonCopy } from '#copy/everywhere.ts';
import {
  LateNoticeAsk,
  NotificationList,
  notificationsQuery,
  useReadNotifications,
} from '#features/push/index.ts';
import { startQuery } from '#lib/network/start-query.ts';
import { AppLink } from '#lib/page/app-link.tsx';
import { links } from '#lib/page/links.ts';
import { OnceHydrated } from '#lib/parts/deferred-part.tsx';
import type { ScreenArgs } from '#lib/screen.ts';
import { useServices } from '#lib/services.ts';

export async function loadScreenData(services: ScreenArgs): Promise<null> {
  await startQuery(services, notificationsQuery(services.request));
  return null;
}

/** What the business was told (§7 Push), the last first; each leads to what it speaks of. */
export function Component() {
  const { request } = useServices();
  const { data, error, refetch } = useQuery(notificationsQuery(request));
  const { mutate: read } = useReadNotifications();
  const unread = (data ?? []).filter(({ isRead }) => !isRead).map(({ _id }) => _id);
  return (
    <div className="page py-5 lg:py-8">
      <div className="mx-auto max-w-3xl">
        <header className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-6">
          <div>
            <h1 className="text-2xl lg:text-3xl">{copy.title}</h1>
            <p className="mt-1 text-ink-soft">{copy.text}</p>
          </div>
          {unread.length > 0 ? (
            <Button
              variant="quiet"
              size="sm"
              className="-ml-3 sm:ml-0"
              start={<CheckCheck size={18} aria-hidden="true" />}
              onClick={() => read(unread)}
            >
              {copy.readAll}
            </Button>
          ) : null}
        </header>
        {data === undefined && error ? (
          <ErrorState
            title={copy.failed}
            retryLabel={commonCopy.retry}
            onRetry={() => void refetch()}
          >
            {error instanceof RequestError ? error.message : null}
          </ErrorState>
        ) : data === undefined ? (
          <ListSkeleton />
        ) : data.length === 0 ? (
          <NothingYet />
        ) : (
          <NotificationList notes={data} onRead={read} />
        )}
        {/* Whether there is something to ask is known late: under the list it moves nothing. */}
        <div className="mt-6">
          <OnceHydrated>
            <LateNoticeAsk />
          </OnceHydrated>
        </div>
      </div>
    </div>
  );
}

const kinds = [
  ['order', Truck],
  ['date', CalendarClock],
  ['back', PackageCheck],
] as const;

/** Nobody was told anything yet: what one will be told. */
function NothingYet() {
  return (
    <>
      <EmptyState
        icon={<Bell size={28} />}
        title={copy.emptyTitle}
        action={
          <AppLink to={links.orders} className={buttonClass({ variant: 'secondary' })}>
            {copy.toOrders}
          </AppLink>
        }
      >
        {copy.emptyText}
      </EmptyState>
      <ul className="grid gap-4 rounded-lg bg-surface p-5 shadow-card sm:grid-cols-3 sm:p-6">
        {kinds.map(([kind, Icon]) => {
          const [title, text] = copy.kinds[kind];
          return (
            <li key={kind} className="flex gap-3">
              <Icon size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-accent" />
              <span>
                <span className="block font-semibold">{title}</span>
                <span className="block text-sm text-ink-soft">{text}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
