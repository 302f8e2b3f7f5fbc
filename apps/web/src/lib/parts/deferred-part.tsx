import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../use-hydrated.ts';
import { asleep, wakeUp } from './early-input.ts';
import { markPressed } from './pending-press.ts';

/**
 * A part of the page whose code may come after the page. What the server drew of it stays until
 * then, and what is done to it meanwhile is kept for it (early-input.ts).
 */
export function DeferredPart({
  fallback,
  children,
}: {
  fallback?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Suspense fallback={fallback}>
      <HydrationBoundary>{children}</HydrationBoundary>
    </Suspense>
  );
}

/** What is around it is asleep until the scripts have taken over what the server drew of it. */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const isAwake = useHydrated();
  const part = useRef<HTMLDivElement>(null);
  // Before anything is drawn again: a button that was pressed may make room for another one then.
  useEffect(() => {
    if (part.current) void wakeUp(part.current);
  }, []);
  return (
    <div ref={part} className="contents" {...(isAwake ? null : { [asleep]: '' })}>
      {children}
    </div>
  );
}

/**
 * What the server's page does without, once the scripts have taken it over. Only this is drawn again
 * then: a part of the page whose code is still under way would else give up what the server drew.
 */
export function OnceHydrated({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense>{children}</Suspense> : null;
}

/** A window over the page: while its code is under way, the button that asked for it says so. */
export function LateWindow({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Heard />}>{children}</Suspense>;
}

function Heard() {
  useLayoutEffect(() => markPressed(), []);
  return null;
}
