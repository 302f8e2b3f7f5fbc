import type { Request } from '@matiz/client/request.ts';
import { listWindows } from '@matiz/contracts/orders/delivery-windows.ts';
import { queryOptions } from '@tanstack/react-query';
import { purchaseKey } from '../purchase/purchase.query.ts';

/** Days and windows of the purchase; each look asks again, since others take them too. */
export function windowsQuery(request: Request) {
  return queryOptions({
    queryKey: [...purchaseKey, 'windows'],
    queryFn: () => request(listWindows, {}),
    staleTime: 10_000,
  });
}
