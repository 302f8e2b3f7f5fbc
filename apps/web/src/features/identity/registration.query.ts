import type { Request } from '@matiz/client/request.ts';
import { registrationStatus } from '@matiz/contracts/identity/registration-progress.ts';
import { queryOptions } from '@tanstack/react-query';

export const registrationKey = ['registration'] as const;

/** Staff may decide at any moment; the loader's answer is good for the page that it loads. */
const freshMs = 5_000;

/** How far the registration of the one who asks has come. */
export function registrationQuery(request: Request) {
  return queryOptions({
    queryKey: registrationKey,
    queryFn: async () => (await request(registrationStatus, {})).results,
    staleTime: freshMs,
  });
}
