import { useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';
import { coverageQuery } from './coverage.query.ts';

/** The terms of the place of this session; null: nobody delivers there, or it is not known yet. */
export function useZone() {
  const request = useRequest();
  const visitor = useMe();
  const { data } = useQuery({
    ...coverageQuery(request, visitor?.delivery ?? { cityId: '', stateId: '' }),
    enabled: visitor !== undefined,
  });
  return data?.zone ?? null;
}
