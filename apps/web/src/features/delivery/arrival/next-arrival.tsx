import type { Request } from '@matiz/client/request.ts';
import { nextArrival } from '@matiz/contracts/orders/delivery-windows.ts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useRequest } from '#lib/services.ts';
import { ArrivalPromise } from './arrival-promise.tsx';

function nextArrivalQuery(request: Request) {
  return queryOptions({
    queryKey: ['next-arrival'],
    queryFn: () => request(nextArrival, {}),
    // Asked each time that it is drawn: another window may have been chosen since. At a cut-off hour
    // the promise asks by itself.
    staleTime: 0,
  });
}

/**
 * When what lies in the warehouse comes to the place of this session (D-11); its height is kept free
 * until it is known, and nothing is said where nobody delivers.
 */
export function NextArrival() {
  const { data, refetch } = useQuery(nextArrivalQuery(useRequest()));
  if (data && data.arrival === null) return null;
  return (
    <div className="min-h-10">
      {data?.arrival ? (
        <ArrivalPromise
          day={data.arrival.day}
          orderBy={data.arrival.orderBy}
          window={data.arrival.window}
          now={data.now}
          onOver={() => void refetch()}
        />
      ) : null}
    </div>
  );
}
