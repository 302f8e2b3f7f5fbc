import { registrationStatus } from '@matiz/contracts/registration.ts';
import { queryOptions } from '@tanstack/react-query';
import type { Request } from '../../../lib/request-client.ts';

export const registrationKey = ['registration'] as const;

/** How far the registration of whoever asks has come; staff may decide at any moment. */
export function registrationQuery(request: Request) {
  return queryOptions({
    queryKey: registrationKey,
    queryFn: async () => (await request(registrationStatus, {})).results,
    staleTime: 0,
  });
}
