import { formatHour } from '@matiz/domain/kernel/show-date.ts';
import { useSyncExternalStore } from 'react';
import { frameCopy as copy } from '#copy/frame.ts';

let lostAt: Date | null = null;

function subscribe(listener: () => void): () => void {
  const note = () => {
    lostAt = navigator.onLine ? null : new Date();
    listener();
  };
  window.addEventListener('online', note);
  window.addEventListener('offline', note);
  return () => {
    window.removeEventListener('online', note);
    window.removeEventListener('offline', note);
  };
}

/** Says since when there is no connection. */
export function OfflineLine() {
  const since = useSyncExternalStore(subscribe, () => lostAt);
  return (
    <output className="fixed bottom-0 left-0 z-40 m-3">
      {since ? (
        <span className="rounded-sm bg-warning-soft px-3 py-2 text-warning">
          {copy.offlineSince(formatHour(since))}
        </span>
      ) : null}
    </output>
  );
}
