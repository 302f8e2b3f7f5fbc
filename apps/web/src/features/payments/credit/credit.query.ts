import type { Request } from '@matiz/client/request.ts';
import { showCreditStatement } from '@matiz/contracts/payments/credit.ts';
import { queryOptions } from '@tanstack/react-query';

/** Asked again wherever it is shown: an order or a payment moves it. */
export function creditQuery(request: Request) {
  return queryOptions({
    queryKey: ['credit'],
    queryFn: () => request(showCreditStatement, {}),
    staleTime: 0,
  });
}
