import type { Request } from '@matiz/client/request.ts';
import { checkCoverage } from '@matiz/contracts/delivery.ts';
import type { Me } from '@matiz/contracts/identity.ts';
import { queryOptions } from '@tanstack/react-query';

const freshMs = 10 * 60_000;

/** Whether the place of this session is reached, and in which conditions (§3 Coverage). */
export function coverageQuery(
  request: Request,
  { cityId, stateId }: Pick<Me['delivery'], 'cityId' | 'stateId'>,
) {
  return queryOptions({
    queryKey: ['coverage', cityId],
    queryFn: () => request(checkCoverage, { body: { cityId, stateId } }),
    staleTime: freshMs,
  });
}
