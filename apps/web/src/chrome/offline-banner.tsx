import { toast } from '@matiz/ui/overlays/toast-store.ts';
import { WifiOff } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import { commonCopy } from '#copy/everywhere.ts';
import { useOnline } from '#lib/network/use-online.ts';
import { useServices } from '#lib/services.ts';

/**
 * Says that there is no connection, for as long as there is none, and that the page that was asked
 * for will come; then what failed is asked again.
 */
export function OfflineBanner() {
  const { queryClient } = useServices();
  const isOnline = useOnline();
  const isAwaited = useNavigation().state !== 'idle';
  const wasLost = useRef(false);
  useEffect(() => {
    if (!isOnline) {
      wasLost.current = true;
    } else if (wasLost.current) {
      wasLost.current = false;
      toast({ tone: 'success', message: commonCopy.backOnline });
      void queryClient.refetchQueries({
        type: 'active',
        predicate: (query) => query.state.status === 'error' || query.isStale(),
      });
    }
  }, [isOnline, queryClient]);
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-2 bg-presale-soft px-4 py-2 text-sm font-medium text-presale">
          <WifiOff size={16} aria-hidden="true" />
          {isAwaited ? commonCopy.offlineWaiting : commonCopy.offlineBanner}
        </p>
      )}
    </div>
  );
}
