import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { offlineCopy } from '#copy/offline/offline.ts';
import { useOnline } from '#lib/network/use-online.ts';
import { isContent } from '#lib/offline/keeping.ts';
import { sayWhenSeen } from '#lib/offline/seen-words.ts';
import { useWaitingCount } from '#lib/offline/waiting-changes.ts';

/** How often «Visto hace …» is counted again. */
const countMs = 30_000;

/**
 * Says that there is no connection, for as long as there is none, when what the page shows was
 * seen, and that what was asked for will come; then what failed is asked again.
 */
export function OfflineBanner() {
  const client = useQueryClient();
  const isOnline = useOnline();
  const isAwaited = useNavigation().state !== 'idle';
  const { pathname } = useLocation();
  const wasLost = useRef(false);
  useEffect(() => {
    if (!isOnline) {
      wasLost.current = true;
    } else if (wasLost.current) {
      wasLost.current = false;
      toast({ tone: 'success', message: offlineCopy.backOnline });
      void client.refetchQueries({
        type: 'active',
        predicate: (query) => query.state.status === 'error' || query.isStale(),
      });
    }
  }, [isOnline, client]);
  const seen = useSeen(client, isOnline);
  const waiting = useWaitingCount();
  const isBuying = pathname === '/home/cart';
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-2 bg-presale-soft px-4 py-2 text-sm font-medium text-presale">
          <WifiOff size={16} aria-hidden="true" className="shrink-0" />
          <span>
            {isAwaited ? offlineCopy.waiting : offlineCopy.banner(seen)}
            {waiting > 0 ? ` ${offlineCopy.waitingChanges(waiting)}` : ''}
            {isBuying ? ` ${offlineCopy.ordering}` : ''}
          </span>
        </p>
      )}
    </div>
  );
}

/** When the oldest of what the page is about was seen, in words; null while it is of this minute. */
function useSeen(client: QueryClient, isOnline: boolean): string | null {
  const [, count] = useState(0);
  useEffect(() => {
    if (isOnline) return;
    const timer = setInterval(() => count((n) => n + 1), countMs);
    // What was kept gets its age right after it was shown.
    const stop = client.getQueryCache().subscribe(({ type }) => {
      if (type === 'updated' || type === 'observerAdded') queueMicrotask(() => count((n) => n + 1));
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [client, isOnline]);
  if (isOnline) return null;
  const shown = client.getQueryCache().findAll({
    type: 'active',
    predicate: ({ queryKey, state }) => isContent(queryKey) && state.data !== undefined,
  });
  const oldest = Math.min(...shown.map(({ state }) => state.dataUpdatedAt));
  return Number.isFinite(oldest) ? sayWhenSeen(oldest, Date.now()) : null;
}
