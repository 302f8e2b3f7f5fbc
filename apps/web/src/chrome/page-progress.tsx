import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { useOnline } from '#lib/network/use-online.ts';

/** Nothing is shown for navigations that take less. */
const patienceMs = 250;

/** A line at the top while the next page is on its way: without a connection it is not. */
export function PageProgress() {
  const isOnline = useOnline();
  const isLoading = useNavigation().state !== 'idle' && isOnline;
  const [isShown, show] = useState(false);
  useEffect(() => {
    if (!isLoading) return show(false);
    const timer = setTimeout(() => show(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isLoading]);
  if (!isShown) return null;
  return (
    <div
      aria-hidden="true"
      className="fixed inset-x-0 top-0 z-50 h-0.75 overflow-hidden bg-accent-soft"
    >
      <div className="page-progress h-full w-1/3 rounded-full bg-accent" />
    </div>
  );
}
