import type { ReplyOf } from '@matiz/contracts/define-call.ts';
import { closeOwnSession, type listOwnSessions } from '@matiz/contracts/identity/own-account.ts';
import { formatMoment } from '@matiz/domain/kernel/show-date.ts';
import { Button } from '@matiz/ui/button.tsx';
import { ConfirmDialog } from '@matiz/ui/overlays/confirm-dialog.tsx';
import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useState } from 'react';
import { ownAccountCopy as copy } from '#copy/identity/own-account.ts';
import { alertFailure } from '#lib/alert-failure.ts';
import { leaveRoute } from '#lib/offline/left-routes.ts';
import { useServices } from '#lib/services.ts';
import { leave } from '#session/leaving.ts';
import { goToLanding, type Leaving } from '../use-logout.ts';
import { ownSessionsKey, ownSessionsQuery } from './own-sessions.query.ts';

type OwnSession = ReplyOf<typeof listOwnSessions>['results'][number];

/** Where the account is open, each closed by itself, or all at once. */
export function SessionList({ beforeLeaving }: Leaving) {
  const services = useServices();
  const { request, queryClient, platform } = services;
  const { data, isError } = useQuery(ownSessionsQuery(request));
  const [isAsking, setAsking] = useState(false);
  const close = useMutation({
    mutationFn: async (sessionId: string | null) => {
      const close = () => request(closeOwnSession, { body: { sessionId } });
      if (sessionId !== null) return close();
      await beforeLeaving(services).catch(() => undefined);
      return leave(queryClient, close);
    },
    onSuccess({ results }, sessionId) {
      // This one is over as well, and its cookies are taken back.
      if (sessionId === null) {
        // Meant for a phone that is not at hand, often: what waits on this one stays theirs.
        leaveRoute(platform.device, Date.now());
        return goToLanding(platform);
      }
      toast({ tone: 'success', message: results.message });
      return queryClient.invalidateQueries({ queryKey: ownSessionsKey });
    },
    onError: alertFailure,
  });
  return (
    <div className="px-4 py-4 sm:px-5">
      <h3 className="font-text text-base font-semibold">{copy.sessions}</h3>
      {isError ? <p className="mt-2 text-danger">{copy.sessionsFailed}</p> : null}
      <ul className="mt-2 grid gap-1">
        {data?.results.map((session) => (
          <Session
            key={session.id}
            session={session}
            isClosing={close.isPending && close.variables === session.id}
            onClose={() => close.mutate(session.id)}
          />
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="mt-3" onClick={() => setAsking(true)}>
        {copy.closeAll}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={copy.closeAllTitle}
        message={copy.closeAllText}
        confirmLabel={copy.closeAll}
        tone="danger"
        busy={close.isPending}
        onConfirm={() => close.mutate(null)}
      />
    </div>
  );
}

function Session({
  session: { device, from, seenAt, isCurrent },
  isClosing,
  onClose,
}: {
  session: OwnSession;
  isClosing: boolean;
  onClose: () => void;
}) {
  return (
    <li className="flex min-h-14 items-center gap-3">
      <MonitorSmartphone size={20} aria-hidden="true" className="shrink-0 text-ink-faint" />
      <div className="min-w-0 flex-1">
        <p className="truncate">{device}</p>
        <p className="text-xs text-ink-soft">
          {isCurrent ? (
            <span className="font-semibold text-now">{copy.current}</span>
          ) : (
            <time dateTime={seenAt}>{copy.seen(formatMoment(seenAt))}</time>
          )}
          {from === null ? null : ` · ${copy.from(from)}`}
        </p>
      </div>
      {isCurrent ? null : (
        <Button
          variant="quiet"
          size="sm"
          loading={isClosing}
          aria-label={copy.closeOn(device)}
          onClick={onClose}
        >
          {copy.close}
        </Button>
      )}
    </li>
  );
}
