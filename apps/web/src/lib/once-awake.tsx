import { type ReactNode, Suspense } from 'react';
import { useHydrated } from './use-hydrated.ts';

/**
 * What the server's page does without, once the scripts have taken it over. Only this is drawn again
 * then: a part of the page whose code is still under way would else give up what the server drew.
 */
export function OnceAwake({ children }: { children: ReactNode }) {
  return useHydrated() ? <Suspense>{children}</Suspense> : null;
}
