import type { Request } from '@matiz/client/request.ts';
import { readOnboardingSlides } from '@matiz/contracts/marketing/onboarding-slides.ts';
import { queryOptions } from '@tanstack/react-query';

/** What the slides say (§1). Asked once: who opens the app waits for nobody. */
export function onboardingSlidesQuery(request: Request) {
  return queryOptions({
    queryKey: ['onboarding-slides'],
    queryFn: async () => (await request(readOnboardingSlides, { query: {} })).result,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}
