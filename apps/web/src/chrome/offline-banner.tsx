import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { commonCopy } from '../copy/everywhere.ts';

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that there is no connection, for as long as there is none. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {isOnline ? null : (
        <p className="flex items-center justify-center gap-2 bg-presale-soft px-4 py-2 text-sm font-medium text-presale">
          <WifiOff size={16} aria-hidden="true" />
          {commonCopy.offlineBanner}
        </p>
      )}
    </div>
  );
}
