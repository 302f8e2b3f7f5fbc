import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, StrictMode } from 'react';
import { HydrationBoundary } from './lib/parts/deferred-part.tsx';
import { type Services, ServicesProvider } from './lib/services.ts';

/** The providers around the router, the same on the server and in the browser. */
export function App({ services, children }: { services: Services; children: ReactNode }) {
  return (
    <StrictMode>
      <ServicesProvider value={services}>
        <QueryClientProvider client={services.queryClient}>
          <HydrationBoundary>{children}</HydrationBoundary>
        </QueryClientProvider>
      </ServicesProvider>
    </StrictMode>
  );
}
