import type { Request } from '@matiz/client/request.ts';
import { listUsualTones } from '@matiz/contracts/catalogue/usual-tones.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { hasCart } from '#features/buying/index.ts';
import { useRequest } from '#lib/services.ts';
import { useMe } from '#session/me.query.ts';

const freshMs = 10 * 60_000;

export function usualTonesQuery(request: Request, productId: string, customerId: string) {
  return queryOptions({
    queryKey: ['usual-tones', customerId, productId],
    queryFn: async () => (await request(listUsualTones, { query: { productId } })).result,
    staleTime: freshMs,
  });
}

/** What the customer usually orders of a product: units by version code. The card stands without it. */
export function useUsualTones(
  productId: string,
  { isAsked }: { isAsked: boolean },
): ReadonlyMap<string, number> {
  const visitor = useMe();
  const query = usualTonesQuery(useRequest(), productId, visitor?.customer?._id ?? '');
  const { data } = useQuery({ ...query, enabled: isAsked && hasCart(visitor) });
  return useMemo(
    () => new Map((data ?? []).map(({ versionCode, quantity }) => [versionCode, quantity])),
    [data],
  );
}
