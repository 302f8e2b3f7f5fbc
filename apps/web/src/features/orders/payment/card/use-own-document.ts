import { useEffect } from 'react';
import { useHydrated } from '#lib/use-hydrated.ts';

/**
 * Whether this page was loaded as a document of its own, and is alive. One that was reached from
 * within another page has that page's policy, and loads itself again.
 */
export function useOwnDocument(): boolean {
  const isAlive = useHydrated();
  const isOwn = isAlive && isDocumentOf(window.location.pathname);
  useEffect(() => {
    if (isAlive && !isOwn) window.location.reload();
  }, [isAlive, isOwn]);
  return isOwn;
}

function isDocumentOf(path: string): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded === undefined || URL.parse(loaded.name)?.pathname === path;
}
